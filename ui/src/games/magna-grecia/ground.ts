/** Find a place for a hint: on empty ground, as near as possible to its hex. */

import { centre, type Frame, type Point } from './hexes';
import { pointedAt, seatOfPlace } from './spots';
import type { GreciaView } from '../../texts/made/magna-grecia/view';

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** Pixels between two spots that are tried, and from the edge of the map. */
const STEP = 8;
const EDGE = 4;

const meet = (one: Frame, other: Frame): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

function distance(box: Frame, { x, y }: Point): number {
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));
}

function steps(last: number): number[] {
  const inner = Array.from({ length: Math.max(0, Math.ceil((last - EDGE) / STEP)) }, (_, at) => EDGE + at * STEP);
  return last >= EDGE ? [...inner, last] : [];
}

/** The position of a hint where it covers nothing; null if there is no room. */
export function emptyGround(sheet: Size, hint: Size, taken: readonly Frame[], near: Point): Point | null {
  let best: Point | null = null;
  let least = Infinity;
  for (const y of steps(sheet.h - hint.h - EDGE)) {
    for (const x of steps(sheet.w - hint.w - EDGE)) {
      const spot = { x, y, ...hint };
      const far = distance(spot, near);
      if (far >= least || taken.some((one) => meet(spot, one))) continue;
      [best, least] = [{ x, y }, far];
    }
  }
  return best;
}

const covered = (one: Frame, other: Frame): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));

/** The position where a hint covers least, and nothing of its own hex. */
export function leastCovered(sheet: Size, hint: Size, taken: readonly Frame[], keep: Frame): Point {
  let best: Point = { x: EDGE, y: EDGE };
  let least = Infinity;
  for (const y of steps(sheet.h - hint.h - EDGE)) {
    for (const x of steps(sheet.w - hint.w - EDGE)) {
      const spot = { x, y, ...hint };
      if (meet(spot, keep)) continue;
      const cost = taken.reduce((sum, one) => sum + covered(spot, one), 0) + distance(spot, keep);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

// -- what is taken, in units of the map -------------------------------------------------------------

/** A hex without its outermost corners. */
export function hexBox(hex: string): Frame {
  const { x, y } = centre(hex);
  return { x: x - 22, y: y - 23, w: 44, h: 46 };
}

/** A sign with its name above and two rows of stalls below. */
function signBox(hex: string, stalls: number): Frame {
  const { x, y } = centre(hex);
  return { x: x - 32, y: y - 34, w: 68, h: 64 + 19 * Math.max(0, Math.ceil(stalls / 2) - 1) };
}

/** Everything that lies on the map, and what a move would lay there. */
export function pieces(view: GreciaView, ghost: ReadonlySet<string> | null): Frame[] {
  const hexes = [
    ...view.roads.map((road) => road.hex),
    ...view.places.flatMap((place) => (place.kind === 'city' ? place.hexes : [])),
    ...pointedAt(ghost ?? new Set()).hexes,
  ];
  return [...hexes.map(hexBox), ...view.places.map((place) => signBox(seatOfPlace(place, view), place.markets.length))];
}
