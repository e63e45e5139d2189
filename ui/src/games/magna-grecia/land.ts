/** Which hexes of a map are land, and the coast around them. */

import { allHexes, centre, corners, across, SIDES, SIZE, WIDE, type Frame, type Point } from './hexes';
import type { MapView } from '../../texts/made/magna-grecia/view';

export interface Land {
  readonly hexes: readonly string[];
  /** The whole map with its coast and a strip of water. */
  readonly frame: Frame;
  has(hex: string): boolean;
}

/** Water around the land, wide enough for the coast; below there is room for the stalls of the last row. */
const MARGIN = 24;

export function landOf(map: MapView): Land {
  const sea = new Set(map.sea);
  const hexes = allHexes(map.columns, map.odd_columns, map.rows).filter((hex) => !sea.has(hex));
  const all = new Set(hexes);
  return { hexes, frame: frameOf(hexes), has: (hex) => all.has(hex) };
}

function frameOf(hexes: readonly string[]): Frame {
  const points = hexes.map(centre);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - WIDE / 2, Math.max(...xs) + WIDE / 2];
  const [top, bottom] = [Math.min(...ys) - SIZE, Math.max(...ys) + SIZE];
  return { x: left - MARGIN, y: top - MARGIN, w: right - left + 2 * MARGIN, h: bottom - top + 2 * MARGIN };
}

// -- the coast --------------------------------------------------------------------------------------

const keyOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** The outlines of the land, each a closed ring of corners, the land on the right-hand side. */
export function outlines(land: Land): Point[][] {
  const next = new Map<string, { from: Point; to: Point }>();
  for (const hex of land.hexes) {
    const around = corners(hex, SIZE);
    SIDES.forEach((side, at) => {
      if (land.has(across(hex, side))) return;
      const [from, to] = [around[at] as Point, around[(at + 1) % 6] as Point];
      next.set(keyOf(from), { from, to });
    });
  }
  const rings: Point[][] = [];
  for (let edge = next.values().next().value; edge; edge = next.values().next().value) {
    const ring: Point[] = [];
    for (let one: typeof edge | undefined = edge; one; one = next.get(keyOf(one.to))) {
      ring.push(one.from);
      next.delete(keyOf(one.from));
    }
    rings.push(ring);
  }
  return rings;
}

/** How far the coast lies outside the hexes, and how much that varies from point to point. */
const BEACH = 6;
const ROUGHNESS = 3.2;

/** The same small number between -1 and 1 for the same point, so that the coast never moves. */
function rough({ x, y }: Point): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** A point of a ring moved out to sea: edges run clockwise, so the sea lies on their left. */
function seaward(ring: readonly Point[], at: number): Point {
  const before = ring[(at + ring.length - 1) % ring.length] as Point;
  const [here, after] = [ring[at] as Point, ring[(at + 1) % ring.length] as Point];
  const [x, y] = [after.y - before.y, before.x - after.x];
  const length = Math.hypot(x, y) || 1;
  const by = BEACH + ROUGHNESS * rough(here);
  return { x: here.x + (x / length) * by, y: here.y + (y / length) * by };
}

const halved = (ring: readonly Point[]): Point[] =>
  ring.flatMap((point, at) => {
    const next = ring[(at + 1) % ring.length] as Point;
    return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }];
  });

const coordinates = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A smooth line through all points (Catmull-Rom, as cubic curves). */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
  const toward = (one: Point, from: Point, to: Point, by: number): Point => ({
    x: one.x + ((to.x - from.x) / 6) * by, y: one.y + ((to.y - from.y) / 6) * by,
  });
  const curves = points.map((here, index) => {
    const end = at(index + 1);
    return `C${coordinates(toward(here, at(index - 1), end, 1))} ${coordinates(toward(end, here, at(index + 2), -1))} ${coordinates(end)}`;
  });
  return `M${coordinates(at(0))}${curves.join('')}Z`;
}

export function coastPath(land: Land): string {
  return outlines(land)
    .map(halved)
    .map((ring) => smooth(ring.map((_, at) => seaward(ring, at))))
    .join('');
}

/** The lines between the hexes, each once. */
export function hexLines(land: Land): string {
  const half = new Set([0, 1, 2]);
  return land.hexes
    .flatMap((hex) => {
      const around = corners(hex, SIZE);
      return SIDES.flatMap((side, at) => {
        if (!half.has(at) && land.has(across(hex, side))) return [];
        return [`M${coordinates(around[at] as Point)}L${coordinates(around[(at + 1) % 6] as Point)}`];
      });
    })
    .join('');
}
