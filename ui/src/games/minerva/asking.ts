/** What the page asks the server about a place that cannot be pointed at now. */

import type { Step } from '../../texts/made/minerva/facts';
import type { MinervaView } from '../../texts/made/minerva/view';

const VERBS: Partial<Record<Step, string>> = {
  place: 'place',
  resettle: 'move to',
  bathhouse: 'apply',
  aqueduct: 'lift',
  circus: 'remove',
};

/** A move's text about a square, as in records; the server says why it is none. */
export function aboutSquare(view: MinervaView, square: string): string {
  const verb = view.step === null ? undefined : VERBS[view.step];
  if (verb) return `${verb} ${square}`;
  const home = view.cities[view.seat]?.tiles.find((tile) => tile.square === square);
  return home?.category === 'residential' ? `assistant ${square}` : `place ${square}`;
}
