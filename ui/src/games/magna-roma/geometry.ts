/** Where things lie in a drawing of a city or the ring. A cell is 100 units wide. No rules here. */

import type { Side } from '../../texts/made/magna-roma/facts';
import type { CityView, JointView, LaidTileView, TileView } from '../../texts/made/magna-roma/view';

export const CELL = 100;
export const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];

export interface Spot {
  readonly column: number;
  readonly row: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The columns and rows that are drawn. */
export interface Pane {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** 'c4' -> column 3, row 4. */
export function spotOf(cell: string): Spot {
  return { column: cell.charCodeAt(0) - 96, row: Number(cell.slice(1)) };
}

export function cellAt(column: number, row: number): string {
  return `${String.fromCharCode(96 + column)}${row}`;
}

/** All cells with room around them, at least five each way, inside what may be filled. */
export function paneOf(city: CityView): Pane {
  const spots = city.tiles.map((tile) => spotOf(tile.cell));
  const [west, north, east, south] = city.frame;
  const across = span(spots.map((spot) => spot.column), west, east);
  const down = span(spots.map((spot) => spot.row), north, south);
  return { west: across[0], east: across[1], north: down[0], south: down[1] };
}

const LEAST = 5;

/** From one before the first to one after the last, widened evenly to five where there is room. */
function span(taken: readonly number[], least: number, most: number): [number, number] {
  let from = Math.max(least, Math.min(...taken) - 1);
  let to = Math.min(most, Math.max(...taken) + 1);
  while (to - from + 1 < LEAST && (from > least || to < most)) {
    if (from > least) from -= 1;
    if (to - from + 1 < LEAST && to < most) to += 1;
  }
  return [from, to];
}

/** A square picture: the shorter way gets the same room on both sides. */
export function viewBox(pane: Pane, margin: number): string {
  const wide = (pane.east - pane.west + 1) * CELL;
  const high = (pane.south - pane.north + 1) * CELL;
  const side = Math.max(wide, high) + 2 * margin;
  return `${(wide - side) / 2} ${(high - side) / 2} ${side} ${side}`;
}

/** Every cell of a pane, row by row. */
export function cellsOf(pane: Pane): string[] {
  const cells: string[] = [];
  for (let row = pane.north; row <= pane.south; row += 1) {
    for (let column = pane.west; column <= pane.east; column += 1) cells.push(cellAt(column, row));
  }
  return cells;
}

/** The north-west corner of a cell. */
export function cornerOf(cell: string, pane: Pane): Point {
  const { column, row } = spotOf(cell);
  return { x: (column - pane.west) * CELL, y: (row - pane.north) * CELL };
}

/** The middle of a site: where four tiles meet, or of the one tile it names. */
export function middleOf(site: string, pane: Pane): Point {
  const [first = site, last = first] = site.split('-');
  const from = cornerOf(first, pane);
  const to = cornerOf(last, pane);
  return { x: (from.x + to.x + CELL) / 2, y: (from.y + to.y + CELL) / 2 };
}

/** Every place where four cells of a pane meet. */
export function crossings(pane: Pane): string[] {
  const found: string[] = [];
  for (let row = pane.north; row < pane.south; row += 1) {
    for (let column = pane.west; column < pane.east; column += 1) {
      found.push(`${cellAt(column, row)}-${cellAt(column + 1, row + 1)}`);
    }
  }
  return found;
}

/** The middle of one side of a cell. */
export function sideOf(cell: string, side: Side, pane: Pane): Point {
  const { x, y } = cornerOf(cell, pane);
  const at = SIDES.indexOf(side);
  return {
    x: x + CELL / 2 + (at === 1 ? CELL / 2 : at === 3 ? -CELL / 2 : 0),
    y: y + CELL / 2 + (at === 2 ? CELL / 2 : at === 0 ? -CELL / 2 : 0),
  };
}

/** A tile's halves after quarter turns clockwise. */
export function turnedEdges(edges: string, turns: number): string {
  const by = ((turns % 4) + 4) % 4;
  return edges.slice(4 - by) + edges.slice(0, 4 - by);
}

/** The sprite of two halves that met, and which of them it has on top. */
const INLAYS: Record<string, readonly [string, string]> = {
  BB: ['sym-military', 'B'],
  LL: ['sym-prestige', 'L'],
  DD: ['sym-coins', 'D'],
  BD: ['sym-population', 'B'],
  BL: ['sym-pantheon', 'B'],
  DL: ['sym-market', 'D'],
};

/** The drawing of a joint, turned so that each half lies on its own tile. */
export function inlayOf({ halves, side }: Pick<JointView, 'halves' | 'side'>): { symbol: string; turned: number } {
  const [own = ''] = halves;
  const [symbol, top] = INLAYS[[...halves].sort().join('')] ?? ['sym-prestige', own];
  const straight = side === 'east' ? -90 : 0;
  return { symbol, turned: own === top ? straight : straight + 180 };
}

/** The sides of each cell that are part of a joint, a bit for each: their recesses vanish. */
export function joinedSides(joints: readonly JointView[]): Map<string, number> {
  const sides = new Map<string, number>();
  const add = (cell: string, side: number): void => {
    sides.set(cell, (sides.get(cell) ?? 0) | (1 << side));
  };
  for (const one of joints) {
    add(one.cell, one.side === 'east' ? 1 : 2);
    add(one.other, one.side === 'east' ? 3 : 0);
  }
  return sides;
}

const NONE: ReadonlySet<string> = new Set();

/** Keys of what is new since before; nothing at first. */
export function freshOf<T>(before: readonly T[] | undefined, now: readonly T[] | undefined, key: (one: T) => string): ReadonlySet<string> {
  if (!before || !now || before === now) return NONE;
  const known = new Set(before.map(key));
  const fresh = now.map(key).filter((one) => !known.has(one));
  return fresh.length > 0 ? new Set(fresh) : NONE;
}

/** A tile in hand as it would lie on a cell. */
export function asLaid(piece: TileView, cell: string, turned: number): LaidTileView {
  const edges = turnedEdges(piece.edges, turned - piece.turned);
  return { ...piece, cell, turned, edges, covered: false, blessed: false };
}

/** Slots of the ring, clockwise from the north-west corner, as grid places: 3x3 or 4x3. */
export function ringPlaces(slots: number): Spot[] {
  const wide = slots > 8 ? 4 : 3;
  const high = slots / 2 - wide + 2;
  const top = Array.from({ length: wide }, (_, at) => ({ column: at, row: 0 }));
  const right = Array.from({ length: high - 2 }, (_, at) => ({ column: wide - 1, row: at + 1 }));
  const bottom = top.map(({ column }) => ({ column: wide - 1 - column, row: high - 1 }));
  const left = right.map(({ row }) => ({ column: 0, row: high - 1 - row }));
  return [...top, ...right, ...bottom, ...left];
}

/** Markers on one space stand side by side; where each stands, in spaces from the left. */
export function sideBySide(spaces: readonly number[], apart: number): number[] {
  return spaces.map((space, at) => {
    const together = spaces.flatMap((other, index) => (other === space ? [index] : []));
    return space + 0.5 + (together.indexOf(at) - (together.length - 1) / 2) * apart;
  });
}
