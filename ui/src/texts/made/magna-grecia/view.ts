// Do not edit: made by python -m insula.texts build

/** How many tiles an action allows: with another action in the same turn, or alone (MG-2.5). */
export interface AllowanceView {
  alone: number;
  usual: number;
}

/** An action card; `order` lists all four colours. */
export interface CardView {
  border: "brown" | "orange" | "red" | "yellow";
  card: number;
  cities: AllowanceView;
  order: Array<"brown" | "orange" | "red" | "yellow">;
  resupply: AllowanceView;
  roads: AllowanceView;
}

/** A city that an oracle would look at if it had `lacks` more connections. */
export interface ChallengerView {
  city: string | null;
  connections: number;
  lacks: number;
  needs: number;
  seat: number;
}

/** A connected place, with the hexes of each road that leads to it. */
export interface ConnectionView {
  place: string | null;
  roads: Array<Array<string>>;
}

/** The whole table, as every player and spectator may see it. */
export interface GreciaView {
  breakdown: Array<Record<string, number>>;
  card: CardView;
  game: "magna-grecia";
  hands: Array<HandView>;
  map: MapView;
  next_card: CardView | null;
  oracles: Array<OracleView>;
  order: Array<number>;
  over: boolean;
  places: Array<PlaceView>;
  players: number;
  roads: Array<RoadView>;
  round: number;
  rounds: number;
  scores: Array<number>;
  seat: number;
  seen_cards: Array<CardView>;
  step: "cover" | "oracle" | "turn" | null;
  turn: TurnView | null;
  unseen_cards: Array<CardView>;
}

/** What a player has beside the board; `markets` are those not built yet. */
export interface HandView {
  colour: "brown" | "orange" | "red" | "yellow";
  markets: number;
  points: number;
  seat: number;
  staging: PiecesView;
  supply: PiecesView;
}

/** The city that an oracle looks at. */
export interface HolderView {
  city: string | null;
  connections: number;
  seat: number;
}

/** The grid with its sea; odd rows, counted from 0, are shifted half a hex to the right. */
export interface MapView {
  columns: number;
  odd_columns: number;
  rows: number;
  sea: Array<string>;
  villages: Array<VillageView>;
}

/** A market on the board; only an active one has a value. */
export interface MarketView {
  seat: number;
  state: "active" | "inactive" | "sold";
  value: number;
}

/** An oracle; `holder` is None while it looks at no city. */
export interface OracleView {
  challengers: Array<ChallengerView>;
  hex: string;
  holder: HolderView | null;
  name: string;
}

/** Road and city tiles. */
export interface PiecesView {
  cities: number;
  roads: number;
}

/** A village, oracle or city. `seat` owns a city. `reached` lists the seats whose roads end at a village or oracle. `cost` is the price of a market for each seat, None where that seat may not build one. */
export interface PlaceView {
  connected: Array<ConnectionView>;
  connections: number;
  cost: Array<number | null>;
  green: boolean;
  hexes: Array<string>;
  kind: "city" | "oracle" | "village";
  markets: Array<MarketView>;
  name: string | null;
  reached: Array<number>;
  seat: number | null;
}

/** A road tile and the two sides of its hex that it joins. */
export interface RoadView {
  ends: string;
  hex: string;
  seat: number;
}

/** What was done this turn, and what is still allowed. `founding` is the first tile of a city that does not include a village yet, `cover` the village that the next tile must cover. */
export interface TurnView {
  cities_laid: Array<string>;
  cities_left: number;
  cities_taken: number;
  cover: string | null;
  founded: boolean;
  founding: string | null;
  roads_laid: number;
  roads_left: number;
  roads_taken: number;
  takes_left: number;
}

/** A village as printed on the map. */
export interface VillageView {
  green: boolean;
  hex: string;
  name: string;
}
