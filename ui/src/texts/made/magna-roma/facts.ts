// Do not edit: made by python -m insula.texts build
import type { Names, Render } from '../runtime';

export interface AlreadyBlessed {
  kind: "already_blessed";
  rule: string;
  cell: string;
}

/** Some of a good. */
export interface Amount {
  good: Good;
  count: number;
}

/** Which optional action, if any (MR-2.1)? */
export interface AskAction {
  kind: "action";
}

/** Which of the three solo tiles (MR-13.1)? */
export interface AskChoose {
  kind: "choose";
}

/** Which pending gain comes first (MR-3.5)? */
export interface AskOrder {
  kind: "order";
}

/** Which tile of the ring comes first (MR-1.5)? */
export interface AskPick {
  kind: "pick";
}

/** Where does the tile go (MR-3)? */
export interface AskPlace {
  kind: "place";
}

/** Which tile is reserved for the next turn (MR-11)? */
export interface AskReserve {
  kind: "reserve";
}

/** Make this trade or not (MR-6.2)? */
export interface AskTrade {
  kind: "trade";
}

/** A gain when the monument is built, and what it is worth at the end. */
export interface AtOnce {
  kind: "at_once";
  amount: Amount;
  worth: Flat | PerColour | PerIcon | ByStaff | ByVariety;
}

export interface Bless {
  kind: "bless";
  cell: string;
}

export interface Blessed {
  kind: "blessed";
  cell: string;
}

export interface Build {
  kind: "build";
  monument: string;
  site: string;
  on_center: boolean;
}

export interface Built {
  kind: "built";
  monument: string;
  site: string;
  on_center: boolean;
  price: Amount;
}

export interface ByStaff {
  kind: "by_staff";
  steps: Array<number>;
}

/** Points by the number of different icons below. */
export interface ByVariety {
  kind: "by_variety";
  steps: Array<number>;
}

export interface CannotPay {
  kind: "cannot_pay";
  rule: string;
}

export interface CellTaken {
  kind: "cell_taken";
  rule: string;
  cell: string;
}

export type Colour = "brown" | "center" | "purple" | "red";

/** An objective of a column of the city, counted from the west. */
export interface ColumnGoal {
  kind: "column";
  number: number;
  objective: Objective;
}

export interface Conquer {
  kind: "conquer";
  province: string;
  slot: Third;
}

export interface Conquered {
  kind: "conquered";
  province: string;
  slot: Third;
  price: Amount;
}

export interface Covered {
  kind: "covered";
  rule: string;
  cell: string;
}

/** A trade that was not made; `paid` is the first way to pay for it. */
export interface Declined {
  kind: "declined";
  paid: Array<Amount>;
  gained: Amount;
}

export interface Discarded {
  kind: "discarded";
  tile: Tile;
}

/** A monument came on display. */
export interface Displayed {
  kind: "displayed";
  monument: string;
}

export interface District {
  kind: "district";
  colour: Track;
}

export interface Ended {
  kind: "ended";
}

export interface EqualPair {
  kind: "equal_pair";
  icon: Icon;
}

export interface Flat {
  kind: "flat";
  points: number;
}

/** A tile can be turned 0 to 3 times. */
export interface FourTurns {
  kind: "four_turns";
  rule: string;
}

/** A space of one track of the dashboard, or of two that are linked (MR-5). */
export interface FromBonus {
  kind: "bonus";
  tracks: Array<Track>;
  space: number;
}

/** A space of the Pantheon (MR-7.1). */
export interface FromFaith {
  kind: "faith";
}

/** Two halves that met: on this side of this cell, with a neighbour of this colour (MR-3.4). */
export interface FromJoint {
  kind: "joint";
  cell: string;
  side: Side;
  own: Half;
  facing: Half;
  beside: Colour;
}

/** A monument that was just built (MR-8). */
export interface FromMonument {
  kind: "monument";
}

/** A slot that was just conquered (MR-9). */
export interface FromProvince {
  kind: "province";
}

/** A trade of the Market (MR-6). */
export interface FromTrade {
  kind: "trade";
}

/** Take this pending gain before the others (MR-3.5). */
export interface GainFirst {
  kind: "gain";
  amount: Amount;
}

export interface Gained {
  kind: "gained";
  amount: Amount;
  cause: FromJoint | FromBonus | FromTrade | FromMonument | FromProvince | FromFaith;
}

export interface GameOver {
  kind: "over";
  rule: string;
}

export type Good = "blessings" | "coins" | "faith" | "legions" | "luxuries" | "points" | "population";

export type Half = "blade" | "blank" | "disc" | "laurel";

export type Icon = "column" | "lyre" | "mask" | "none";

export interface IsCenter {
  kind: "is_center";
  rule: string;
  cell: string;
}

export type LossCause = "none_left" | "past_end";

/** A gain past the end of its board, or of which none is left (MR-4.3). */
export interface Lost {
  kind: "lost";
  amount: Amount;
  why: LossCause;
}

