// Do not edit: made by python -m insula.texts build
import type { Names, Render } from '../runtime';

/** Cover the village beside the tile just laid (MG-4.5). */
export interface AskCover {
  kind: "cover";
}

/** Lead the new city to its village first. */
export interface AskFounding {
  kind: "founding";
}

/** Where is an oracle placed (MG-1.3)? */
export interface AskOracle {
  kind: "oracle";
}

/** Nothing is left but to end the turn. */
export interface AskStop {
  kind: "stop";
}

/** What else in this turn? Numbers are how many tiles the card still gives (MG-2.6). */
export interface AskTurn {
  kind: "turn";
  roads: number;
  cities: number;
  tiles: number;
  markets: "both" | "build" | "none" | "sell";
}

export interface Built {
  kind: "built";
  place: Place;
  points: number;
}

/** What a card allows in each turn of a round. */
export interface Card {
  roads: number;
  cities: number;
  resupply: number;
}

export interface CityTile {
  kind: "city";
  hex: string;
}

/** A seat takes one of two markets back, as one is enough in a place. */
export interface Dropped {
  kind: "dropped";
  seat: number;
  sold: boolean;
  place: Place;
}

export interface Ended {
  kind: "ended";
}

/** An oracle looks at the first city that it sees. */
export interface FirstGaze {
  kind: "first_gaze";
  oracle: string;
  city: Place;
  seat: number;
}

export interface Founded {
  kind: "founded";
  place: Place;
}

/** A market at no cost, as the city was founded. */
export interface FreeMarket {
  kind: "free_market";
  place: Place;
}

/** An oracle turns to a city that has more connections. */
export interface Gaze {
  kind: "gaze";
  oracle: string;
  former: Place;
  city: Place;
  seat: number;
  connections: number;
  former_connections: number;
}

/** A place is part of another now. */
export interface Joined {
  kind: "joined";
  part: Place;
  whole: Place;
}

/** A city tile was laid: it begins a founding, or expands a city. */
export interface LaidCity {
  kind: "laid_city";
  hex: string;
  founding: boolean;
}

export interface LaidRoad {
  kind: "laid_road";
  hex: string;
  ends: string;
}

export interface Linked {
  kind: "linked";
  one: Place;
  other: Place;
}

export interface Market {
  kind: "market";
  village: string;
}

/** A round begins with a card; seats move in this order. */
export interface NewRound {
  kind: "new_round";
  number: number;
  rounds: number;
  card: Card;
  order: Array<number>;
}

/** The card of the next round was turned over. */
export interface NextCard {
  kind: "next_card";
  card: Card;
}

/** The game is over. */
export interface NoQuestion {
  kind: "over";
}

export interface Oracle {
  kind: "oracle";
  village: string;
}

/** A village, oracle or city by its village; a city under way has none yet. */
export interface Place {
  village: string;
  new_city: boolean;
}

export interface Road {
  kind: "road";
  hex: string;
  ends: string;
}

export interface Sell {
  kind: "sell";
  village: string;
}

export interface SetOracle {
  kind: "set_oracle";
  village: string;
}

export interface Sold {
  kind: "sold";
  place: Place;
  points: number;
}

export interface Stop {
  kind: "stop";
}

export interface Stopped {
  kind: "stopped";
}

export interface Take {
  kind: "take";
  piece: "city" | "road";
}

export interface Took {
  kind: "took";
  piece: "city" | "road";
}

export type Event =
  | NewRound
  | NextCard
  | SetOracle
  | LaidRoad
  | LaidCity
  | Founded
  | FreeMarket
  | Joined
  | Dropped
  | Linked
  | FirstGaze
  | Gaze
  | Took
  | Built
  | Sold
  | Stopped
  | Ended;

export type Move =
  | Road
  | CityTile
  | Take
  | Market
  | Sell
  | Oracle
  | Stop;

export type Question =
  | AskOracle
  | AskCover
  | AskFounding
  | AskTurn
  | AskStop
  | NoQuestion;

/** Things on the table that a fact is about, by union and kind. */
export const targets = {
  event: {
    set_oracle: ['place {village}'],
    laid_road: ['hex {hex}', 'ends {ends}'],
    laid_city: ['hex {hex}'],
  },
  move: {
    road: ['road {hex}', 'ends {ends}'],
    city: ['city {hex}'],
    take: ['staging {piece}'],
    market: ['market {village}'],
    sell: ['sell {village}'],
    oracle: ['oracle {village}'],
  },
} as const;
export type Target = `city ${string}` | `ends ${string}` | `hex ${string}` | `market ${string}` | `oracle ${string}` | `place ${string}` | `road ${string}` | `sell ${string}` | `staging ${string}`;

/** Events that the table tells: their lines do not begin with the mover's name. */
export const byTable: ReadonlySet<Event['kind']> = new Set(['new_round', 'next_card', 'founded', 'free_market', 'joined', 'dropped', 'linked', 'first_gaze', 'gaze', 'ended'] as const);

/** What a language brings for this game. */
export interface Texts {
  event: Render<Event>;
  move: Render<Move>;
  question: Render<Question>;
  part: { Card: (f: Card, names: Names) => string; Place: (f: Place, names: Names) => string; };
  seat: (number: string) => string;
}
