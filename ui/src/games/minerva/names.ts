/** Names of tiles as they are lettered: whole where there is room, else short, else not at all. */

import { tell } from '../../words/words.svelte';
import { words } from './words';
import type { Tile } from './view';

export interface Lettering {
  readonly lines: readonly string[];
  /** Of the letters, in units of the tile. */
  readonly size: number;
}

/** Letters below so many pixels would not be read; on tiles below such a scale they would crowd all else. */
const LEAST = 12;
const SMALL = 0.62;
const USUAL = 12.6;
/** Units of a tile beside its badge. */
const ROOM = 71;

/** What a tile is called in a sentence. */
export function nameOf(tile: Pick<Tile, 'tile' | 'category'>): string {
  return tile.tile === 'residence' ? words().residence : tell(tile.tile);
}

/** What is lettered on it: a temple by what it counts. */
export function shortName(tile: Tile): string {
  if (tile.category === 'temple') return (words().temples as Record<string, string>)[tile.icons?.[0]?.each ?? ''] ?? tell(tile.tile);
  return tile.tile === 'residence' ? words().home : tell(tile.tile);
}

/** One word where many tiles stand close together. */
export function oneWord(tile: Tile): string {
  return (words().letters as Record<string, string>)[tile.tile] ?? shortName(tile);
}

function inLines(name: string): string[] {
  const space = name.indexOf(' ');
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

/** About how wide bold letters with serifs are, for each unit of their size. */
function widthOf(text: string): number {
  const wide = (letter: string): number => {
    if (/[fijlrtI .’-]/.test(letter)) return 0.36;
    if (/[mwMW]/.test(letter)) return 0.94;
    return /[A-ZÄÖÜ]/.test(letter) ? 0.76 : 0.56;
  };
  return [...text].reduce((sum, letter) => sum + wide(letter), 0);
}

/** The letters of a tile that is drawn at a scale, 100 units to so many hundred pixels. */
export function lettering(tile: Tile, scale: number): Lettering {
  const size = Math.max(USUAL, LEAST / scale);
  const fits = (lines: readonly string[]): boolean => lines.every((line) => widthOf(line) * size <= ROOM);
  if (scale < SMALL) return { lines: [], size };
  const tries = [[shortName(tile)], size === USUAL ? inLines(shortName(tile)) : [], [oneWord(tile)]];
  return { lines: tries.find((lines) => lines.length > 0 && fits(lines)) ?? [], size };
}
