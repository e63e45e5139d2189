/** What the button of a move says. */

import type { Ghost } from '../../lib/board';
import type { Move } from '../../texts/made/minerva/facts';
import { page } from './texts';

type Verb = keyof ReturnType<typeof page>['verbs'];

const VERBS: Partial<Record<Move['kind'], Verb>> = {
  build: 'build',
  build_over: 'build',
  build_over_money: 'build',
  take_money: 'take',
  residence: 'residence',
  assistant: 'assistant',
  place: 'place',
  activate: 'activate',
  gain: 'gain',
  sell: 'sell',
  apply: 'apply',
  lift: 'lift',
  move_to: 'move',
  remove: 'remove',
  take_culture: 'take',
  bind: 'bind',
};

export function verb({ move }: Ghost<Move>): string {
  return page().verbs[VERBS[move.kind] ?? 'confirm'];
}
