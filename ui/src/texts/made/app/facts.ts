// Do not edit: made by python -m insula.texts build
import type { Render } from '../runtime';

/** The game has ended. */
export interface GameEnded {
  kind: "game_ended";
}

/** Nothing was taken back since the last move. */
export interface NothingToRedo {
  kind: "nothing_to_redo";
}

/** No decision was a choice. */
export interface NothingToUndo {
  kind: "nothing_to_undo";
}

/** Another seat has moved since the last choice. */
export interface OtherSeatMoved {
  kind: "other_seat_moved";
}

/** Something hidden was revealed since the last choice. */
export interface SomethingRevealed {
  kind: "revealed";
}

/** It is another seat's turn. */
export interface TurnPassed {
  kind: "turn_passed";
}

export type Undo =
  | NothingToUndo
  | OtherSeatMoved
  | SomethingRevealed
  | TurnPassed
  | GameEnded
  | NothingToRedo;

/** Things on the table that a fact is about, by union and kind. */
export const targets = {
} as const;
export type Target = never;

/** What a language brings for this game. */
export interface Texts {
  undo: Render<Undo>;
  part: { };
  seat: (number: string) => string;
}
