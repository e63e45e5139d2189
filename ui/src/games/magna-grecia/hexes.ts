/** Where things lie on the map: pointy-top hexes, every other row shifted half a hex to the right. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half of a hex's height. */
export const SIZE = 28;
/** From centre to centre in a row. */
export const WIDE = SIZE * Math.sqrt(3);
/** From row to row. */
export const HIGH = SIZE * 1.5;

export const SIDES = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const;
export type Side = (typeof SIDES)[number];

const round = (number: number): number => Math.round(number * 10) / 10;
const spot = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Row and column of a hex's name, both from 0: 'c5' is the fifth of the third row. */
export function rowAndColumn(hex: string): { row: number; column: number } {
  return { row: hex.charCodeAt(0) - 97, column: Number(hex.slice(1)) - 1 };
}

export function hexName(row: number, column: number): string {
  return `${String.fromCharCode(97 + row)}${column + 1}`;
}

export function centre(hex: string): Point {
  const { row, column } = rowAndColumn(hex);
  return { x: (column + (row % 2) / 2) * WIDE, y: row * HIGH };
}

/** Every hex of a map, land or sea: even rows, counted from 0, and odd ones may differ in length. */
export function allHexes(columns: number, oddColumns: number, rows: number): string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row % 2 ? oddColumns : columns }, (_, column) => hexName(row, column)),
  ).flat();
}

/** The hex across a side; it may lie beyond the edge. */
export function across(hex: string, side: Side): string {
  const { row, column } = rowAndColumn(hex);
  if (side === 'e') return hexName(row, column + 1);
  if (side === 'w') return hexName(row, column - 1);
  const east = side === 'ne' || side === 'se' ? 0 : -1;
  return hexName(row + (side.startsWith('n') ? -1 : 1), column + (row % 2) + east);
}

/** The hex under a point of the map, whether it is on the board or not. */
export function hexAt(point: Point): string {
  const row = Math.round(point.y / HIGH);
  const near = [row - 1, row, row + 1].map((at) => {
    const shift = (Math.abs(at) % 2) / 2;
    return { row: at, column: Math.round(point.x / WIDE - shift) };
  });
  const far = ({ row: at, column }: { row: number; column: number }): number =>
    Math.hypot((column + (Math.abs(at) % 2) / 2) * WIDE - point.x, at * HIGH - point.y);
  const nearest = near.reduce((best, other) => (far(other) < far(best) ? other : best));
  return hexName(nearest.row, nearest.column);
}

// -- outlines ---------------------------------------------------------------------------------------

/** The six corners, clockwise from the top; side k lies between corners k and k + 1. */
export function corners(hex: string, size: number): Point[] {
  const { x, y } = centre(hex);
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
  });
}

export function hexPath(hex: string, size: number): string {
  return `M${corners(hex, size).map(spot).join('L')}Z`;
}

/** The outer edges of hexes that belong together: they fuse into one wall. */
export function wallPath(hexes: readonly string[]): string {
  const own = new Set(hexes);
  return hexes
    .flatMap((hex) => {
      const around = corners(hex, SIZE + 0.3);
      return SIDES.flatMap((side, at) =>
        own.has(across(hex, side)) ? [] : [`M${spot(around[at] as Point)}L${spot(around[(at + 1) % 6] as Point)}`],
      );
    })
    .join('');
}

// -- roads ------------------------------------------------------------------------------------------

/** The middle of a side. */
export function middle(hex: string, side: Side): Point {
  const { x, y } = centre(hex);
  const angle = (Math.PI / 3) * SIDES.indexOf(side) - Math.PI / 3;
  const reach = WIDE / 2;
  return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
}

/** From the middle of one side to the other, bending around the centre. */
export function roadPath(hex: string, ends: readonly [Side, Side]): string {
  const [from, to] = [middle(hex, ends[0]), middle(hex, ends[1])];
  return `M${spot(from)}Q${spot(centre(hex))} ${spot(to)}`;
}

/** Points along that bend, for the owner's marks. */
export function alongRoad(hex: string, ends: readonly [Side, Side], parts: readonly number[]): Point[] {
  const [from, bend, to] = [middle(hex, ends[0]), centre(hex), middle(hex, ends[1])];
  return parts.map((t) => ({
    x: (1 - t) ** 2 * from.x + 2 * (1 - t) * t * bend.x + t ** 2 * to.x,
    y: (1 - t) ** 2 * from.y + 2 * (1 - t) * t * bend.y + t ** 2 * to.y,
  }));
}

/** 'e-w' as two sides. */
export function sidesOf(ends: string): [Side, Side] {
  const [one, other] = ends.split('-') as [Side, Side];
  return [one, other];
}

// -- the window on the map --------------------------------------------------------------------------

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The smallest window of this shape, width by height, that shows all of the map. */
export function fitted(whole: Frame, shape: number): Frame {
  const w = Math.max(whole.w, whole.h * shape);
  return inside({ x: 0, y: 0, w, h: w / shape }, whole);
}

/** A window of another size around a point that stays where it is on the screen. */
export function zoomed(frame: Frame, whole: Frame, factor: number, about: Point): Frame {
  const widest = fitted(whole, frame.w / frame.h).w;
  const w = Math.min(widest, Math.max(whole.w / 5, frame.w / factor));
  const by = w / frame.w;
  const next = { x: about.x - (about.x - frame.x) * by, y: about.y - (about.y - frame.y) * by, w, h: frame.h * by };
  return inside(next, whole);
}

/** Moved so that it does not leave the map; what is wider than the map is centred on it. */
export function inside(frame: Frame, whole: Frame): Frame {
  const clamp = (at: number, size: number, from: number, all: number): number =>
    size >= all ? from + (all - size) / 2 : Math.min(Math.max(at, from), from + all - size);
  return { ...frame, x: clamp(frame.x, frame.w, whole.x, whole.w), y: clamp(frame.y, frame.h, whole.y, whole.h) };
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
}

const AWAY: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The nearest of some points in the direction of an arrow key: sideways counts double. */
export function nextTowards<T extends { at: Point }>(key: string, from: Point, all: readonly T[]): T | null {
  const away = AWAY[key];
  if (!away) return null;
  const cost = ({ at }: T): number => {
    const ahead = (at.x - from.x) * away.x + (at.y - from.y) * away.y;
    const beside = Math.abs((at.x - from.x) * away.y) + Math.abs((at.y - from.y) * away.x);
    return ahead < 1 || beside > 2.4 * ahead ? Infinity : ahead + 2 * beside;
  };
  const found = all.reduce<T | null>((best, one) => (best && cost(best) <= cost(one) ? best : one), null);
  return found && cost(found) < Infinity ? found : null;
}
