/** Lines that a move would activate. */

import type { Culture, Direction } from '../../texts/made/minerva/facts';

export interface Line {
  readonly direction: Direction;
  readonly tiles: readonly { square: string; tile: string; gains: Record<string, number>; asks: string[] }[];
  readonly gains: Record<string, number>;
  readonly culture: readonly { category: Culture; points: number }[];
  readonly asks: boolean;
}