export interface MarkerStands {
  kind: "marker_stands";
  rule: string;
  seat: number;
  slot: number;
}

export interface MixedPair {
  kind: "mixed_pair";
  first: Icon;
  second: Icon;
}

export interface NeedsSite {
  kind: "needs_site";
  rule: string;
}

export interface NoAction {
  kind: "no_action";
}

export interface NoBlessing {
  kind: "no_blessing";
  rule: string;
}

/** A text that is not the notation of any move. */
export interface NoMove {
  kind: "no_move";
  rule: string;
  text: string;
  step: Step;
}

/** The game is over. */
export interface NoQuestion {
  kind: "over";
}

/** These cells are not the corners of four cells that meet. */
export interface NoSite {
  kind: "no_site";
  rule: string;
  site: string;
}

export interface NoTile {
  kind: "no_tile";
  rule: string;
  cell: string;
}

export interface NotBeside {
  kind: "not_beside";
  rule: string;
  cell: string;
}

/** No tile of the city lies there; the cell may be off the grid. */
export interface NotInCity {
  kind: "not_in_city";
  rule: string;
  cell: string;
}

export interface NotInPlay {
  kind: "not_in_play";
  rule: string;
  name: string;
}

/** Another step is to be taken first. */
export interface NotNow {
  kind: "not_now";
  rule: string;
  step: Step;
}

export interface NotOnDisplay {
  kind: "not_on_display";
  rule: string;
  name: string;
}

export interface NotPending {
  kind: "not_pending";
  rule: string;
  gain: string;
}

export type Objective = "all colours" | "column and lyre" | "four of a colour" | "mask and column" | "mask and lyre" | "no equal neighbours" | "no icons" | "one colour" | "one icon" | "seven stars" | "two blessings" | "two monuments";

/** This monument stands on the Town Center, so the move names no site. */
export interface OnCenter {
  kind: "on_center";
  rule: string;
}

/** The trade on offer is this one. */
export interface OtherTrade {
  kind: "other_trade";
  rule: string;
  trade: Trade;
}

/** The city could not end as a 5x5 square; the cell may be off the grid. */
export interface OutsideSquare {
  kind: "outside_square";
  rule: string;
  cell: string;
}

/** Each seat has at most one disc on a card. */
export interface OwnDisc {
  kind: "own_disc";
  rule: string;
}

export interface PerColour {
  kind: "per_colour";
  points: number;
  colour: Track;
}

export interface PerIcon {
  kind: "per_icon";
  points: number;
  icon: Icon;
}

export interface Pick {
  kind: "pick";
  slot: number;
}

export interface Picked {
  kind: "picked";
  slot: number;
  tile: Tile;
}

export interface Place {
  kind: "place";
  cell: string;
  turned: number;
}

export interface Placed {
  kind: "placed";
  cell: string;
  tile: Tile;
  turned: number;
}

export interface Refilled {
  kind: "refilled";
  slot: number;
  tile: Tile;
}

export interface Reserve {
  kind: "reserve";
  slot: number;
}

export interface Reserved {
  kind: "reserved";
  slot: number;
  tile: Tile;
}

/** A tile was turned over in the solo row. */
export interface Revealed {
  kind: "revealed";
  place: number;
  tile: Tile;
}

export interface RingSize {
  kind: "ring_size";
  rule: string;
  slots: number;
}

/** An objective of a row of the city, counted from the north. */
export interface RowGoal {
  kind: "row";
  number: number;
  objective: Objective;
}

/** A turn that looks like a smaller one. */
export interface SameTurn {
  kind: "same_turn";
  rule: string;
  turned: number;
  same: number;
}

export type Side = "east" | "north" | "south" | "west";

export interface SkipAction {
  kind: "no_action";
}

export interface SkipTrade {
  kind: "no_trade";
}

/** A slot that is closed in the solo game (MR-13.3). */
export interface SlotBlocked {
  kind: "slot_blocked";
  rule: string;
}

export interface SlotConquered {
  kind: "slot_conquered";
  rule: string;
  seat: number;
}

export interface SlotEmpty {
  kind: "slot_empty";
  rule: string;
  slot: number;
}

/** The marker of a track of the dashboard moved to a space. */
export interface Star {
  kind: "star";
  track: Track;
  space: number;
}

export type Step = "action" | "choose" | "order" | "pick" | "place" | "reserve" | "trade";

export interface Take {
  kind: "take";
  place: number;
}

export type Third = "left" | "middle" | "right";

/** The solo row has three places. */
export interface ThreeTiles {
  kind: "three_tiles";
  rule: string;
}

/** A City tile; the Town Center is tile 0. */
export interface Tile {
  number: number;
  colour: Colour;
  icon: Icon;
  icon2: Icon;
  stars: number;
}

/** A token of the draft's Military board was taken (MR-20.3). */
export interface Token {
  kind: "token";
  space: number;
  points: Amount;
}

