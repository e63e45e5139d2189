/** Describe places, targets and the whole board, for labels and screen readers. */

import type { Seated } from '../../lib/board';
import type { GreciaView, HandView, MarketView, OracleView, PlaceView } from '../../texts/made/magna-grecia/view';
import { words } from './words';

const nameOf = (seat: number | null, seats: readonly Seated[]): string =>
  seat === null ? '' : (seats[seat]?.name || String(seat + 1));

/** The name of a place; a city has none until it includes a village. */
const placeName = (name: string | null): string => name ?? words().place.newCity;

/** 'Kroton, a village; 2 connections: Gela, Elea; Livia’s market is worth 2 points.' */
export function describePlace(place: PlaceView, view: GreciaView, seats: readonly Seated[], you: number): string {
  const oracle = view.oracles.find((one) => one.name === place.name);
  const cost = place.cost[you] ?? null;
  const parts = [
    kindText(place, seats),
    oracle && place.kind === 'oracle' ? gazeText(oracle, seats) : '',
    words().place.connections({ count: place.connections, places: place.connected.map((far) => placeName(far.place)).join(', ') }),
    ...place.markets.map((market) => marketText(market, seats)),
    cost === null || place.kind === 'oracle' ? '' : words().place.cost({ cost }),
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

function kindText(place: PlaceView, seats: readonly Seated[]): string {
  const w = words().place;
  const name = placeName(place.name);
  if (place.kind === 'city') return w.city({ name, owner: nameOf(place.seat, seats), tiles: place.hexes.length });
  if (place.kind === 'oracle') return w.oracle({ name });
  return place.green ? w.greenVillage({ name }) : w.village({ name });
}

function gazeText({ holder }: OracleView, seats: readonly Seated[]): string {
  const w = words().place;
  return holder ? w.looksAt({ city: placeName(holder.city), owner: nameOf(holder.seat, seats) }) : w.looksAtNone;
}

function marketText(market: MarketView, seats: readonly Seated[]): string {
  const w = words().place.market;
  const owner = nameOf(market.seat, seats);
  return market.state === 'active' ? w.active({ owner, value: market.value }) : w[market.state]({ owner });
}

/** What choosing a target would do. */
export function describeTarget(target: string, view: GreciaView): string {
  const w = words().targets;
  const [kind = '', ...rest] = target.split(' ');
  const where = rest.join(' ');
  const place = view.places.find((one) => one.name === where);
  if (kind === 'road') return w.road({ hex: where });
  if (kind === 'city') return cityTarget(where, view);
  if (kind === 'market') return w.market({ place: where, cost: place?.cost[view.seat] ?? 0 });
  if (kind === 'sell') return w.sell({ place: where, value: place?.markets.find((market) => market.seat === view.seat)?.value ?? 0 });
  if (kind === 'oracle') return w.oracle({ village: where });
  return where === 'road' ? words().tools.takeRoad : words().tools.takeCity;
}

function cityTarget(hex: string, view: GreciaView): string {
  const village = view.map.villages.find((spot) => spot.hex === hex)?.name;
  return village ? words().targets.cityOnVillage({ village, hex }) : words().targets.city({ hex });
}

/** The whole board for screen readers: everything that has happened, nothing twice. */
export function describe(view: GreciaView, seat: number, seats: readonly Seated[]): string[] {
  const rank = { city: 0, oracle: 1, village: 2 };
  const places = view.places.toSorted((one, other) => rank[one.kind] - rank[other.kind]);
  return [
    roundText(view),
    ...view.hands.map((hand) => handText(hand, view, seats)),
    ...places.map((place) => describePlace(place, view, seats, seat)),
    ...view.hands.flatMap((hand) => roadsText(hand.seat, view, seats)),
  ];
}

function roundText({ card, round, rounds }: GreciaView): string {
  const allowed = { roads: card.roads.usual, cities: card.cities.usual, resupply: card.resupply.usual };
  return words().describe.round({ round, rounds, ...allowed });
}

function handText(hand: HandView, view: GreciaView, seats: readonly Seated[]): string {
  const w = words().describe;
  return w.hand({
    name: nameOf(hand.seat, seats),
    points: hand.points,
    supply: w.pieces(hand.supply),
    staging: w.pieces(hand.staging),
    projected: view.scores[hand.seat] ?? 0,
  });
}

function roadsText(seat: number, view: GreciaView, seats: readonly Seated[]): string[] {
  const hexes = view.roads.filter((road) => road.seat === seat).map((road) => `${road.hex} ${road.ends}`);
  return hexes.length > 0 ? [words().describe.roads({ owner: nameOf(seat, seats), hexes: hexes.join(', ') })] : [];
}
