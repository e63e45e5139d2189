/** The table in words. */

import type { Seated } from '../../lib/board';

import { offerSentence, tileSentence } from './sentences';
import type { CityView, MinervaView } from '../../texts/made/minerva/view';
import { RESOURCES } from './things';
import { words } from './words';

export function describe(view: MinervaView, seat: number, seats: readonly Seated[]): string[] {
  const name = (of: number): string => seats[of]?.name ?? '';
  const city = view.cities[seat];
  if (!city) return [];
  return [
    words().round(view.round, view.rounds),
    ...view.cities.map((one) => has(one, name(one.seat))),
    words().inCity(name(seat), city.tiles.map(tileSentence).join('; ')),
    words().toBuild(offers(view).join('. ')),
    ...view.culture.map((stack) => {
      const top = stack.top === null ? undefined : stack.tiles[stack.top];
      return words().stack(words().goods[stack.category], stack.tiles.length - (stack.top ?? stack.tiles.length), top?.marks ?? 0, top?.points ?? 0);
    }),
    ...race(view, name),
  ];
}

function has(city: CityView, name: string): string {
  const goods = RESOURCES.map((good) => `${city.resources[good]} ${words().goods[good]}`).join(', ');
  return words().has(name, city.denarii, goods, city.glory, city.reserve, city.residences);
}

function offers(view: MinervaView): string[] {
  const pairs = (view.pairs ?? []).map((pair) => {
    const tiles = pair.tiles.map(offerSentence);
    return pair.denarii > 0 ? words().takeMoney(pair.denarii, tiles[0] ?? '') : tiles.join(' / ');
  });
  return [...view.offer.map(offerSentence), ...pairs];
}

function race(view: MinervaView, name: (seat: number) => string): string[] {
  return view.glory
    .filter((prize) => prize.round === view.round)
    .map((prize) => {
      const seat = prize.seat ?? view.race[prize.rank - 1] ?? null;
      return words().raceNow(words().rank(prize.rank), prize.points, seat === null ? words().nobody : name(seat));
    });
}

