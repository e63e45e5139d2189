// Do not edit: made by python -m insula.texts build
import type { Names, Render } from '../runtime';

export interface Activated {
  kind: "activated";
  direction: "east" | "north" | "south" | "west";
}

export interface ActivatedNothing {
  kind: "activated_nothing";
}

/** Some of a good. */
export interface Amount {
  good: "academics" | "any" | "art" | "culture" | "denarii" | "equal" | "glory" | "grain" | "ore" | "stone" | "theater" | "wood";
  count: number;
}

export interface Assisted {
  kind: "assisted";
  square: string;
}

export interface Awarded {
  kind: "awarded";
  seat: number;
  rank: "first" | "second" | "third";
  points: number;
}

/** The Bathhouse applied a tile. */
export interface Bathed {
  kind: "bathed";
  tile: string;
  square: string;
}

/** Money of a round tile (MN-12.3). */
export interface Bonus {
  kind: "bonus";
  money: Amount;
}

/** A culture point of choice got its category. */
export interface Bound {
  kind: "bound";
  culture: "academics" | "art" | "theater";
}

export interface Declined {
  kind: "declined";
  tile: string;
}

export interface Ended {
  kind: "ended";
}

/** Resources above the limit became money at once. */
export interface Excess {
  kind: "excess";
  amount: Amount;
  money: Amount;
}

export interface Gained {
  kind: "gained";
  amount: Amount;
  tile: string;
  square: string;
}

export interface Hired {
  kind: "hired";
  price: Amount;
}

/** A residence was built. */
export interface Housed {
  kind: "housed";
  square: string;
}

/** A tile leaves the game (MN-12.3). */
export interface Left {
  kind: "left";
  tile: string;
}

export interface Moved {
  kind: "moved";
  tile: string;
  start: string;
  square: string;
}

export interface Paid {
  kind: "paid";
  amount: Amount;
  tile: string;
  square: string;
}

/** The order tile is 0 where none is taken. */
export interface Passed {
  kind: "passed";
  order_tile: number;
}

export interface Placed {
  kind: "placed";
  tile: string;
  square: string;
}

/** A residence left the game. */
export interface Removed {
  kind: "removed";
  square: string;
}

/** A facility or temple came into the facility area. */
export interface Revealed {
  kind: "revealed";
  tile: string;
}

export interface Round {
  kind: "round";
  number: number;
  seat: number;
}

export interface RoundTileRevealed {
  kind: "round_tile_revealed";
}

export interface Sold {
  kind: "sold";
  amount: Amount;
}

/** An action costs money after a player has passed. */
export interface Surcharge {
  kind: "surcharge";
  money: Amount;
}

/** A tile was paid for with what its cost names. */
export interface Taken {
  kind: "taken";
  tile: string;
}

/** A tile was paid for, partly with money for what was lacking. */
export interface TakenLacking {
  kind: "taken_lacking";
  tile: string;
  lacking: Amount;
}

export interface Unclaimed {
  kind: "unclaimed";
  rank: "first" | "second" | "third";
}

export interface Waited {
  kind: "waited";
  seat: number;
  money: Amount;
}

export interface Won {
  kind: "won";
  culture: "academics" | "art" | "theater";
  points: number;
}

export type Event =
  | Round
  | Revealed
  | RoundTileRevealed
  | Taken
  | TakenLacking
  | Placed
  | Housed
  | Assisted
  | Activated
  | ActivatedNothing
  | Gained
  | Excess
  | Paid
  | Sold
  | Surcharge
  | Passed
  | Waited
  | Bound
  | Won
  | Hired
  | Awarded
  | Unclaimed
  | Moved
  | Removed
  | Left
  | Bonus
  | Declined
  | Ended
  | Bathed;

/** Things on the table that a fact is about, by union and kind. */
export const targets = {
  event: {
    placed: ['square {square}'],
    housed: ['square {square}'],
    assisted: ['square {square}'],
    gained: ['square {square}'],
    paid: ['square {square}'],
    moved: ['square {start}', 'square {square}'],
    removed: ['square {square}'],
    bathed: ['square {square}'],
  },
} as const;
export type Target = `square ${string}`;

/** Events that the table tells: their lines do not begin with the mover's name. */
export const byTable: ReadonlySet<Event['kind']> = new Set(['round', 'revealed', 'round_tile_revealed', 'waited', 'awarded', 'unclaimed', 'left', 'ended'] as const);

/** What a language brings for this game. */
export interface Texts {
  event: Render<Event>;
  part: { Amount: (f: Amount, names: Names) => string; };
  seat: (number: string) => string;
}
