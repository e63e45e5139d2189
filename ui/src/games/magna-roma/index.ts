/** The table of Magna Roma, for the final rules, the draft edition and solo. */

import type { GameTable } from '../../lib/board';
import type { Move } from '../../texts/made/magna-roma/facts';
import type { RomaView } from '../../texts/made/magna-roma/view';
import { bringSprite } from './art';
import Board from './Board.svelte';
import Cities from './Cities.svelte';
import { describe } from './describe';
import Display from './Display.svelte';
import Gains from './Gains.svelte';
import Goods from './Goods.svelte';
import { lesson } from './lesson';
import Me from './Me.svelte';
import Ring from './Ring.svelte';
import './roma.css';
import { moveText, say } from './texts';
import Tracks from './Tracks.svelte';

bringSprite();

function verb(move: Move): string {
  const verbs = say().verbs;
  return Object.hasOwn(verbs, move.kind) ? verbs[move.kind as keyof typeof verbs] : moveText(move);
}

function source(name: string): string {
  const sources = say().sources;
  return Object.hasOwn(sources, name) ? sources[name as keyof typeof sources] : name;
}

function answer(move: Move): string {
  if (move.kind === 'no_action') return say().answers.noAction;
  return move.kind === 'no_trade' ? say().answers.noTrade : '';
}

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
    if (view.step === 'pick') return say().progress.pick;
    const laid = view.cities[view.seat]?.laid ?? 0;
    const placing = view.step === 'place' || view.step === 'choose';
    const turn = Math.min(view.turns, placing ? laid + 1 : Math.max(1, laid));
    return say().progress.turn({ turn, turns: view.turns });
  },
  source,
  verb: ({ move }: { move: Move }) => verb(move),
  answer,
  describe,
};

export default table;
