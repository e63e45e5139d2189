// Do not edit: made by python -m insula.texts build
import type { AtOnce, ByStaff, ByVariety, Colour, ColumnGoal, District, EqualPair, Flat, Good, Icon, MixedPair, PerColour, PerIcon, RowGoal, Side, Step, Third, Track, Trade, Trio } from './facts';

/** The printed boards, space by space. */
export interface BoardsView {
  /** Spaces of the Pantheon with a blessing. */
  blessings: Array<number>;
  bonuses: Array<BonusView>;
  dashboard: TrackValuesView;
  market: Array<number>;
  military: Array<number>;
  pantheon: Array<number>;
}

/** A bonus of the dashboard, of one track or of two that are linked. */
export interface BonusView {
  amount: number;
  good: Good;
  space: number;
  tracks: Array<Track>;
}

/** Points of one seat by source. */
export interface BreakdownView {
  market: number;
  military: number;
  monuments: number;
  objectives?: number;
  pantheon: number;
  prestige: number;
  provinces: number;
  tokens?: number;
  trades: number;
}

/** A monument in a city, with its part in one best staffing. */
export interface BuiltMonumentView {
  monument: string;
  points: number;
  /** 'c3-d4', or the cell of the Town Center. */
  site: string;
  staff: number;
  workers: number;
}

/** One seat's city and stores. */
export interface CityView {
  blessings: number;
  /** Which bonuses of the dashboard are complete, in their order. */
  bonuses: Array<boolean>;
  coins: number;
  /** The values that the markers stand on. */
  dashboard: TracksView;
  faith: number;
  /** West, north, east and south end of the area that can still be filled. */
  frame: [number, number, number, number];
  joints: Array<JointView>;
  laid: number;
  legions: number;
  luxuries: number;
  /** The slot of the ring that the marker is on. */
  marker: number | null;
  monuments: Array<BuiltMonumentView>;
  points: number;
  population: number;
  reserved: TileView | null;
  seat: number;
  /** Where a monument between tiles would fit. */
  sites: Array<string>;
  stars: TracksView;
  tiles: Array<LaidTileView>;
}

/** Amounts of goods; goods that are not given are missing. */
export interface GoodsView {
  blessings?: number;
  coins?: number;
  faith?: number;
  legions?: number;
  luxuries?: number;
  points?: number;
  population?: number;
}

/** Two halves that met: listed once, at the northern or western tile. */
export interface JointView {
  cell: string;
  good: Good;
  /** They give the greater amount. */
  greater: boolean;
  /** The half of `cell`, then that of `other`. */
  halves: string;
  other: string;
  side: Side;
}

/** A tile in a city. */
export interface LaidTileView {
  blessed: boolean;
  cell: string;
  colour: Colour;
  /** A monument stands on it. */
  covered: boolean;
  /** A half for each side, clockwise from the north: B, L, D or -. */
  edges: string;
  icon: Icon;
  /** A second icon. */
  icon2: Icon;
  stars: number;
  tile: number;
  /** Quarter turns clockwise. */
  turned: number;
}

/** A solo objective. */
export interface ObjectiveView {
  completed: boolean;
  goal: RowGoal | ColumnGoal;
}

/** A monument on display. */
export interface OfferedMonumentView {
  effect: AtOnce | Flat | PerColour | PerIcon | ByStaff | ByVariety;
  /** The coins that each seat is short of. */
  lacks: Array<number>;
  monument: string;
  /** It is built on the Town Center. */
  on_center: boolean;
  place: number;
  price: number;
  staff: number;
}

/** A Province card in play. */
export interface ProvinceView {
  card: number;
  /** What it counts. */
  condition: District | EqualPair | MixedPair | Trio;
  /** How often each seat meets its condition. */
  met: Array<number>;
  province: string;
  slots: Array<SlotView>;
}

/** A slot of the ring with its tile and the seat whose marker is there. */
export interface RingSlotView {
  seat: number | null;
  slot: number;
  tile: TileView | null;
}

/** Everything that is public at a table of Magna Roma. */
export interface RomaView {
  boards: BoardsView;
  breakdown: Array<BreakdownView>;
  cities: Array<CityView>;
  display: Array<OfferedMonumentView | null>;
  game: "magna-roma" | "magna-roma-draft";
  monuments_left: number;
  objectives?: Array<ObjectiveView>;
  over: boolean;
  players: number;
  provinces: Array<ProvinceView>;
  /** Slots of the ring that the seat to move could reserve. */
  reach?: Array<number>;
  ring?: Array<RingSlotView>;
  /** The tiles of the solo game. */
  row?: Array<TileView | null>;
  scores: Array<number>;
  seat: number;
  step: Step | null;
  supplies: Array<SupplyView>;
  tiles_left: number;
  trades: Array<TradeView>;
  /** Which of `trades` is offered now, as an index. */
  trading: number | null;
  /** The turns of each player in a whole game. */
  turns: number;
  unseen_monuments: Array<string>;
  /** The tiles in the deck, sorted. */
  unseen_tiles: Array<number>;
  war_tokens: Array<WarTokenView>;
}

/** One slot of a Province card. */
export interface SlotView {
  /** Closed from the start, as in the solo game. */
  blocked: boolean;
  bonus: GoodsView;
  cost: number;
  seat: number | null;
  slot: Third;
  value: number;
}

/** Pieces of one good in the box. */
export interface SupplyView {
  count: number;
  good: Good;
  /** What is left, where the box limits it. */
  left: number | null;
}

/** A City tile as it lies on the table. */
export interface TileView {
  colour: Colour;
  /** A half for each side, clockwise from the north: B, L, D or -. */
  edges: string;
  icon: Icon;
  /** A second icon. */
  icon2: Icon;
  stars: number;
  tile: number;
  /** Quarter turns clockwise. */
  turned: number;
}

/** The values of each track of the dashboard, space by space. */
export interface TrackValuesView {
  brown: Array<number>;
  purple: Array<number>;
  red: Array<number>;
}

/** A number for each track of the dashboard. */
export interface TracksView {
  brown: number;
  purple: number;
  red: number;
}

/** A trade of the Market and the spaces that it lies on. */
export interface TradeView {
  spaces: Array<number>;
  /** The ways to pay for it. */
  ways: Array<Trade>;
}

/** A token of the draft's Military board. */
export interface WarTokenView {
  points: number;
  space: number;
  taken: boolean;
}
