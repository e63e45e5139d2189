/** Where things stand on the drawing of a city: squares of 100 with a joint of 3 between them. */

import type { CityView } from '../../texts/made/minerva/view';
import type { Direction } from '../../texts/made/minerva/facts';

export const SIDE = 100;
export const PITCH = 103;
const MARGIN = 9;

export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface Bounds {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

/** 'n2e1' is two rows up and one column right of where the Fountain stood at the start. */
export function placeOf(square: string): Place {
  const found = /^(?:([ns])(\d+))?(?:([ew])(\d+))?$/.exec(square === '0' ? '' : square);
  if (!found) throw new Error(`'${square}' is no square`);
  const [, across, rows = '0', along, columns = '0'] = found;
  return {
    row: across === 'n' ? -Number(rows) : Number(rows),
    column: along === 'w' ? -Number(columns) : Number(columns),
  };
}

export function squareOf({ row, column }: Place): string {
  const south = row === 0 ? '' : row > 0 ? `s${row}` : `n${-row}`;
  const east = column === 0 ? '' : column > 0 ? `e${column}` : `w${-column}`;
  return south + east || '0';
}

/** The smallest rectangle around places, at least so many squares wide and high. */
export function boundsOf(places: readonly Place[], least = 1): Bounds {
  const rows = places.map((place) => place.row);
  const columns = places.map((place) => place.column);
  const [top, height] = atLeast(Math.min(...rows), Math.max(...rows), least);
  const [left, width] = atLeast(Math.min(...columns), Math.max(...columns), least);
  return { top, left, rows: height, columns: width };
}

function atLeast(first: number, last: number, least: number): [number, number] {
  const size = last - first + 1;
  const missing = Math.max(0, least - size);
  return [first - Math.floor(missing / 2), size + missing];
}

/** All that a city needs room for: its tiles, and the squares beside them. */
export function cityBounds(city: CityView, compact: boolean): Bounds {
  const squares = compact ? [] : city.open.map(placeOf);
  return boundsOf([...city.tiles, ...squares], compact ? 3 : 5);
}

export function viewBox(bounds: Bounds): string {
  const width = bounds.columns * PITCH - 3 + 2 * MARGIN;
  const height = bounds.rows * PITCH - 3 + 2 * MARGIN;
  return `${bounds.left * PITCH - MARGIN} ${bounds.top * PITCH - MARGIN} ${width} ${height}`;
}

/** Width by height of the drawing. */
export function ratio(bounds: Bounds): number {
  return (bounds.columns * PITCH - 3 + 2 * MARGIN) / (bounds.rows * PITCH - 3 + 2 * MARGIN);
}

export function shift(place: Place): string {
  return `translate(${place.column * PITCH} ${place.row * PITCH})`;
}

const STEPS: Record<Direction, Place> = {
  north: { row: -1, column: 0 },
  east: { row: 0, column: 1 },
  south: { row: 1, column: 0 },
  west: { row: 0, column: -1 },
};

export function neighbour(place: Place, way: Direction): Place {
  const step = STEPS[way];
  return { row: place.row + step.row, column: place.column + step.column };
}

/** How far an arrow that points east must be turned. */
export function degrees(way: Direction): number {
  return { north: -90, east: 0, south: 90, west: 180 }[way];
}

/** The frame around the squares from one to another, both included. */
export function frame(from: Place, to: Place): { x: number; y: number; width: number; height: number } {
  const left = Math.min(from.column, to.column);
  const top = Math.min(from.row, to.row);
  return {
    x: left * PITCH - 2,
    y: top * PITCH - 2,
    width: (Math.abs(from.column - to.column) + 1) * PITCH + 1,
    height: (Math.abs(from.row - to.row) + 1) * PITCH + 1,
  };
}

/** Empty squares of a rectangle, row by row: those beside the city and those that are not. */
export function emptySquares(bounds: Bounds, taken: ReadonlySet<string>): Place[] {
  const places: Place[] = [];
  for (let row = bounds.top; row < bounds.top + bounds.rows; row += 1) {
    for (let column = bounds.left; column < bounds.left + bounds.columns; column += 1) {
      if (!taken.has(squareOf({ row, column }))) places.push({ row, column });
    }
  }
  return places;
}

/** I, II, III: the order in which the tiles of a line fire. */
export function roman(number: number): string {
  const units = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
  return 'X'.repeat(Math.floor(number / 10)) + (units[number % 10] ?? '');
}

/** Columns for so many tiles on offer, so that the facility area stays about as high. */
export function columnsFor(tiles: number): number {
  if (tiles <= 8) return 4;
  if (tiles <= 15) return 5;
  if (tiles <= 18) return 6;
  return tiles <= 28 ? 7 : 8;
}
