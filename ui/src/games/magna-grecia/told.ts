/** The map in words: places, targets, the whole board; and targets in sentences of the log. */

import type { Seated } from '../../lib/board';
import type { GreciaView, MarketView, OracleView, PlaceView } from '../../texts/made/magna-grecia/view';
import { words } from './words';

const nameOf = (seat: number | null, seats: readonly Seated[]): string =>
  seat === null ? '' : (seats[seat]?.name || String(seat + 1));

/** The name of a place; a city has none until it includes a village. */
const placeName = (name: string | null): string => name ?? words().newCity;

/** 'Kroton, a village; 2 connections: Gela, Elea; Livia’s market is worth 2.' */
export function placeTold(place: PlaceView, view: GreciaView, seats: readonly Seated[], you: number): string {
  const w = words();
  const oracle = view.oracles.find((one) => one.name === place.name);
  const cost = place.cost[you] ?? null;
  const parts = [
    kindTold(place, seats),
    oracle && place.kind === 'oracle' ? gazeTold(oracle, seats) : '',
    w.connected(place.connections, place.connected.map((far) => placeName(far.place)).join(', ')),
    ...place.markets.map((market) => marketTold(market, seats)),
    cost === null || place.kind === 'oracle' ? '' : w.costs(cost),
  ];
  return w.describe.sentence(parts.filter(Boolean).join('; '));
}

function kindTold(place: PlaceView, seats: readonly Seated[]): string {
  const w = words();
  if (place.kind === 'city') return w.city(placeName(place.name), nameOf(place.seat, seats), place.hexes.length);
  if (place.kind === 'oracle') return w.oracle(placeName(place.name));
  return place.green ? w.greenVillage(placeName(place.name)) : w.village(placeName(place.name));
}

function gazeTold(oracle: OracleView, seats: readonly Seated[]): string {
  const { holder } = oracle;
  return holder ? words().looksAt(placeName(holder.city), nameOf(holder.seat, seats)) : words().looksAtNobody;
}

function marketTold(market: MarketView, seats: readonly Seated[]): string {
  const w = words().marketOf;
  const owner = nameOf(market.seat, seats);
  return market.state === 'active' ? w.active(owner, market.value) : w[market.state](owner);
}

/** What pointing at a target would do. */
export function targetTold(target: string, view: GreciaView): string {
  const w = words();
  const [kind = '', ...rest] = target.split(' ');
  const where = rest.join(' ');
  const place = view.places.find((one) => one.name === where);
  if (kind === 'road') return w.layRoad(where);
  if (kind === 'city') return w.layCity(where, view.map.villages.find((spot) => spot.hex === where)?.name ?? '');
  if (kind === 'market') return w.build(where, place?.cost[view.seat] ?? 0);
  if (kind === 'sell') return w.sell(where, place?.markets.find((market) => market.seat === view.seat)?.value ?? 0);
  if (kind === 'oracle') return w.placeOracle(where);
  return where === 'road' ? w.takeRoad : w.takeCity;
}

/** The whole board, for those who cannot see it: what has happened somewhere, nothing twice. */
export function describe(view: GreciaView, seat: number, seats: readonly Seated[]): string[] {
  const w = words().describe;
  const { roads, cities, resupply } = view.card;
  const hands = view.hands.map((hand) =>
    w.hand(
      nameOf(hand.seat, seats),
      hand.points,
      w.pieces(hand.supply.roads, hand.supply.cities),
      w.pieces(hand.staging.roads, hand.staging.cities),
      view.scores[hand.seat] ?? 0,
    ),
  );
  const rank = { city: 0, oracle: 1, village: 2 };
  const places = view.places.toSorted((one, other) => rank[one.kind] - rank[other.kind]);
  const nets = view.hands.flatMap((hand) => {
    const hexes = view.roads.filter((road) => road.seat === hand.seat);
    const told = hexes.map((road) => `${road.hex} ${road.ends}`).join(', ');
    return hexes.length > 0 ? [w.roads(nameOf(hand.seat, seats), told)] : [];
  });
  return [
    w.round(view.round, view.rounds, w.gives(roads.usual, cities.usual, resupply.usual)),
    ...hands,
    ...places.map((place) => placeTold(place, view, seats, seat)),
    ...nets,
  ];
}

const HEX = /\bon ([a-z]\d{1,2})\b/g;
const NAME = "([A-Z][\\w' ]*?)";
const PLACES = [
  `^${NAME} is a city now`,
  `market in ${NAME} (?:at|for)`,
  `^${NAME} is part of ${NAME} now`,
  `enough in ${NAME}$`,
  `^${NAME} and ${NAME} are connected`,
  `oracle on ${NAME}$`,
  `oracle of ${NAME} looks at ${NAME} \\(`,
  `oracle of ${NAME} turns from ${NAME} to ${NAME} \\(`,
].map((pattern) => new RegExp(pattern));

/** Targets in a sentence of the server's log: 'laid a road on c5, e-w' -> 'hex c5'. */
export function pointsAt(sentence: string): string[] {
  const hexes = [...sentence.matchAll(HEX)].map((found) => `hex ${found[1]}`);
  const names = PLACES.flatMap((pattern) => pattern.exec(sentence)?.slice(1) ?? []);
  return [...hexes, ...names.map((name) => `place ${name}`)];
}
