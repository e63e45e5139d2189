/** What the house gives to a game's table, and what a game's table gives to the house. */

import type { Component, Snippet } from 'svelte';
import type { GameEvent, GameMove, GamePreview } from '../api/types';
import type { Lesson } from './lesson';
import type { Shape } from './seats.svelte';

/** A seat as a board shows it. Never its colour alone: shape and pattern go along. */
export interface Seated {
  readonly seat: number;
  readonly name: string;
  readonly shape: Shape;
  readonly you: boolean;
  readonly bot: string | null;
  readonly away: boolean;
  readonly open: boolean;
}

/** Everything that a board, or a part beside it, is drawn from: `V` is the game's own view, `M` and `E`
 * are its moves and events. */
export interface BoardProps<V = Record<string, unknown>, M = GameMove, E = GameEvent> {
  /** What the table shows now, exactly as the server sent it. */
  readonly view: V;
  /** What it showed before the last update, for motion; null at first and after a jump. */
  readonly before: V | null;
  readonly seats: readonly Seated[];
  /** What is played here, and with which box. */
  readonly table: { readonly game: string; readonly title: string; readonly box: string };
  /** The seat that decides; -1 when nobody does. */
  readonly turn: number;
  /** The seat whose city is drawn: mine, or the one that was opened. */
  readonly seat: number;
  /** Small, for a look: no letters that cannot be read, nothing to click. */
  readonly compact: boolean;
  /** Targets that would narrow the moves now: dashed underdrawing. */
  readonly lit: ReadonlySet<string>;
  /** Targets of any legal move: pointing at one that is not lit begins anew from it. */
  readonly possible: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  /** Targets that the log or the list of moves points at. */
  readonly pointed: ReadonlySet<string>;
  /** The seat whose city or hand `pointed` is about; -1 for the seat that decides. */
  readonly pointedSeat: number;
  /** The move that would be played, or is hovered: draw its ghost. */
  readonly ghost: Ghost<M> | null;
  /** What that move would bring: events, points by source, changes of stores. */
  readonly preview: Preview<E> | null;
  choose(target: string): void;
  /** Pointing at a lit target shows what it would bring; null when the pointer leaves. */
  hover(target: string | null): void;
  /** Why is this no move now? The text is a move's, as in records: 'place c3 turned 0'. */
  askWhy(text: string): void;
  /** Turn what is chosen, by so many steps. */
  turnBy(steps: number): void;
  /** Draw another seat's city large. */
  open(seat: number): void;
  /** The ways in which what is chosen can be turned, as targets. */
  readonly turnings?: readonly string[];
  /** Let go of what was chosen. */
  clear?(): void;
  /** The hints of the house, for a board that places them itself (`placesHints`). */
  readonly hints?: Snippet | undefined;
}

/** What a move would bring, with the events of one game. */
export type Preview<E> = Omit<GamePreview, 'events'> & { events: E[] };

/** A move that is not played yet. */
export interface Ghost<M = GameMove> {
  readonly move: M;
  readonly targets: ReadonlySet<string>;
}

/** A part beside the board. The house draws four by itself: name them where they belong. */
export type Part = HousePart | GamePart;
export type HousePart = 'others' | 'score' | 'log' | 'seats';

export interface GamePart {
  readonly id: string;
  /** On a phone: the tab that holds it. */
  readonly tab: string;
  readonly Body: Component<BoardProps<any, any, any>>;
}

export interface Tab {
  readonly id: string;
  readonly icon: string;
  readonly label: () => string;
}

/** A game's table: the default export of games/<game>/index.ts. */
export interface GameTable {
  /** Widths of the columns beside the board in pixels; 0 for none. */
  readonly left: number;
  readonly right: number;
  readonly Board: Component<BoardProps<any, any, any>>;
  /** On a wide screen the board takes the height that is left, and hints have a strip of their own
   * below the next step, so that they cover nothing and move nothing. */
  readonly fills?: boolean;
  /** The board draws `hints` where they belong, rather than the house below it. */
  readonly placesHints?: boolean;
  /** Next step and undo stand beside the sentence: for boards that need the height. */
  readonly actsAbove?: boolean;
  /** On a wide screen the board takes the window from its left edge to its bottom, and the sentence, the
   * next step and all parts stand in one column beside it. */
  readonly boardFirst?: boolean;
  /** A first game for newcomers: its steps stand above the board until they are learned or skipped. */
  readonly lesson?: Lesson;
  /** The few goods of a seat under its small city; used by the part 'others'. */
  readonly Goods?: Component<{ view: any; seat: number }>;
  /** What the ghost would bring, drawn; without it the events of its preview are listed. */
  readonly Gains?: Component<BoardProps<any, any, any>>;
  readonly parts: { readonly left?: Part[]; readonly right?: Part[]; readonly below?: Part[] };
  /** Phone tabs in order; the first holds the board. 'others', 'score', 'seats' and 'log' sit in
   * tabs of those names if there are, else in the last one. */
  readonly tabs: Tab[];
  /** The colours that seats were dealt, in the order of seats, where the game has colours of its own. */
  colours?(view: any): string[];
  /** 'Turn 15 of 24', in the player's language. */
  progress(view: any): string;
  /** A source of points, as in the view's breakdown, in the player's language. */
  source(name: string): string;
  /** What the ghost's button says: 'Place here'. */
  verb(ghost: Ghost<any>): string;
  /** Half a step that the next decision completes and undo takes back: played when pointed at. */
  atOnce?(move: Ghost<any>): boolean;
  /** A second line under the sentence: what holds now and is easily overlooked. */
  note?(view: any, names: readonly string[]): string;
  /** The label of a move without targets, where its own text is not enough. */
  answer?(move: any, view: any): string;
  /** The board in words, for those who cannot see it. */
  describe(view: any, seat: number, seats: readonly Seated[]): string[];
}
