/** Things of the board that answer when they are pointed at: by what they do, or why they do not. */

import type { BoardProps } from '../../lib/board';
import { pointing, type Pointing } from '../../lib/pointing';
import type { RomaView } from './view';

type Props = BoardProps<RomaView>;

export interface Spot extends Omit<Pointing, 'tabindex'> {
  tabindex?: 0 | -1;
  'aria-disabled'?: true;
}

/** A target now, or a place that says why it is none when somebody asks `text` of it. */
export function spot(target: string, board: Props, label: string, text: string): Spot {
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
