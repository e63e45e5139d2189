/** The table of Minerva: my city and the facility area side by side. */

import type { GameTable, Ghost } from '../../lib/board';
import type { Move } from '../../texts/made/minerva/facts';
import After from './After.svelte';
import Board from './Board.svelte';
import { describe } from './describe';
import Gains from './Gains.svelte';
import Goods from './Goods.svelte';
import { lesson } from './lesson';
import Offer from './Offer.svelte';
import Race from './Race.svelte';
import Store from './Store.svelte';
import Temples from './Temples.svelte';
import type { MinervaView } from '../../texts/made/minerva/view';
import { page } from './texts';
import { verb } from './verbs';

/** Half a step, that the next decision completes and undo takes back: played when pointed at. */
function atOnce({ move }: Ghost<Move>): boolean {
  return move.kind === 'residence' || move.kind === 'build' || move.kind === 'build_over' || move.kind === 'build_over_money';
}

function note(view: MinervaView, names: readonly string[]): string {
  const passed = view.cities.filter((city) => city.passed).map((city) => names[city.seat] ?? '');
  return view.surcharge > 0 && view.step === 'action' && passed.length > 0 ? page().round.surcharge({ names: passed.join(', '), count: passed.length, denarii: view.surcharge }) : '';
}

/** Passing says which order tile it takes. */
function answer(move: Move, view: MinervaView): string {
  return move.kind === 'pass' && view.next_order !== null ? page().round.pass({ tile: view.next_order }) : '';
}

/** Name a source of points. */
function source(name: string): string {
  const sources: Partial<Record<string, string>> = page().sources;
  return sources[name] ?? name;
}

const minerva: GameTable = {
  left: 272,
  right: 456,
  fills: true,
  Board,
  Goods,
  Gains,
  lesson,
  parts: {
    left: [{ id: 'store', tab: 'city', Body: Store }, 'others', 'score', 'log'],
    right: [
      { id: 'offer', tab: 'build', Body: Offer },
      { id: 'temples', tab: 'build', Body: Temples },
      { id: 'race', tab: 'race', Body: Race },
      { id: 'after', tab: 'race', Body: After },
    ],
  },
  tabs: [
    { id: 'city', icon: 'residence', label: () => page().tabs.city },
    { id: 'build', icon: 'cat-special', label: () => page().tabs.build },
    { id: 'race', icon: 'theater', label: () => page().tabs.race },
    { id: 'others', icon: 'population', label: () => page().tabs.others },
    { id: 'log', icon: 'academics', label: () => page().tabs.log },
  ],
  atOnce,
  note,
  answer,
  progress: (view: MinervaView) => page().round.progress(view),
  source,
  verb,
  describe,
};

export default minerva;
