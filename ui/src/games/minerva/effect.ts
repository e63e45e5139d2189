/** A tile's effect as a row of glyphs, laid out around the middle of the tile. */

import type { Operation, Tile } from './view';

export type Shape =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'icon'; readonly name: string }
  | { readonly kind: 'arrow' | 'colon' | 'slash' | 'any' | 'equal' | 'built' | 'ring' | 'cross' | 'held' | 'lift' | 'strike' };

export type Glyph = Shape & { readonly x: number };

export interface Row {
  readonly glyphs: readonly Glyph[];
  /** Below 1 where the row would be wider than the tile. */
  readonly scale: number;
}

const WIDE = 88;
const GAP = 3;
const WIDTHS: Partial<Record<Shape['kind'], number>> = {
  number: 15, icon: 27, arrow: 14, colon: 8, slash: 10, any: 20, equal: 24, built: 22, ring: 24, cross: 24, held: 20, lift: 34, strike: 27,
};

const icon = (name: string): Shape => ({ kind: 'icon', name });

/** The symbol of a good; a resource of choice is four squares, two equal ones two bars. */
export function goodShape(good: string): Shape {
  if (good === 'any') return { kind: 'any' };
  if (good === 'equal') return { kind: 'equal' };
  return icon(symbolOf(good));
}

export function symbolOf(good: string): string {
  if (good === 'denarii') return 'denarius';
  return good === 'culture' ? 'cat-cultural' : good;
}

function count(amount: number | undefined, always: boolean): Shape[] {
  return always || (amount ?? 1) > 1 ? [{ kind: 'number', text: String(amount ?? 1) }] : [];
}

const gained = (operation: Operation, always: boolean): Shape[] => [
  ...count(operation.amount, always),
  goodShape(operation.good ?? ''),
];

function shapesOf(operation: Operation): Shape[] {
  switch (operation.verb) {
    case 'gain':
      return gained(operation, true);
    case 'each':
      return [goodShape(operation.each ?? ''), { kind: 'colon' }, ...gained(operation, false)];
    case 'pay':
      return [...count(operation.paid, operation.pays === 'denarii'), goodShape(operation.pays ?? ''), { kind: 'arrow' }, ...gained(operation, false)];
    case 'activate':
      return [...count(operation.amount, true), { kind: 'ring' }];
    case 'move':
      return [{ kind: 'lift' }];
    case 'remove':
      return [{ kind: 'strike' }];
    case 'take':
      return [icon('vp')];
    case 'score':
      return [...count(operation.amount, true), counted(operation), area(operation)];
    default:
      return [];
  }
}

function counted(operation: Operation): Shape {
  const each = operation.each ?? '';
  if (each === 'different categories') return icon('star');
  return operation.area === 'held' ? icon(symbolOf(each)) : icon(`cat-${each}`);
}

function area(operation: Operation): Shape {
  if (operation.area === 'held') return { kind: 'held' };
  return { kind: operation.area === 'around' ? 'ring' : 'cross' };
}

/** What a tile shows: `[when built]` has its own sign, sides of a slash stand around it. */
export function shapesOfTile(tile: Pick<Tile, 'timing' | 'icons'>): Shape[] {
  const shapes: Shape[] = tile.timing === 'when built' ? [{ kind: 'built' }] : [];
  let sides = 0;
  for (const operation of tile.icons ?? []) {
    if (operation.verb === 'choose') {
      sides = operation.amount ?? 0;
      continue;
    }
    shapes.push(...shapesOf(operation));
    if (sides > 1) shapes.push({ kind: 'slash' });
    sides = Math.max(0, sides - 1);
  }
  return shapes;
}

const widthOf = (shape: Shape): number => WIDTHS[shape.kind] ?? 24;

/** Places from the middle of the tile, left to right. */
export function layOut(shapes: readonly Shape[]): Row {
  const total = shapes.reduce((sum, shape) => sum + widthOf(shape), 0) + GAP * Math.max(0, shapes.length - 1);
  let at = -total / 2;
  const glyphs = shapes.map((shape): Glyph => {
    const x = at + widthOf(shape) / 2;
    at += widthOf(shape) + GAP;
    return { ...shape, x };
  });
  return { glyphs, scale: Math.min(1, WIDE / Math.max(1, total)) };
}
