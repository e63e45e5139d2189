// Do not edit: made by python -m insula.texts build
import type { AtEnd, Category, Culture, Step, WhenActivated, WhenBuilt } from './facts';

/** The price of the next assistant, in denarii or in glory. */
export interface AssistantPrice {
  denarii: number;
  glory: number;
}

/** What a player has. `order` is the order tile; `open` lists the squares beside the city. */
export interface CityView {
  assistants: number;
  culture: CulturePoints;
  denarii: number;
  glory: number;
  hire: AssistantPrice | null;
  open: Array<string>;
  order: number | null;
  passed: boolean;
  removed: number;
  reserve: number;
  residences: number;
  resources: Resources;
  seat: number;
  tiles: Array<PlacedTile>;
}

/** The resources that a tile costs; those that it does not cost are left out. */
export interface Cost {
  grain?: number;
  ore?: number;
  stone?: number;
  wood?: number;
}

/** The culture points of this turn; `culture` counts those without a category yet. */
export interface CulturePoints {
  academics: number;
  art: number;
  culture: number;
  theater: number;
}

/** The tiles of a category; `top` is the index of the next one. */
export interface CultureStack {
  category: Culture;
  tiles: Array<CultureTile>;
  top: number | null;
}

/** A culture tile: its points, the culture points it takes, and its owner. */
export interface CultureTile {
  marks: number;
  points: number;
  seat: number | null;
}

/** A glory tile with its owner. `tokens` is what a solo game asks for it. */
export interface GloryTile {
  gone: boolean;
  points: number;
  rank: number;
  round: number;
  seat: number | null;
  tokens: number | null;
}

/** The whole table. `first` starts this round, or the next one after the first pass. `next_order` is the order tile of the next player to pass. `race` has the seats that would gain this round's glory tiles now, by rank. `hand` is the tile to place, `spot` the square that the decision is about. Only a solo game has `pairs`. */
export interface MinervaView {
  breakdown: Array<Record<string, number>>;
  cities: Array<CityView>;
  culture: Array<CultureStack>;
  first: number;
  game: "minerva";
  glory: Array<GloryTile>;
  hand: TileView | null;
  most_held: number;
  next_order: number | null;
  offer: Array<OfferedTile>;
  order: Array<OrderTile>;
  over: boolean;
  pairs?: Array<Pair>;
  players: number;
  race: Array<number | null>;
  round: number;
  round_tiles_left: number;
  rounds: number;
  scores: Array<number>;
  seat: number;
  spot: string | null;
  stack_left: number;
  step: Step | null;
  surcharge: number;
  unseen_locations: Record<string, number>;
  unseen_temples: Record<string, number>;
}

/** A tile in the facility area, with its price for the seat to move. `extra` is the price of the missing resources in denarii. `worth` is what a temple would score now on the best square. `copies` is missing in the pairs of a solo game. */
export interface OfferedTile {
  category: Category;
  copies?: number;
  cost: Cost;
  effect: WhenActivated | WhenBuilt | AtEnd;
  extra: number;
  payable: boolean;
  tile: string;
  worth?: number;
}

/** An order tile with its holder; only in the last round it has points. */
export interface OrderTile {
  points: number;
  seat: number | null;
  tile: number;
}

/** Two tiles of a solo game, or one tile and the denarii of a round tile. */
export interface Pair {
  denarii: number;
  tiles: Array<OfferedTile>;
}

/** A tile of a city. Rows count to the south and columns to the east. A residence has `assistant` in place of cost and effect; a temple has its `points`. */
export interface PlacedTile {
  assistant?: boolean;
  category: Category;
  column: number;
  cost?: Cost;
  effect?: WhenActivated | WhenBuilt | AtEnd;
  points?: number;
  row: number;
  square: string;
  tile: string;
}

/** The resources of a city. */
export interface Resources {
  grain: number;
  ore: number;
  stone: number;
  wood: number;
}

/** A facility or temple as printed, or a residence in hand. */
export interface TileView {
  category: Category;
  cost: Cost;
  effect: WhenActivated | WhenBuilt | AtEnd;
  tile: string;
}
