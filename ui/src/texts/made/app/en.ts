// Do not edit: made by python -m insula.texts build
import type * as facts from './facts';

export const NAMES: Record<string, string> = {};
const seat = (number: string) => "seat " + number;

export const texts: facts.Texts = {
  undo: {
    nothing_to_undo: () => "There is nothing to undo.",
    other_seat_moved: () => "Another player has moved since.",
    revealed: () => "Something hidden was revealed since.",
    turn_passed: () => "It is another player's turn.",
    game_ended: () => "The game has ended.",
    nothing_to_redo: () => "There is nothing to redo.",
  },
  part: {  },
  seat: seat,
};

export const page = {
  language: {
    name: "English",
  },
};
export type Page = typeof page;
