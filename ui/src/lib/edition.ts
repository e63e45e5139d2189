/** Which box and rules a game is played with, where they are not those of new games. */

import type { GameView, TableView } from '../api/types';

export interface Played {
  readonly box: string;
  readonly rules: number;
  readonly newest: number;
  /** The box of new games where it is another one; empty where it is the same or not known. */
  readonly usual: string;
}

type Facts = Pick<TableView, 'box' | 'box_digest' | 'rules' | 'newest_rules'>;

/** Nothing where a new game would be played the same way. */
export function playedWith(table: Facts, game: GameView | undefined): Played | null {
  const usual = game?.boxes[0];
  const other = usual !== undefined && usual.digest !== table.box_digest ? usual.name : '';
  if (!other && table.rules >= table.newest_rules) return null;
  return { box: table.box, rules: table.rules, newest: table.newest_rules, usual: other };
}
