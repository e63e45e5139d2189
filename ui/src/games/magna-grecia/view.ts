/** The view of a game of Magna Grecia, as `view.py` writes it, and the changes that previews name. */

export interface Card {
  readonly card: number;
  readonly border: string;
  readonly order: readonly string[];
  /** What the card gives, and what it gives to who takes only this one action. */
  readonly roads: readonly [number, number];
  readonly cities: readonly [number, number];
  readonly resupply: readonly [number, number];
}

export interface Spot {
  readonly name: string;
  readonly hex: string;
  readonly green: boolean;
}

export interface GreciaMap {
  /** Hexes of an even row, counted from 0, and of an odd one, sea included. */
  readonly columns: number;
  readonly odd_columns: number;
  readonly rows: number;
  readonly sea: readonly string[];
  readonly villages: readonly Spot[];
}

export interface Turn {
  readonly roads_laid: number;
  readonly cities_laid: readonly string[];
  readonly roads_taken: number;
  readonly cities_taken: number;
  readonly roads_left: number;
  readonly cities_left: number;
  readonly takes_left: number;
  readonly founded: boolean;
  readonly founding: string | null;
  readonly cover: string | null;
}

export interface Pieces {
  readonly roads: number;
  readonly cities: number;
}

export interface Hand {
  readonly seat: number;
  readonly colour: string;
  readonly points: number;
  readonly supply: Pieces;
  readonly staging: Pieces;
  readonly markets: number;
}

export type MarketState = 'active' | 'inactive' | 'sold';

export interface Market {
  readonly seat: number;
  readonly state: MarketState;
  readonly value: number;
}

export interface Place {
  readonly name: string;
  readonly kind: 'village' | 'oracle' | 'city';
  readonly seat: number | null;
  readonly hexes: readonly string[];
  readonly green: boolean;
  readonly connections: number;
  readonly connected: readonly { readonly place: string; readonly roads: readonly (readonly string[])[] }[];
  readonly reached: readonly number[];
  readonly markets: readonly Market[];
  readonly cost: readonly (number | null)[];
}

export interface Oracle {
  readonly name: string;
  readonly hex: string;
  readonly city: string | null;
  readonly seat: number | null;
  readonly connections: number;
  readonly challengers: readonly {
    readonly city: string;
    readonly seat: number;
    readonly connections: number;
    readonly needs: number;
    readonly lacks: number;
  }[];
}

export interface Road {
  readonly hex: string;
  readonly seat: number;
  readonly ends: readonly [string, string];
}

export interface GreciaView {
  readonly players: number;
  readonly over: boolean;
  readonly step: string | null;
  readonly seat: number;
  readonly round: number;
  readonly rounds: number;
  readonly order: readonly number[];
  readonly card: Card;
  readonly next_card: Card | null;
  readonly unseen_cards: readonly Card[];
  readonly map: GreciaMap;
  readonly turn: Turn | null;
  readonly hands: readonly Hand[];
  readonly places: readonly Place[];
  readonly oracles: readonly Oracle[];
  readonly roads: readonly Road[];
  readonly scores: readonly number[];
  readonly breakdown: readonly Record<string, number>[];
}

/** One thing on the map that a move would change: `changes.py` says which there are. */
export type Change =
  | { readonly place: string; readonly connections: number; readonly was: number }
  | {
      readonly market: string;
      readonly seat: number;
      readonly state: MarketState;
      readonly value: number;
      readonly was: readonly [MarketState, number] | null;
    }
  | { readonly oracle: string; readonly city: string; readonly seat: number; readonly was: number | null };