export interface TooDear {
  kind: "too_dear";
  rule: string;
  price: Amount;
  held: number;
}

export interface TooFar {
  kind: "too_far";
  rule: string;
  slot: number;
}

export interface TooFewLegions {
  kind: "too_few_legions";
  rule: string;
  price: Amount;
  held: number;
}

export interface Took {
  kind: "took";
  place: number;
  tile: Tile;
}

export type Track = "brown" | "purple" | "red";

export interface Trade {
  kind: "trade";
  paid: Array<Amount>;
  gained: Amount;
}

export interface Traded {
  kind: "traded";
  paid: Array<Amount>;
  gained: Amount;
}

/** One of each icon. */
export interface Trio {
  kind: "trio";
}

/** A gain that comes after the next decision; only previews have it. */
export interface Waits {
  kind: "waits";
  amount: Amount;
  cause: FromJoint | FromBonus | FromTrade | FromMonument | FromProvince | FromFaith;
}

export type Event =
  | Picked
  | Took
  | Placed
  | Star
  | Gained
  | Waits
  | Lost
  | Traded
  | Declined
  | Built
  | Conquered
  | Blessed
  | NoAction
  | Reserved
  | Refilled
  | Displayed
  | Discarded
  | Revealed
  | Token
  | Ended;

export type Move =
  | Pick
  | Take
  | Place
  | Trade
  | SkipTrade
  | GainFirst
  | SkipAction
  | Build
  | Conquer
  | Bless
  | Reserve;

export type Question =
  | AskPick
  | AskChoose
  | AskPlace
  | AskTrade
  | AskOrder
  | AskAction
  | AskReserve
  | NoQuestion;

export type Reason =
  | GameOver
  | NotNow
  | NoMove
  | OutsideSquare
  | CellTaken
  | NotBeside
  | FourTurns
  | SameTurn
  | RingSize
  | MarkerStands
  | SlotEmpty
  | TooFar
  | ThreeTiles
  | CannotPay
  | OtherTrade
  | NotPending
  | NotOnDisplay
  | TooDear
  | OnCenter
  | NeedsSite
  | NoSite
  | IsCenter
  | NoTile
  | Covered
  | NotInPlay
  | SlotConquered
  | SlotBlocked
  | OwnDisc
  | TooFewLegions
  | NoBlessing
  | NotInCity
  | AlreadyBlessed;

export type Cause =
  | FromJoint
  | FromBonus
  | FromTrade
  | FromMonument
  | FromProvince
  | FromFaith;

export type Effect =
  | AtOnce
  | Flat
  | PerColour
  | PerIcon
  | ByStaff
  | ByVariety;

export type Condition =
  | District
  | EqualPair
  | MixedPair
  | Trio;

export type Goal =
  | RowGoal
  | ColumnGoal;

/** Things on the table that a fact is about, by union and kind. */
export const targets = {
  event: {
    picked: ['ring {slot}'],
    took: ['row {place}'],
    placed: ['cell {cell}'],
    built: ['monument {monument}', 'site {site}'],
    conquered: ['slot {province} {slot}'],
    blessed: ['cell {cell}'],
    reserved: ['ring {slot}'],
    refilled: ['ring {slot}'],
    displayed: ['monument {monument}'],
    revealed: ['row {place}'],
  },
  move: {
    pick: ['ring {slot}'],
    take: ['row {place}'],
    place: ['cell {cell}', 'turn {turned}'],
    build: ['monument {monument}', 'site {site}'],
    conquer: ['slot {province} {slot}'],
    bless: ['cell {cell}'],
    reserve: ['ring {slot}'],
  },
  reason: {
    cell_taken: ['cell {cell}'],
    not_beside: ['cell {cell}'],
    marker_stands: ['ring {slot}'],
    slot_empty: ['ring {slot}'],
    too_far: ['ring {slot}'],
    is_center: ['cell {cell}'],
    no_tile: ['cell {cell}'],
    covered: ['cell {cell}'],
    already_blessed: ['cell {cell}'],
  },
  cause: {
    joint: ['cell {cell}', 'side {cell} {side}'],
  },
} as const;
export type Target = `cell ${string}` | `monument ${string}` | `ring ${string}` | `row ${string}` | `side ${string}` | `site ${string}` | `slot ${string}` | `turn ${string}`;

/** Events that the table tells: their lines do not begin with the mover's name. */
export const byTable: ReadonlySet<Event['kind']> = new Set(['star', 'refilled', 'displayed', 'discarded', 'revealed', 'ended'] as const);

/** What a language brings for this game. */
export interface Texts {
  event: Render<Event>;
  move: Render<Move>;
  question: Render<Question>;
  reason: Render<Reason>;
  cause: Render<Cause>;
  effect: Render<Effect>;
  condition: Render<Condition>;
  goal: Render<Goal>;
  part: { Amount: (f: Amount, names: Names) => string; Tile: (f: Tile, names: Names) => string; };
  seat: (number: string) => string;
}
