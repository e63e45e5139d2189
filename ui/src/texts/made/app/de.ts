// Do not edit: made by python -m insula.texts build
import type * as facts from './facts';
import type { Page } from './en';

export const NAMES: Record<string, string> = {};
const seat = (number: string) => "Sitz " + number;

export const texts: facts.Texts = {
  undo: {
    nothing_to_undo: () => "Es gibt nichts zurückzunehmen.",
    other_seat_moved: () => "Inzwischen hat jemand anders gezogen.",
    revealed: () => "Inzwischen wurde etwas Verdecktes aufgedeckt.",
    turn_passed: () => "Jemand anders ist am Zug.",
    game_ended: () => "Die Partie ist zu Ende.",
    nothing_to_redo: () => "Es gibt nichts zu wiederholen.",
  },
  part: {  },
  seat: seat,
};

export const page: Page = {
  language: {
    name: "Deutsch",
  },
};
