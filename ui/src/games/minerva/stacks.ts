/** Stacks of culture tiles. */

import type { CultureStack, CultureTile } from '../../texts/made/minerva/view';
import { page } from './texts';

/** Return the tile that is won next. */
export function top(stack: CultureStack): CultureTile | undefined {
  return stack.top === null ? undefined : stack.tiles[stack.top];
}

/** Count the tiles that are left. */
export function left(stack: CultureStack): number {
  return stack.top === null ? 0 : stack.tiles.length - stack.top;
}

export function stackSentence(stack: CultureStack): string {
  const { culture, goods } = page();
  const name = goods[stack.category];
  const tile = top(stack);
  return tile ? culture.stack({ name, marks: tile.marks, points: tile.points, left: left(stack) }) : culture.emptyStack({ name });
}
