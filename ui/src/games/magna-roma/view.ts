/** What the server shows of a game of Magna Roma (games/magna_roma/view.py). */

import type { Preview } from '../../api/types';

export type Colour = 'red' | 'purple' | 'brown' | 'center';
export type Track = 'red' | 'purple' | 'brown';
export const TRACKS: readonly Track[] = ['red', 'purple', 'brown'];

export interface Piece {
  readonly tile: number;
  readonly turned: number;
  readonly colour: Colour;
  /** A half for each side, clockwise from the north: B, L, D or - for none. */
  readonly edges: string;
  readonly stars: number;
  readonly icon: string;
  /** A second icon; empty or missing where there is none. */
  readonly icon2?: string;
}

export interface Laid extends Piece {
  readonly cell: string;
  readonly covered: boolean;
  readonly blessed: boolean;
}

/** Two halves that met: once, at the northern or western tile. */
export interface Joint {
  readonly cell: string;
  readonly side: 'east' | 'south';
  readonly other: string;
  /** The half of `cell`, then that of `other`. */
  readonly halves: string;
  /** What it gives. */
  readonly good: string;
  readonly greater: boolean;
}

export interface Built {
  readonly monument: string;
  /** 'c3-d4', or the Town Center's cell. */
  readonly site: string;
  readonly staff: number;
  readonly workers: number;
  readonly points: number;
}

export interface City {
  readonly seat: number;
  readonly coins: number;
  readonly population: number;
  readonly blessings: number;
  readonly legions: number;
  readonly luxuries: number;
  readonly faith: number;
  readonly points: number;
  readonly stars: Record<Track, number>;
  /** Of the dashboard's bonuses, in their order: those that are complete. */
  readonly bonuses: boolean[];
  readonly laid: number;
  readonly reserved: Piece | null;
  readonly marker: number | null;
  /** West, north, east and south end of what may still be filled. */
  readonly frame: readonly [number, number, number, number];
  readonly tiles: readonly Laid[];
  readonly joints: readonly Joint[];
  readonly sites: readonly string[];
  readonly monuments: readonly Built[];
}

export interface Slot {
  readonly slot: string;
  readonly seat: number | null;
  readonly blocked: boolean;
  readonly cost: number;
  readonly value: number;
  readonly bonus: Record<string, number>;
}

export interface Province {
  readonly card: number;
  readonly province: string;
  readonly per: string;
  readonly met: readonly number[];
  readonly slots: readonly Slot[];
}

export interface Shown {
  readonly place: number;
  readonly monument: string;
  readonly price: number;
  /** The coins that each seat is short of. */
  readonly lacks: readonly number[];
  /** It stands on the Town Center, not between four tiles. */
  readonly on_center: boolean;
  readonly staff: number;
  readonly effect: string;
}

export interface Bonus {
  readonly tracks: readonly Track[];
  readonly space: number;
  readonly good: string;
  readonly amount: number;
}

export interface Boards {
  readonly market: readonly number[];
  readonly military: readonly number[];
  readonly pantheon: readonly number[];
  readonly blessings: readonly number[];
  readonly dashboard: Record<Track, readonly number[]>;
  readonly bonuses: readonly Bonus[];
}

export interface RingSlot {
  readonly slot: number;
  readonly tile: Piece | null;
  readonly seat: number | null;
}

export interface Objective {
  readonly objective: string;
  /** 'row 2' or 'column 4', counted in the frame. */
  readonly line: string;
  readonly completed: boolean;
}

/** Pieces of one good in the box: how many there are, and how many are left where the box limits them. */
export interface Supply {
  readonly good: 'coins' | 'population' | 'blessings';
  readonly count: number;
  readonly left: number | null;
}

export interface RomaView {
  readonly game: string;
  readonly players: number;
  readonly over: boolean;
  readonly step: string | null;
  readonly seat: number;
  /** Of each player in the whole game. */
  readonly turns: number;
  /** Which trade is offered now, among `trades`. */
  readonly trading: number | null;
  readonly tiles_left: number;
  readonly monuments_left: number;
  readonly display: readonly (Shown | null)[];
  readonly provinces: readonly Province[];
  readonly trades: readonly { readonly spaces: readonly number[]; readonly ways: readonly string[] }[];
  readonly war_tokens: readonly { readonly space: number; readonly points: number; readonly taken: boolean }[];
  readonly cities: readonly City[];
  readonly scores: readonly number[];
  readonly breakdown: readonly Record<string, number>[];
  readonly boards: Boards;
  readonly supplies?: readonly Supply[];
  readonly ring?: readonly RingSlot[];
  readonly reach?: readonly number[];
  readonly row?: readonly (Piece | null)[];
  readonly objectives?: readonly Objective[];
}

/** What a move would do to a store or marker of the mover. */
export interface Change {
  readonly store: string;
  readonly by: number;
  readonly to: number;
}

type Lines = Preview | null | undefined;

/** The stores that a move would change (`preview.lines`). */
export function changesOf(preview: Lines): Change[] {
  return (preview?.lines ?? []).filter((line) => 'store' in line) as unknown as Change[];
}

/** The halves that a tile would join (`preview.lines`). */
export function joinsOf(preview: Lines): Joint[] {
  return (preview?.lines ?? []).filter((line) => 'halves' in line) as unknown as Joint[];
}
