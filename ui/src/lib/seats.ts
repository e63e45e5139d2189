/** Seats by colour, shape and pattern: saffron disc, cinnabar triangle, lapis square, verdigris lozenge. */

export type Shape = 'sol' | 'tri' | 'sq' | 'dia';

const SHAPES: readonly Shape[] = ['sol', 'tri', 'sq', 'dia'];

export function shapeOf(seat: number): Shape {
  return SHAPES[((seat % 4) + 4) % 4] ?? 'sol';
}
