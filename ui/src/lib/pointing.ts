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
  onpointerenter?: (event: PointerEvent) => void;
  onpointerleave?: () => void;
  onfocus?: (event: FocusEvent) => void;
  onblur?: () => void;
}

/** A mouse or a pen comes to look; a finger comes to press, and what it would be shown on its way
 * could move what it presses from under it. */
export function hovers(event: PointerEvent): boolean {
  return event.pointerType !== 'touch';
}

/** Pressing focuses too: that is no look either. */
export function byKeyboard(event: FocusEvent): boolean {
  return (event.currentTarget as Element).matches(':focus-visible');
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
    onpointerenter: (event) => hovers(event) && board.hover(target),
    onpointerleave: () => board.hover(null),
    onfocus: (event) => byKeyboard(event) && board.hover(target),
    onblur: () => board.hover(null),
  };
}
