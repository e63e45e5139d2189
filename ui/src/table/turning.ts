/** Turning what is chosen by wheel and by swipe, on the board. */

import type { Attachment } from 'svelte/attachments';

interface Turns {
  readonly turnings: readonly string[];
  turnBy(steps: number): void;
}

const SWIPE = 40;

export function turning(table: Turns): Attachment<HTMLElement> {
  return (board) => {
    let from: { x: number; y: number } | null = null;
    const wheel = (event: WheelEvent): void => {
      if (table.turnings.length < 2 || event.ctrlKey || pans(event)) return;
      event.preventDefault();
      table.turnBy(event.deltaY > 0 ? 1 : -1);
    };
    const down = (event: TouchEvent): void => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      from = touch && !pans(event) ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const up = (event: TouchEvent): void => {
      const touch = event.changedTouches[0];
      if (!from || !touch || table.turnings.length < 2) return;
      const across = touch.clientX - from.x;
      if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(touch.clientY - from.y)) {
        table.turnBy(across > 0 ? 1 : -1);
      }
    };
    board.addEventListener('wheel', wheel, { passive: false });
    board.addEventListener('touchstart', down, { passive: true });
    board.addEventListener('touchend', up, { passive: true });
    return () => {
      board.removeEventListener('wheel', wheel);
      board.removeEventListener('touchstart', down);
      board.removeEventListener('touchend', up);
    };
  };
}

/** A board that moves under the hand keeps wheel and swipe for itself: data-pans. */
function pans(event: Event): boolean {
  return (event.target as Element).closest('[data-pans]') !== null;
}
