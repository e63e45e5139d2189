/** Arrow keys walk from one thing of a drawing to the nearest in that direction. */

const WAYS: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The place in the list that lies nearest in a direction; sideways counts double. */
export function nearest(from: Spot, spots: readonly Spot[], key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, at) => {
    const ahead = (spot.x - from.x) * way.x + (spot.y - from.y) * way.y;
    const aside = Math.abs((spot.x - from.x) * way.y) + Math.abs((spot.y - from.y) * way.x);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && cost < least) {
      best = at;
      least = cost;
    }
  });
  return best;
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** For onkeydown of the drawing: focus what lies there. */
export function walk(event: KeyboardEvent): void {
  if (!(event.key in WAYS) || !(event.target instanceof Element)) return;
  const drawing = event.currentTarget as Element;
  const others = [...drawing.querySelectorAll<SVGElement>('[role="button"]')].filter((one) => one !== event.target);
  const next = others[nearest(middle(event.target), others.map(middle), event.key)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
