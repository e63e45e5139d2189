/** The meaning of spots on the map, and where things are drawn. Contains no game rules. */

import { centre, type Point } from './hexes';
import type { Event, Place } from '../../texts/made/magna-grecia/facts';
import type { GreciaView, MarketView, PlaceView } from '../../texts/made/magna-grecia/view';

/** The selected tool decides what a click on a hex means if several moves are possible. */
export type Tool = 'road' | 'city' | 'market';

/** A hex, and the name of the place that it belongs to; null without a place or a name. */
export interface Spot {
  readonly hex: string;
  readonly place: string | null;
}

const KINDS: Record<Tool, readonly string[]> = {
  road: ['road', 'city', 'oracle', 'market', 'sell'],
  city: ['city', 'road', 'oracle', 'market', 'sell'],
  market: ['market', 'sell', 'oracle', 'city', 'road'],
};
const ON_HEX = new Set(['road', 'city']);

/** The target of a spot with this tool, if a legal move has one there. */
export function targetAt(spot: Spot, tool: Tool, possible: ReadonlySet<string>): string | null {
  for (const kind of KINDS[tool]) {
    const target = ON_HEX.has(kind) ? `${kind} ${spot.hex}` : spot.place && `${kind} ${spot.place}`;
    if (target && possible.has(target)) return target;
  }
  return null;
}

/** The tool that a target needs; null for targets beside the map. */
export function toolOf(target: string): Tool | null {
  const kind = target.split(' ')[0];
  if (kind === 'road' || kind === 'city' || kind === 'market') return kind;
  return kind === 'sell' ? 'market' : null;
}

/** The notation of a move tried at a spot, to ask why it is not legal. */
export function attempt(spot: Spot, tool: Tool, mine: MarketView | undefined, setUp: boolean): string {
  if (setUp) return spot.place ? `oracle ${spot.place}` : 'stop';
  if (tool === 'market' && spot.place) return `${mine ? 'sell' : 'market'} ${spot.place}`;
  return tool === 'road' ? `road ${spot.hex} e-w` : `city ${spot.hex}`;
}

/** The tools that legal moves need, in the order of the toolbar. */
export function toolsIn(possible: ReadonlySet<string>): Tool[] {
  const found = new Set([...possible].map(toolOf));
  return (['road', 'city', 'market'] as const).filter((tool) => found.has(tool));
}

// -- places -----------------------------------------------------------------------------------------

/** The hex on which a place's sign stands: its village, or the first tile of a city without one yet. */
export function seatOfPlace(place: PlaceView, view: GreciaView): string {
  const village = view.map.villages.find((spot) => spot.name === place.name);
  return village?.hex ?? place.hexes[0] ?? 'a1';
}

/** The place on each hex that has one. */
export function placesByHex(view: GreciaView): Map<string, PlaceView> {
  return new Map(view.places.flatMap((place) => place.hexes.map((hex) => [hex, place] as const)));
}

/** Where a place's stalls stand below its sign: two in a row. */
export function stallSpots(count: number): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / 2);
    const inRow = Math.min(2, count - row * 2);
    return { x: ((at % 2) - (inRow - 1) / 2) * 31, y: 20 + row * 19 };
  });
}

// -- what is pointed at -----------------------------------------------------------------------------

export interface Pointed {
  readonly hexes: ReadonlySet<string>;
  /** Names of places; null for a city that does not include a village yet. */
  readonly places: ReadonlySet<string | null>;
}

/** Targets of the log ('hex c5', 'place Gela') and of moves ('road c5', 'market Gela') alike. */
export function pointedAt(targets: ReadonlySet<string>): Pointed {
  const hexes = new Set<string>();
  const places = new Set<string | null>();
  for (const target of targets) {
    const [kind = '', ...rest] = target.split(' ');
    if (kind === 'hex' || ON_HEX.has(kind)) hexes.add(rest.join(' '));
    else if (kind !== 'ends' && kind !== 'staging') places.add(rest.join(' ') || null);
  }
  return { hexes, places };
}

/** Where on the map a target is, for the window to look at and for arrow keys. */
export function pointOf(target: string, view: GreciaView): Point | null {
  const { hexes, places } = pointedAt(new Set([target]));
  const [hex] = hexes;
  if (hex) return centre(hex);
  const place = view.places.find((one) => places.has(one.name));
  return place ? centre(seatOfPlace(place, view)) : null;
}

// -- what is new, what would be ---------------------------------------------------------------------

/** Hexes that bear a road or a city tile now and did not before. */
export function freshHexes(before: GreciaView | null, view: GreciaView): ReadonlySet<string> {
  if (!before) return new Set();
  const laid = (one: GreciaView): string[] => [
    ...one.roads.map((road) => road.hex),
    ...one.places.flatMap((place) => (place.kind === 'city' ? place.hexes : [])),
  ];
  const old = new Set(laid(before));
  return new Set(laid(view).filter((hex) => !old.has(hex)));
}

/** Places whose number rose, in order: they light one by one. */
export function risen(before: GreciaView | null, view: GreciaView): (string | null)[] {
  if (!before) return [];
  const old = new Map(before.places.map((place) => [place.name, place.connections]));
  return view.places.filter((place) => place.connections > (old.get(place.name) ?? 0)).map((place) => place.name);
}

export interface Gain {
  readonly place: string | null;
  readonly seat: number;
  readonly points: number;
}

/** Points that changed hands at a place: what a sale brought. */
export function gains(before: GreciaView | null, view: GreciaView): Gain[] {
  if (!before) return [];
  return view.places.flatMap((place) =>
    place.markets.flatMap((market) => {
      const was = before.places
        .find((one) => one.name === place.name)
        ?.markets.find((one) => one.seat === market.seat);
      const sold = market.state === 'sold' && was?.state === 'active';
      return sold ? [{ place: place.name, seat: market.seat, points: was.value }] : [];
    }),
  );
}

const PROSPECTS = ['connections', 'market_change', 'gaze_begins', 'gaze_moves'] as const;
type Prospect = Extract<Event, { kind: (typeof PROSPECTS)[number] }>;

/** Does an event of a preview only say how the map would change? */
export function isProspect(event: Event): event is Prospect {
  return PROSPECTS.some((kind) => kind === event.kind);
}

/** The name of a place in a view: null for a city that does not include a village yet. */
const nameOf = (place: Place): string | null => (place.new_city ? null : place.village);

/** What a move would change, by place. */
export interface Changed {
  readonly connections: ReadonlyMap<string | null, number>;
  readonly markets: ReadonlyMap<string | null, readonly MarketView[]>;
  readonly oracles: ReadonlyMap<string | null, number>;
}

export function changed(events: readonly Event[]): Changed {
  const connections = new Map<string | null, number>();
  const markets = new Map<string | null, MarketView[]>();
  const oracles = new Map<string | null, number>();
  for (const event of events) {
    if (event.kind === 'connections') connections.set(nameOf(event.place), event.connections);
    else if (event.kind === 'gaze_begins' || event.kind === 'gaze_moves') oracles.set(event.oracle, event.seat);
    else if (event.kind === 'market_change' && event.state !== 'none') {
      const place = nameOf(event.place);
      const { seat, state, value } = event;
      markets.set(place, [...(markets.get(place) ?? []), { seat, state, value }]);
    }
  }
  return { connections, markets, oracles };
}
