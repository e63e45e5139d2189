/** A seat's shape, drawn small along its roads: never its colour alone. */

import type { Shape } from '../../lib/seats.svelte';
import type { Point } from './hexes';

const round = (number: number): number => Math.round(number * 10) / 10;

const OUTLINES: Record<Shape, string> = {
  sol: 'm-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
  tri: 'm0-3l3 5.2h-6z',
  sq: 'm-2.3-2.3h4.6v4.6h-4.6z',
  dia: 'm0-3.2l3.2 3.2l-3.2 3.2l-3.2-3.2z',
};

export function marksPath(shape: Shape, points: readonly Point[]): string {
  return points.map(({ x, y }) => `M${round(x)} ${round(y)}${OUTLINES[shape]}`).join('');
}
