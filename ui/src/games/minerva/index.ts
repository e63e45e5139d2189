/** The table of Minerva: my city and the facility area side by side. */

import type { GameTable, Ghost } from '../../lib/board';
import phrases from '../../words/phrases/minerva.de.json';
import { addPhrases, tell } from '../../words/words.svelte';
import After from './After.svelte';
import Board from './Board.svelte';
import { describe } from './describe';
import Gains from './Gains.svelte';
import Goods from './Goods.svelte';
import { lesson } from './lesson';
import Offer from './Offer.svelte';
import { pointsAt } from './pointing';
import Race from './Race.svelte';
import Store from './Store.svelte';
import Temples from './Temples.svelte';
import type { MinervaView } from '../../texts/made/minerva/view';
import { page } from './texts';

addPhrases('de', phrases);

/** The verb of a move's text: 'move to' of 'move to n2'. */
function verbOf(text: string): string {
  return text.startsWith('move to') ? 'move to' : (text.split(' ')[0] ?? '');
}

/** Half a step, that the next decision completes and undo takes back: played when pointed at. */
function atOnce(move: Ghost): boolean {
  return move.text === 'residence' || move.text.startsWith('build ');
}

function note(view: MinervaView, names: readonly string[]): string {
  const passed = view.cities.filter((city) => city.passed).map((city) => names[city.seat] ?? '');
  return view.surcharge > 0 && view.step === 'action' && passed.length > 0 ? page().round.surcharge({ names: passed.join(', '), count: passed.length, denarii: view.surcharge }) : '';
}

function answer(text: string, view: MinervaView): string {
  if (text === 'pass' && view.next_order !== null) return page().round.pass({ tile: view.next_order });
  const told = tell(text);
  return told.charAt(0).toUpperCase() + told.slice(1);
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
  source: (name) => (page().sources as Record<string, string>)[name] ?? name,
  verb: (ghost) => (page().verbs as Record<string, string>)[verbOf(ghost.text)] ?? ghost.text,
  describe,
  pointsAt,
};

export default minerva;
