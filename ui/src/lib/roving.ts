/** Arrow keys go from thing to thing on a board; Tab enters it once and leaves it again. */

import type { Attachment } from 'svelte/attachments';

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The nearest place in a direction; what lies straight ahead counts as nearer. -1 for none. */
export function nearest(from: Place, places: readonly Place[], way: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  places.forEach((place, at) => {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    if (ahead < 1 || aside > 2 * ahead) return;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [at, far];
  });
  return best;
}

const middle = (element: Element): Place => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

type Button = HTMLElement | SVGElement;

/** A board that walks over its things by itself marks them with data-hit. */
const TARGETS = '[data-target][role="button"]:not([data-hit])';
const isOff = (button: Element): boolean => button.getAttribute('aria-disabled') === 'true';

/** Where an arrow key, Home or End leads. What is not allowed is passed over unless Shift is held. */
function next(event: KeyboardEvent, from: Button, buttons: readonly Button[]): Button | undefined {
  const others = buttons.filter((button) => button !== from && (event.shiftKey || !isOff(button)));
  if (event.key === 'Home') return others[0];
  if (event.key === 'End') return others.at(-1);
  const way = WAYS[event.key];
  return way && others[nearest(middle(from), others.map(middle), way)];
}

/** On the element around the buttons: one of them is in the order of Tab. `changes` is read, so that
 * new ones are found. */
export function roving(changes: () => unknown, selector = TARGETS): Attachment<Element> {
  return (group) => {
    changes();
    const buttons = (): Button[] => [...group.querySelectorAll<Button>(selector)];
    const own = (event: Event): Button | undefined => buttons().find((button) => button.contains(event.target as Node));
    const enter = (only: Button | undefined): void => {
      for (const button of buttons()) {
        const tabindex = button === only ? '0' : '-1';
        if (button.getAttribute('tabindex') !== tabindex) button.setAttribute('tabindex', tabindex);
      }
    };
    const settle = (): void => {
      const all = buttons();
      const held = all.find((button) => button === document.activeElement);
      enter(held ?? all.find((button) => button.hasAttribute('data-lit')) ?? all.find((button) => !isOff(button)) ?? all[0]);
    };
    const keys = (event: Event): void => {
      const from = own(event);
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented || event.ctrlKey || !from) return;
      const to = next(event, from, buttons());
      if (!to) return;
      event.preventDefault();
      to.focus();
    };
    const focused = (event: Event): void => {
      const now = own(event);
      if (now) enter(now);
    };
    queueMicrotask(settle);
    group.addEventListener('keydown', keys);
    group.addEventListener('focusin', focused);
    return () => {
      group.removeEventListener('keydown', keys);
      group.removeEventListener('focusin', focused);
    };
  };
}
