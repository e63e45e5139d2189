/** Names of tiles as they are lettered: short, on one line or two. */

import { tell } from '../../words/words.svelte';
import { words } from './words';
import type { Tile } from './view';

/** Letters that stand on one line beside the badge. */
const LINE = 11;

/** What a tile is called in a sentence. */
export function nameOf(tile: Pick<Tile, 'tile' | 'category'>): string {
  return tile.tile === 'residence' ? words().residence : tell(tile.tile);
}

/** What is lettered on it: a temple by what it counts. */
export function shortName(tile: Tile): string {
  if (tile.category === 'temple') return (words().temples as Record<string, string>)[tile.icons?.[0]?.each ?? ''] ?? tell(tile.tile);
  return tile.tile === 'residence' ? words().home : tell(tile.tile);
}

export function nameLines(name: string): string[] {
  const space = name.indexOf(' ');
  if (name.length <= LINE || space < 0) return name ? [name] : [];
  return [name.slice(0, space), name.slice(space + 1)];
}
