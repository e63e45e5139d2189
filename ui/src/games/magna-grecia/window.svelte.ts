/** The part of the map that is seen: zoomed about a point, dragged, pinched, or turned to a move. */

import type { Attachment } from 'svelte/attachments';
import { fitted, inside, zoomed, type Frame, type Point } from './hexes';

/** How far a pointer moves before it drags rather than clicks, in pixels. */
const DRAG = 6;

export class MapWindow {
  width = $state(0);
  height = $state(0);
  /** What was zoomed to; null for the whole map. */
  private near = $state.raw<Frame | null>(null);
  private readonly whole: () => Frame;

  constructor(whole: () => Frame) {
    this.whole = whole;
  }

  private readonly shape = $derived.by(() => (this.height > 0 ? this.width / this.height : this.whole().w / this.whole().h));
  readonly isNear = $derived(this.near !== null);
  readonly frame = $derived.by((): Frame => {
    if (!this.near) return fitted(this.whole(), this.shape);
    return inside({ ...this.near, h: this.near.w / this.shape }, this.whole());
  });

  zoom(factor: number, about?: Point): void {
    const { x, y, w, h } = this.frame;
    this.settle(zoomed(this.frame, this.whole(), factor, about ?? { x: x + w / 2, y: y + h / 2 }));
  }

  fit(): void {
    this.near = null;
  }

  /** Show this many units of the map around a point. */
  lookAt(point: Point, w: number): void {
    const h = w / this.shape;
    this.settle(inside({ x: point.x - w / 2, y: point.y - h / 2, w, h }, this.whole()));
  }

  /** Move by this many pixels of the screen. */
  drag(x: number, y: number): void {
    const by = this.frame.w / Math.max(1, this.width);
    this.settle(inside({ ...this.frame, x: this.frame.x - x * by, y: this.frame.y - y * by }, this.whole()));
  }

  private settle(next: Frame): void {
    this.near = next.w > fitted(this.whole(), this.shape).w - 1 ? null : next;
  }

  /** A point of the map as a share of what is seen, from the left and from the top. */
  share(point: Point): Point {
    return { x: (point.x - this.frame.x) / this.frame.w, y: (point.y - this.frame.y) / this.frame.h };
  }

  shows(point: Point): boolean {
    const { x, y } = this.share(point);
    return x > 0 && x < 1 && y > 0 && y < 1;
  }

  /** The point of the map under a pointer. */
  under(event: { clientX: number; clientY: number }, element: Element): Point {
    const box = element.getBoundingClientRect();
    return {
      x: this.frame.x + ((event.clientX - box.left) / box.width) * this.frame.w,
      y: this.frame.y + ((event.clientY - box.top) / box.height) * this.frame.h,
    };
  }
}

/** Drag with one pointer, pinch with two, Ctrl and wheel; report a click on bare ground with its point. */
export function handling(map: MapWindow, clicked: (point: Point) => void): Attachment<SVGSVGElement> {
  return (element) => {
    const held = new Map<number, { x: number; y: number }>();
    let dragged = false;
    const spread = (): number => {
      const [one, other] = [...held.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };
    const down = (event: PointerEvent): void => {
      if (held.size === 0) dragged = false;
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent): void => {
      const from = held.get(event.pointerId);
      if (!from) return;
      const [x, y, wide] = [event.clientX - from.x, event.clientY - from.y, spread()];
      if (!dragged && held.size < 2 && Math.hypot(x, y) < DRAG) return;
      if (!map.isNear && held.size < 2) return;
      if (!dragged) element.setPointerCapture(event.pointerId);
      dragged = true;
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (held.size === 2 && wide > 0) map.zoom(spread() / wide, map.under(event, element));
      else map.drag(x, y);
    };
    const up = (event: PointerEvent): void => void held.delete(event.pointerId);
    const click = (event: MouseEvent): void => {
      if (dragged) {
        event.stopPropagation();
        dragged = false;
      } else if ((event.target as Element).closest('[role="button"]') === null) {
        clicked(map.under(event, element));
      }
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      map.zoom(event.deltaY < 0 ? 1.25 : 0.8, map.under(event, element));
    };
    const events: [string, (event: never) => void, AddEventListenerOptions][] = [
      ['pointerdown', down, {}], ['pointermove', move, {}], ['pointerup', up, {}], ['pointercancel', up, {}],
      ['click', click, { capture: true }], ['wheel', wheel, { passive: false }],
    ];
    for (const [name, listener, how] of events) element.addEventListener(name, listener as EventListener, how);
    return () => {
      for (const [name, listener, how] of events) element.removeEventListener(name, listener as EventListener, how);
    };
  };
}
