/** Names of tiles, and how they are set on a tile. */

import { page, tileName } from './texts';
import type { DrawnTile } from './things';

export interface Lettering {
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  /** Of the letters, in units of the tile. */
  readonly size: number;
  /** Whether there is room for the badge of the category. */
  readonly badge: boolean;
  /** Where the glyphs of the effect may begin. */
  readonly bottom: number;
}

/** The smallest letters, in pixels. */
const LEAST = 12;
/** The usual size of letters, in units of a tile of 100. */
const USUAL = 12.6;
/** The glyphs of the effect need this height above the foot of the tile, in units. */
const GLYPHS = 24;
const FOOT = 84;
const BADGE = 22;
const LEFT = 5;
const BESIDE_BADGE = 28;
const RIGHT = 98;

/** Return the name of a tile, the same wherever it is shown. */
export function nameOf(tile: Pick<DrawnTile, 'tile' | 'category'>): string {
  return tile.tile === 'residence' ? page().tile.residence : tileName(tile.tile);
}

/** About how wide bold letters with serifs are, for each unit of their size. */
function widthOf(text: string): number {
  const wide = (letter: string): number => {
    if (/[fijlrtI ().’-]/.test(letter)) return 0.36;
    if (/[mwMW]/.test(letter)) return 0.94;
    return /[A-ZÄÖÜ]/.test(letter) ? 0.76 : 0.56;
  };
  return [...text].reduce((sum, letter) => sum + wide(letter), 0);
}

/** Split a long word where the catalogue of this language hyphenates it. */
function syllables(word: string): string[] {
  const parts = page().tile.hyphenation.split(' ').find((each) => each.replaceAll('-', '') === word);
  return parts?.split('-') ?? [word];
}

/** Fill lines with words, or with their parts where a word is wider than its line; null if that fails. */
function wrap(name: string, split: (word: string) => string[], fits: (text: string, line: number) => boolean): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const word of name.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (fits(joined, lines.length)) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const part of split(word)) {
      if (fits(line + part, lines.length)) {
        line += part;
      } else if (line !== '' && fits(`${line}-`, lines.length) && fits(part, lines.length + 1)) {
        lines.push(`${line}-`);
        line = part;
      } else {
        return null;
      }
    }
  }
  return [...lines, line];
}

/** Set a name with the badge beside its first line, or without. */
function set(name: string, size: number, badge: boolean, split: (word: string) => string[]): Lettering | null {
  const top = (line: number): number => (badge && line > 0 ? Math.max(3 + size, BADGE) + (line - 1) * size : 3 + line * size);
  const left = (line: number): number => (badge && line === 0 ? BESIDE_BADGE : LEFT);
  const lines = wrap(name, split, (text, line) => widthOf(text) * size <= RIGHT - left(line));
  if (!lines) return null;
  const bottom = Math.max(badge ? BADGE : 0, top(lines.length));
  if (FOOT - bottom < GLYPHS) return null;
  return { lines: lines.map((text, line) => ({ text, x: left(line), y: top(line) + size * 0.9 })), size, badge, bottom };
}

const whole = (word: string): string[] => [word];

/** Set the name of a tile at a scale, in pixels for each unit: whole words if they fit, else hyphenated, else no lines. */
export function lettering(tile: Pick<DrawnTile, 'tile' | 'category'>, scale: number): Lettering {
  const size = Math.max(USUAL, LEAST / scale);
  const name = nameOf(tile);
  for (const split of [whole, syllables]) {
    const found = set(name, size, true, split) ?? set(name, size, false, split);
    if (found) return found;
  }
  return { lines: [], size, badge: true, bottom: BADGE };
}

/** A name with soft hyphens, for texts that wrap by themselves. */
export function softName(tile: Pick<DrawnTile, 'tile' | 'category'>): string {
  return nameOf(tile).split(' ').map((word) => syllables(word).join('\u00ad')).join(' ');
}
