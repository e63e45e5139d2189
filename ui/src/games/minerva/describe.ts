/** The table in words. */

import type { Seated } from '../../lib/board';

import { amountsText, offerSentence, tileSentence } from './sentences';
import type { CityView, MinervaView } from '../../texts/made/minerva/view';
import { stackSentence } from './stacks';
import { page } from './texts';

export function describe(view: MinervaView, seat: number, seats: readonly Seated[]): string[] {
  const name = (of: number): string => seats[of]?.name ?? '';
  const city = view.cities[seat];
  if (!city) return [];
  return [
    page().round.progress(view),
    ...view.cities.map((one) => has(one, name(one.seat))),
    page().describe.tiles({ name: name(seat), tiles: city.tiles.map(tileSentence).join('; ') }),
    page().describe.offer({ tiles: offers(view).join('. ') }),
    ...view.culture.map(stackSentence),
    ...race(view, name),
  ];
}

function has(city: CityView, name: string): string {
  return page().describe.city({ ...city, name, goods: amountsText(city.resources) });
}

function offers(view: MinervaView): string[] {
  const pairs = (view.pairs ?? []).map((pair) => {
    const tiles = pair.tiles.map(offerSentence);
    return pair.denarii > 0 ? page().offer.takeMoney({ denarii: pair.denarii, tile: tiles[0] ?? '' }) : tiles.join(' / ');
  });
  return [...view.offer.map(offerSentence), ...pairs];
}

function race(view: MinervaView, name: (seat: number) => string): string[] {
  return view.glory
    .filter((prize) => prize.round === view.round)
    .map((prize) => {
      const seat = prize.seat ?? view.race[prize.rank - 1] ?? null;
      return page().describe.race({ rank: page().glory.rank(prize), points: prize.points, name: seat === null ? page().glory.nobody : name(seat) });
    });
}

