/** A table for any game: no board of its own, every move by its words. */

import type { GameTable } from '../../lib/board';
import { t } from '../../texts/language.svelte';
import Board from './Board.svelte';

const plain: GameTable = {
  left: 0,
  right: 372,
  Board,
  parts: { right: ['score', 'log'], below: ['seats'] },
  tabs: [
    { id: 'board', icon: 'city-tile', label: () => t().table.seats },
    { id: 'log', icon: 'academics', label: () => t().table.log },
  ],
  progress: () => '',
  source: (name) => name,
  verb: () => t().table.play,
  describe: () => [],
};

export default plain;
