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

/** On the element around the buttons; `changes` is read, so that new targets are found. */
export function roving(changes: () => unknown): Attachment<Element> {
  return (group) => {
    changes();
    const buttons = (): (HTMLElement | SVGElement)[] => [
      ...group.querySelectorAll<HTMLElement | SVGElement>('[data-target][role="button"]'),
    ];
    const enter = (only: Element | undefined): void => {
      for (const button of buttons()) button.setAttribute('tabindex', button === only ? '0' : '-1');
    };
    const first = (): Element | undefined => {
      const all = buttons();
      return all.find((button) => button.ariaDisabled !== 'true') ?? all[0];
    };
    queueMicrotask(() => enter(group.contains(document.activeElement) ? (document.activeElement ?? undefined) : first()));
    const keys = (event: Event): void => {
      const way = event instanceof KeyboardEvent ? WAYS[event.key] : undefined;
      const from = (event.target as Element).closest('[data-target]');
      if (!way || !from) return;
      const others = buttons().filter((button) => button !== from);
      const next = others[nearest(middle(from), others.map(middle), way)];
      if (!next) return;
      event.preventDefault();
      enter(next);
      next.focus();
    };
    group.addEventListener('keydown', keys);
    return () => group.removeEventListener('keydown', keys);
  };
}
