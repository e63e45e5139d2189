/** The table in words, and the things that a sentence of the log speaks of. */

import type { Seated } from '../../lib/board';
import { inLanguage, tell } from '../../words/words.svelte';
import * as words from '../../words/games/magna-roma';
import type { City, RomaView } from './view';

const STORES = ['legions', 'coins', 'population', 'blessings', 'points'] as const;

export function describe(view: RomaView, seat: number, seats: readonly Seated[]): string[] {
  const say = inLanguage(words);
  const city = view.cities[seat];
  if (!city) return [];
  const shown = view.display.flatMap((one) => (one ? [`${tell(one.monument)} (${one.price})`] : []));
  return [
    ...view.cities.map((one) => stores(one, seats)),
    say.lies(city.tiles.map((tile) => say.tileOn(say.piece(tile), tile.cell)).join('; ')),
    ...(city.monuments.length ? [say.stand(standing(city))] : []),
    ...(city.reserved ? [say.holds(say.piece(city.reserved))] : []),
    ...(shown.length ? [say.onDisplay(shown.join(', '))] : []),
    ...view.provinces.map((card) => say.provinceTold(card.province, tell(card.per), card.met[seat] ?? 0)),
  ];
}

function stores(city: City, seats: readonly Seated[]): string {
  const say = inLanguage(words);
  const goods = STORES.map((store) => say.amount[store](city[store])).join(', ');
  return say.has(seats[city.seat]?.name ?? '', goods);
}

function standing(city: City): string {
  const say = inLanguage(words);
  return city.monuments.map((one) => say.built(tell(one.monument), one.site, one.workers, one.staff, one.points)).join('; ');
}

/** Patterns of log sentences, and the targets they name. */
const POINTERS: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [/^placed .* on ([a-i]\d)/, ([, cell]) => `cell ${cell}`],
  [/^blessed ([a-i]\d)$/, ([, cell]) => `cell ${cell}`],
  [/^built .* on the Town Center/, () => 'site center'],
  [/^built .* on ([a-i]\d-[a-i]\d)/, ([, site]) => `site ${site}`],
  [/^conquered the (\w+) slot of (\w+)/, ([, slot, province]) => `slot ${province} ${slot}`],
  [/^(?:picked|reserved) .* slot (\d+)$/, ([, slot]) => `ring ${slot}`],
  [/^slot (\d+) now shows/, ([, slot]) => `ring ${slot}`],
  [/^the (.+) comes on display$/, ([, name]) => `monument ${name}`],
];

export function pointsAt(sentence: string): string[] {
  return POINTERS.flatMap(([pattern, target]) => {
    const found = pattern.exec(sentence);
    return found ? [target(found)] : [];
  });
}
