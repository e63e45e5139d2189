/** The table of Magna Roma, for the final rules, the draft edition and solo. */

import type { GameTable } from '../../lib/board';
import { addPhrases, inLanguage } from '../../words/words.svelte';
import * as words from '../../words/games/magna-roma';
import { phrases } from '../../words/phrases/magna-roma.de';
import { bringSprite } from './art';
import Board from './Board.svelte';
import Cities from './Cities.svelte';
import { describe, pointsAt } from './describe';
import Display from './Display.svelte';
import Gains from './Gains.svelte';
import Goods from './Goods.svelte';
import { lesson } from './lesson';
import Me from './Me.svelte';
import Ring from './Ring.svelte';
import './roma.css';
import Tracks from './Tracks.svelte';
import type { RomaView } from './view';

bringSprite();
addPhrases('de', phrases);
const say = (): typeof words.en => inLanguage<typeof words.en>(words);

const table: GameTable = {
  left: 280,
  right: 448,
  Board,
  fills: true,
  Goods,
  Gains,
  lesson,
  parts: {
    left: [
      { id: 'me', tab: 'city', Body: Me },
      { id: 'cities', tab: 'others', Body: Cities },
      'score',
      'log',
    ],
    right: [
      { id: 'ring', tab: 'ring', Body: Ring },
      { id: 'tracks', tab: 'boards', Body: Tracks },
      { id: 'display', tab: 'ring', Body: Display },
    ],
  },
  tabs: [
    { id: 'city', icon: 'residence', label: () => say().tabs.city },
    { id: 'ring', icon: 'temple', label: () => say().tabs.ring },
    { id: 'boards', icon: 'star', label: () => say().tabs.boards },
    { id: 'others', icon: 'population', label: () => say().tabs.others },
    { id: 'log', icon: 'academics', label: () => say().tabs.log },
  ],
  progress: (view: RomaView) => {
    if (view.step === 'pick') return say().progressPick;
    const laid = view.cities[view.seat]?.laid ?? 0;
    const placing = view.step === 'place' || view.step === 'choose';
    return say().progress(Math.min(view.turns, placing ? laid + 1 : Math.max(1, laid)), view.turns);
  },
  source: (name) => say().sources[name] ?? name,
  verb: (ghost) => say().verbs[ghost.text.split(' ')[0] ?? ''] ?? ghost.text,
  answer: (text) => say().answers[text] ?? '',
  describe,
  pointsAt,
};

export default table;
