/** Makes a thing on the board a button for mouse, touch, keyboard and screen reader. */

import type { BoardProps } from './board';

type Points = Pick<BoardProps, 'possible' | 'lit' | 'chosen' | 'choose' | 'hover' | 'compact'>;

export interface Pointing {
  'data-target': string;
  'data-lit'?: '' | undefined;
  role?: 'button';
  tabindex?: 0;
  'aria-label'?: string;
  'aria-pressed'?: boolean;
  onclick?: () => void;
  onkeydown?: (event: KeyboardEvent) => void;
  onpointerenter?: () => void;
  onpointerleave?: () => void;
  onfocus?: () => void;
  onblur?: () => void;
}

/** Spread it on any element: `<g {...pointing('cell e4', board, 'e4')}>`. What is no target now is
 * only marked as one, so that the log can point at it. */
export function pointing(target: string, board: Points, label: string): Pointing {
  if (board.compact || !board.possible.has(target)) return { 'data-target': target };
  return {
    'data-target': target,
    'data-lit': board.lit.has(target) ? '' : undefined,
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    'aria-pressed': board.chosen.has(target),
    onclick: () => board.choose(target),
    onkeydown: (event) => {
      if (event.ctrlKey || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      board.choose(target);
    },
    onpointerenter: () => board.hover(target),
    onpointerleave: () => board.hover(null),
    onfocus: () => board.hover(target),
    onblur: () => board.hover(null),
  };
}
