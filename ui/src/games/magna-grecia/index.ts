/** The table of Magna Grecia. */

import type { GameTable, Ghost } from '../../lib/board';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import { describe } from './describe';
import Gains from './Gains.svelte';
import Hands from './Hands.svelte';
import Key from './Key.svelte';
import Oracles from './Oracles.svelte';
import { lesson } from './lesson';
import { gameText } from '../../texts/game.svelte';
import type { Move } from '../../texts/made/magna-grecia/facts';
import type { GreciaView } from '../../texts/made/magna-grecia/view';
import { words } from './words';

function verb({ move }: Ghost<Move>): string {
  const { verbs } = words();
  return move.kind === 'stop' ? gameText.move(move, []) : verbs[move.kind];
}

function source(name: string): string {
  const { sources } = words();
  return { 'left over': sources.leftOver, markets: sources.markets, oracles: sources.oracles }[name] ?? name;
}

const table: GameTable = {
  left: 0,
  right: 400,
  Board,
  Gains,
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
  progress: (view: GreciaView) => words().round({ round: view.round, rounds: view.rounds }),
  source,
  verb,
  describe,
};

export default table;
