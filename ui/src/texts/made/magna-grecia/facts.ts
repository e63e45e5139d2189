// Do not edit: made by python -m insula.texts build
import type { Names, Render } from '../runtime';

/** Cover the village beside the tile just laid (MG-4.5). */
export interface AskCover {
  kind: "cover";
}

/** Extend the new city to a village. */
export interface AskFounding {
  kind: "founding";
}

/** Place an oracle (MG-1.3). */
export interface AskOracle {
  kind: "oracle";
}

/** End the turn; nothing else is possible. */
export interface AskStop {
  kind: "stop";
}

/** Choose the next step; the numbers are the tiles that the card still allows (MG-2.6). */
export interface AskTurn {
  kind: "turn";
  roads: number;
  cities: number;
  tiles: number;
  markets: Markets;
}

/** The hex is adjacent to an opponent's city or an oracle. */
export interface BesideOther {
  kind: "beside_other";
  rule: string;
  hex: string;
}

export interface Built {
  kind: "built";
  place: Place;
  points: number;
}

/** The village beside the hex cannot be covered. */
export interface CannotCover {
  kind: "cannot_cover";
  rule: string;
}

/** The tiles left this turn cannot complete a new city (MG-4.2). */
export interface CannotFound {
  kind: "cannot_found";
  rule: string;
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

/** A place would have more or fewer connections. */
export interface ConnectionsChange {
  kind: "connections";
  place: Place;
  connections: number;
  was: number;
}

/** The next tile must cover this village (MG-4.5). */
export interface CoverNext {
  kind: "cover_next";
  rule: string;
  hex: string;
}

/** A seat takes back one of its two markets in a place. */
export interface Dropped {
  kind: "dropped";
  seat: number;
  sold: boolean;
  place: Place;
}

export interface Ended {
  kind: "ended";
}

/** An oracle looks at the first city that is connected to it. */
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

/** The new city must include a village first. */
export interface FoundingFirst {
  kind: "founding_first";
  rule: string;
}

/** The founder of a city gets a market there for free. */
export interface FreeMarket {
  kind: "free_market";
  place: Place;
}

export interface GameOver {
  kind: "over";
  rule: string;
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

/** An oracle that looked at no city would look at this one. */
export interface GazeBegins {
  kind: "gaze_begins";
  oracle: string;
  city: Place;
  seat: number;
}

/** An oracle would look at another city, perhaps only because two cities become one. No event reports the latter, so this fact does not follow from events. */
export interface GazeMoves {
  kind: "gaze_moves";
  oracle: string;
  city: Place;
  seat: number;
  was: number;
}

export interface GreenBorder {
  kind: "green_border";
  rule: string;
  village: string;
}

export interface HasOracle {
  kind: "has_oracle";
  rule: string;
  village: string;
}

/** A place becomes part of another. */
export interface Joined {
  kind: "joined";
  part: Place;
  whole: Place;
}

/** It would join an opponent's road. */
export interface JoinsOther {
  kind: "joins_other";
  rule: string;
}

/** A city tile was laid to found or to expand a city. */
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

/** The new city could then not include a village where the seat may found. */
export interface LeavesUnfounded {
  kind: "leaves_unfounded";
  rule: string;
}

/** It would lengthen an opponent's road. */
export interface LengthensOther {
  kind: "lengthens_other";
  rule: string;
}

export interface Linked {
  kind: "linked";
  one: Place;
  other: Place;
}

export interface Market {
  kind: "market";
  village: string;
  price: number;
}

/** A market would change its state or value; only an active one has a value. */
export interface MarketChange {
  kind: "market_change";
  place: Place;
  seat: number;
  state: MarketState;
  value: number;
  was: MarketState;
  was_value: number;
}

export interface MarketInactive {
  kind: "market_inactive";
  rule: string;
}

export interface MarketSold {
  kind: "market_sold";
  rule: string;
}

export type MarketState = "active" | "inactive" | "none" | "sold";

/** The seat has already built a market there. */
export interface MarketThere {
  kind: "market_there";
  rule: string;
}

export type Markets = "both" | "build" | "none" | "sell";

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

/** No end meets a city, one of the seat's roads, or a place that its roads reach. */
export interface NoAnchor {
  kind: "no_anchor";
  rule: string;
}

export interface NoCityTile {
  kind: "no_city_tile";
  rule: string;
}

export interface NoHex {
  kind: "no_hex";
  rule: string;
  name: string;
}

export interface NoMarketPiece {
  kind: "no_market_piece";
  rule: string;
}

/** A text that is not the notation of any move. */
export interface NoMove {
  kind: "no_move";
  rule: string;
  text: string;
}

export interface NoOwnMarket {
  kind: "no_own_market";
  rule: string;
  village: string;
}

/** There is no village or city of this name. */
export interface NoPlace {
  kind: "no_place";
  rule: string;
  name: string;
}

/** A city tile costs 1 point. */
export interface NoPoint {
  kind: "no_point";
  rule: string;
}

/** The game is over. */
export interface NoQuestion {
  kind: "over";
}

/** The village has no green border, and none of the seat's roads reaches it. */
export interface NoRight {
  kind: "no_right";
  rule: string;
}

export interface NoRoadTile {
  kind: "no_road_tile";
  rule: string;
}

/** No tile joins these sides. */
export interface NoShape {
  kind: "no_shape";
  rule: string;
  ends: string;
}

export interface NoVillage {
  kind: "no_village";
  rule: string;
  name: string;
}

export interface NotOpen {
  kind: "not_open";
  rule: string;
  hex: string;
}

export interface Occupied {
  kind: "occupied";
  rule: string;
  hex: string;
}

/** Only one city can be founded in a turn. */
export interface OneFounding {
  kind: "one_founding";
  rule: string;
}

export interface Oracle {
  kind: "oracle";
  village: string;
}

/** An oracle must be placed now. */
export interface OracleNow {
  kind: "oracle_now";
  rule: string;
}

/** An oracle has no markets. */
export interface OraclePlace {
  kind: "oracle_place";
  rule: string;
  village: string;
}

/** Oracles are placed before the first round. */
export interface OraclesBefore {
  kind: "oracles_before";
  rule: string;
}

/** The sides are written in another order. */
export interface OtherEnds {
  kind: "other_ends";
  rule: string;
  ends: string;
}

/** No market is built in one of the seat's own cities. */
export interface OwnCity {
  kind: "own_city";
  rule: string;
}

export type Piece = "city" | "road";

/** A village, oracle or city, named after its village; a new city has no village yet. */
export interface Place {
  village: string;
  new_city: boolean;
}

/** No tile is laid after resupply. */
export interface ResupplyLast {
  kind: "resupply_last";
  rule: string;
}

export interface Road {
  kind: "road";
  hex: string;
  ends: string;
}

/** Roads must be taken before city tiles. */
export interface RoadsFirst {
  kind: "roads_first";
  rule: string;
}

export interface Sea {
  kind: "sea";
  rule: string;
  hex: string;
}

/** A tile beside a village needs a second tile to cover the village. */
export interface SecondTile {
  kind: "second_tile";
  rule: string;
}

export interface Sell {
  kind: "sell";
  village: string;
  points: number;
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

export interface StagingEmpty {
  kind: "staging_empty";
  rule: string;
}

export interface Stop {
  kind: "stop";
}

export interface Stopped {
  kind: "stopped";
}

export interface Take {
  kind: "take";
  piece: Piece;
}

/** The card allows no more tiles from the staging area. */
export interface TakesSpent {
  kind: "takes_spent";
  rule: string;
}

/** The card allows no more of these tiles. */
export interface TilesSpent {
  kind: "tiles_spent";
  rule: string;
}

export interface TooDear {
  kind: "too_dear";
  rule: string;
  price: number;
  held: number;
}

export interface Took {
  kind: "took";
  piece: Piece;
}

/** Two other actions were already taken this turn. */
export interface TwoActions {
  kind: "two_actions";
  rule: string;
}

/** The hex is beside two villages; only one can be covered at once. */
export interface TwoVillages {
  kind: "two_villages";
  rule: string;
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
  | Ended
  | ConnectionsChange
  | MarketChange
  | GazeBegins
  | GazeMoves;

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

export type Reason =
  | GameOver
  | NoMove
  | FoundingFirst
  | CoverNext
  | OracleNow
  | OraclesBefore
  | NoVillage
  | GreenBorder
  | HasOracle
  | TwoActions
  | TakesSpent
  | RoadsFirst
  | StagingEmpty
  | ResupplyLast
  | TilesSpent
  | NoHex
  | Sea
  | NoRoadTile
  | OtherEnds
  | NoShape
  | NotOpen
  | NoAnchor
  | LengthensOther
  | JoinsOther
  | LeavesUnfounded
  | NoCityTile
  | NoPoint
  | Occupied
  | BesideOther
  | OneFounding
  | NoRight
  | TwoVillages
  | SecondTile
  | CannotCover
  | CannotFound
  | NoPlace
  | OraclePlace
  | OwnCity
  | MarketThere
  | NoMarketPiece
  | TooDear
  | NoOwnMarket
  | MarketSold
  | MarketInactive;

/** Things on the table that a fact is about, by union and kind. */
export const targets = {
  event: {
    set_oracle: ['place {village}'],
    laid_road: ['hex {hex}', 'ends {ends}'],
    laid_city: ['hex {hex}'],
    founded: ['place {place.village}'],
    free_market: ['place {place.village}'],
    joined: ['place {whole.village}'],
    dropped: ['place {place.village}'],
    linked: ['place {one.village}', 'place {other.village}'],
    first_gaze: ['place {oracle}', 'place {city.village}'],
    gaze: ['place {oracle}', 'place {former.village}', 'place {city.village}'],
    took: ['staging {piece}'],
    built: ['place {place.village}'],
    sold: ['place {place.village}'],
  },
  move: {
    road: ['road {hex}', 'ends {ends}'],
    city: ['city {hex}'],
    take: ['staging {piece}'],
    market: ['market {village}'],
    sell: ['sell {village}'],
    oracle: ['oracle {village}'],
  },
  reason: {
    cover_next: ['hex {hex}'],
    not_open: ['hex {hex}'],
    occupied: ['hex {hex}'],
    beside_other: ['hex {hex}'],
  },
} as const;
export type Target = `city ${string}` | `ends ${string}` | `hex ${string}` | `market ${string}` | `oracle ${string}` | `place ${string}` | `road ${string}` | `sell ${string}` | `staging ${string}`;

/** Events that the table tells: their lines do not begin with the mover's name. */
export const byTable: ReadonlySet<Event['kind']> = new Set(['new_round', 'next_card', 'founded', 'free_market', 'joined', 'dropped', 'linked', 'first_gaze', 'gaze', 'ended', 'connections', 'market_change', 'gaze_begins', 'gaze_moves'] as const);

/** What a language brings for this game. */
export interface Texts {
  event: Render<Event>;
  move: Render<Move>;
  question: Render<Question>;
  reason: Render<Reason>;
  part: { Card: (f: Card, names: Names) => string; Place: (f: Place, names: Names) => string; };
  seat: (number: string) => string;
}
