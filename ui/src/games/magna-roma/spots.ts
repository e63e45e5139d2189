/** Things on the board that react to a click: with what they do, or with why they do nothing. */

import { pointing, type Pointing } from '../../lib/pointing';
import type { RomaBoard } from './seen';

export interface Spot extends Omit<Pointing, 'tabindex'> {
  tabindex?: 0 | -1;
  'aria-disabled'?: true;
}

/** A target of a legal move, or a thing that asks the server why the move `text` is not legal. */
export function spot(target: string, board: RomaBoard, label: string, text: string): Spot {
  const asks = !board.compact && board.possible.size > 0 && text !== '';
  if (board.possible.has(target) || !asks) return pointing(target, board, label);
  const ask = (): void => board.askWhy(text);
  return {
    'data-target': target,
    role: 'button',
    tabindex: -1,
    'aria-disabled': true,
    'aria-label': label,
    onclick: ask,
    onkeydown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      ask();
    },
  };
}
