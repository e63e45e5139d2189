/** The table of Magna Grecia. */

import type { GameTable, Ghost } from '../../lib/board';
import phrases from '../../words/phrases/magna-grecia.de.json';
import { english } from '../../words/phrases/magna-grecia.en';
import { addPhrases } from '../../words/words.svelte';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import Hands from './Hands.svelte';
import Key from './Key.svelte';
import Oracles from './Oracles.svelte';
import { lesson } from './lesson';
import { describe, pointsAt } from './told';
import type { GreciaView } from '../../texts/made/magna-grecia/view';
import { words } from './words';

addPhrases('en', english);
addPhrases('de', phrases);

function verb(ghost: Ghost): string {
  const verbs = words().verbs;
  const kind = [...ghost.targets][0]?.split(' ')[0] ?? '';
  return verbs[kind as keyof typeof verbs] ?? ghost.text;
}

const table: GameTable = {
  left: 0,
  right: 400,
  Board,
  placesHints: true,
  actsAbove: true,
  boardFirst: true,
  lesson,
  parts: {
    right: [
      { id: 'card', tab: 'card', Body: Cards },
      { id: 'hands', tab: 'seats', Body: Hands },
      { id: 'oracles', tab: 'oracles', Body: Oracles },
      'score',
      { id: 'key', tab: 'oracles', Body: Key },
      'log',
    ],
  },
  tabs: [
    { id: 'map', icon: 'village', label: () => words().tabs.map },
    { id: 'card', icon: 'city-tile', label: () => words().tabs.card },
    { id: 'oracles', icon: 'oracle', label: () => words().tabs.oracles },
    { id: 'seats', icon: 'population', label: () => words().tabs.players },
    { id: 'log', icon: 'academics', label: () => words().tabs.log },
  ],
  colours: (view: GreciaView) => view.hands.map((hand) => hand.colour),
  progress: (view: GreciaView) => words().round(view.round, view.rounds),
  source: (name) => words().sources[name as keyof ReturnType<typeof words>['sources']] ?? name,
  verb,
  describe,
  pointsAt,
};

export default table;
