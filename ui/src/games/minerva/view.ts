/** The view of Minerva as the server sends it (src/insula/games/minerva/view.py). */

export type Category = 'production' | 'trade' | 'cultural' | 'military' | 'special' | 'temple' | 'residential';
export type Resource = 'grain' | 'wood' | 'stone' | 'ore';
export type Culture = 'theater' | 'art' | 'academics';
export type Way = 'north' | 'east' | 'south' | 'west';

export const RESOURCES: readonly Resource[] = ['grain', 'wood', 'stone', 'ore'];
export const CULTURES: readonly Culture[] = ['theater', 'art', 'academics'];
export const WAYS: readonly Way[] = ['north', 'east', 'south', 'west'];

/** One operation of a tile's effect, with its symbols and numbers. */
export interface Operation {
  readonly verb: 'gain' | 'each' | 'pay' | 'choose' | 'activate' | 'move' | 'remove' | 'take' | 'score';
  readonly amount?: number;
  readonly good?: string;
  readonly each?: string;
  readonly paid?: number;
  readonly pays?: string;
  readonly area?: string;
}

export interface Tile {
  readonly tile: string;
  readonly category: Category;
  readonly cost?: Partial<Record<Resource, number>>;
  readonly timing?: string;
  readonly effect?: string;
  readonly icons?: readonly Operation[];
  readonly assistant?: boolean;
  readonly points?: number;
}

export interface Lying extends Tile {
  readonly square: string;
  readonly row: number;
  readonly column: number;
}

export interface Offered extends Tile {
  /** Denarii for the resources that are lacking. */
  readonly extra: number;
  readonly payable: boolean;
  readonly copies?: number;
  /** Of a temple: what it would earn on the best square now. */
  readonly worth?: number;
}

export interface Pair {
  readonly tiles: readonly Offered[];
  readonly denarii: number;
}

export interface Stack {
  readonly category: Culture;
  readonly tiles: readonly { points: number; marks: number; seat: number | null }[];
  readonly top: number | null;
}

export interface City {
  readonly seat: number;
  readonly denarii: number;
  readonly glory: number;
  readonly resources: Readonly<Record<Resource, number>>;
  readonly culture: Readonly<Record<string, number>>;
  readonly residences: number;
  readonly assistants: number;
  readonly reserve: number;
  readonly hire: { denarii: number; glory: number } | null;
  readonly passed: boolean;
  readonly order: number | null;
  readonly tiles: readonly Lying[];
  readonly open: readonly string[];
}

export interface MinervaView {
  readonly players: number;
  readonly over: boolean;
  readonly step: string | null;
  readonly seat: number;
  readonly round: number;
  readonly rounds: number;
  /** So many of each resource can be held. */
  readonly most_held: number;
  readonly first: number;
  readonly surcharge: number;
  readonly offer: readonly Offered[];
  readonly pairs?: readonly Pair[];
  readonly stack_left: number;
  readonly unseen_locations: Readonly<Record<string, number>>;
  readonly unseen_temples: Readonly<Record<string, number>>;
  readonly culture: readonly Stack[];
  readonly glory: readonly { round: number; rank: number; points: number; seat: number | null; gone: boolean; tokens: number | null }[];
  /** Who would gain this round's glory tiles now, by rank. */
  readonly race: readonly (number | null)[];
  readonly order: readonly { tile: number; seat: number | null; points: number }[];
  /** The order tile of whoever passes next. */
  readonly next_order: number | null;
  readonly hand: Tile | null;
  /** The square that the decision is about. */
  readonly spot: string | null;
  readonly cities: readonly City[];
  readonly scores: readonly number[];
  readonly breakdown: readonly Record<string, number>[];
}

/** A line that a move would set off (preview.py). */
export interface Line {
  readonly direction: Way;
  readonly tiles: readonly { square: string; tile: string; gains: Record<string, number>; asks: string[] }[];
  readonly gains: Record<string, number>;
  readonly culture: readonly { category: Culture; points: number }[];
  readonly asks: boolean;
}
