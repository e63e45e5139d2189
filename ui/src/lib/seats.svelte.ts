/** Seats by colour, shape and pattern: saffron disc, cinnabar triangle, lapis square, verdigris lozenge. */

export type Shape = 'sol' | 'tri' | 'sq' | 'dia';

const SHAPES: readonly Shape[] = ['sol', 'tri', 'sq', 'dia'];

/** The colours of a box that has colours of its own, drawn by our marks. */
export const COLOUR_SHAPES: Readonly<Record<string, Shape>> = { yellow: 'sol', orange: 'tri', red: 'sq', brown: 'dia' };

/** The marks at the table that is shown: in the order of seats unless its game deals colours. */
let shown = $state.raw<readonly Shape[]>(SHAPES);

export function shapeOf(seat: number): Shape {
  const at = ((seat % 4) + 4) % 4;
  return shown[at] ?? SHAPES[at] ?? 'sol';
}

/** Draws seats by the colours they were dealt, until the table is left; an empty list for the usual marks. */
export function useColours(colours: readonly string[]): void {
  const dealt = colours.flatMap((colour) => COLOUR_SHAPES[colour] ?? []);
  const next = [...dealt, ...SHAPES.filter((shape) => !dealt.includes(shape))];
  if (next.join() !== shown.join()) shown = next;
}
