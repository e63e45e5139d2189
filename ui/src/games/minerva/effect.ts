/** A tile's effect as a row of glyphs, laid out around the middle of the tile. */

import type { Amount, Area, Category, Effect, Good, Operation } from '../../texts/made/minerva/facts';

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
const number = (count: number): Shape => ({ kind: 'number', text: String(count) });
const categoryIcon = (category: Category): Shape => icon(`cat-${category}`);

/** The symbol of a good; a resource of choice is four squares, two equal ones two bars. */
export function goodShape(good: Good): Shape {
  return good === 'any' || good === 'equal' ? { kind: good } : icon(symbolOf(good));
}

export function symbolOf(good: string): string {
  if (good === 'denarii') return 'denarius';
  return good === 'culture' ? 'cat-cultural' : good;
}

const amountShapes = ({ count, good }: Amount): Shape[] => [number(count), goodShape(good)];

/** The number 1 goes without saying on the sides of an arrow or a colon. */
const shortShapes = (amount: Amount): Shape[] => (amount.count > 1 ? amountShapes(amount) : [goodShape(amount.good)]);

const sidesShapes = (sides: readonly Amount[]): Shape[] =>
  sides.flatMap((side, at) => (at === 0 ? amountShapes(side) : [{ kind: 'slash' }, ...amountShapes(side)]));

function operationShapes(operation: Operation): Shape[] {
  switch (operation.kind) {
    case 'gain':
      return amountShapes(operation.amount);
    case 'each':
      return [goodShape(operation.good), { kind: 'colon' }, ...shortShapes(operation.amount)];
    case 'pay':
      return [...(operation.price.good === 'denarii' ? amountShapes : shortShapes)(operation.price), { kind: 'arrow' }, ...shortShapes(operation.amount)];
    case 'choose':
      return sidesShapes(operation.sides);
    case 'activate':
      return [number(operation.count), { kind: 'ring' }];
    case 'move':
      return [{ kind: 'lift' }];
    case 'remove':
      return [{ kind: 'strike' }];
    case 'take':
      return [icon('vp')];
    case 'score_category':
      return [number(operation.points), categoryIcon(operation.category), areaShape(operation)];
    case 'score_variety':
      return [number(operation.points), icon('star'), areaShape(operation)];
    case 'score_held':
      return [number(operation.points), goodShape(operation.good), { kind: 'held' }];
    default: // of a newer server
      return [];
  }
}

const areaShape = ({ area }: { area: Area }): Shape => ({ kind: area === 'around' ? 'ring' : 'cross' });

/** The glyphs of an effect; one that applies when the tile is built begins with a sign. */
export function effectShapes(effect: Effect): Shape[] {
  if (effect.kind === 'built') return [{ kind: 'built' }, ...operationShapes(effect.operation)];
  return effect.operations.flatMap(operationShapes);
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
