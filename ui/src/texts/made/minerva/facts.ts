// Do not edit: made by python -m insula.texts build
import type { Names, Render } from '../runtime';

export interface Activate {
  kind: "activate";
  direction: Direction;
}

export interface ActivateAround {
  kind: "activate";
  count: number;
}

/** All directions with nothing to activate are one move (MN-5.6). */
export interface ActivateNothing {
  kind: "activate_nothing";
}

export interface Activated {
  kind: "activated";
  direction: Direction;
}

export interface ActivatedNothing {
  kind: "activated_nothing";
}

export interface AlreadyApplied {
  kind: "already_applied";
  rule: string;
  square: string;
}

/** Some of a good. */
export interface Amount {
  good: Good;
  count: number;
}

export interface Apply {
  kind: "apply";
  square: string;
}

export type Area = "around" | "lines";

/** Which action (MN-2.3)? */
export interface AskAction {
  kind: "action";
}

/** Which tile does the Aqueduct move (MN-10.6)? */
export interface AskAqueduct {
  kind: "aqueduct";
}

/** Hire an assistant (MN-9.1)? */
export interface AskAssistant {
  kind: "assistant";
}

/** Which tile does the Bathhouse apply (MN-10.5)? */
export interface AskBathhouse {
  kind: "bathhouse";
}

/** Which side of a slash (MN-5.4)? */
export interface AskChoose {
  kind: "choose";
}

/** Which residence does the Circus remove (MN-10.7)? */
export interface AskCircus {
  kind: "circus";
}

/** Exchange once more or stop (MN-5.4)? */
export interface AskConvert {
  kind: "convert";
}

/** Which culture tile does the Triumphal arch take (MN-10.4)? */
export interface AskCulture {
  kind: "culture";
}

/** Which line is activated (MN-5.1)? */
export interface AskDirection {
  kind: "direction";
}

/** Which category has a culture point of choice (MN-6.1)? */
export interface AskGarden {
  kind: "garden";
}

/** Use an effect that applies only once (MN-4.3)? */
export interface AskOffer {
  kind: "offer";
}

/** Where does the tile go (MN-4.2)? */
export interface AskPlace {
  kind: "place";
}

/** Where does the lifted tile go (MN-10.6)? */
export interface AskResettle {
  kind: "resettle";
}

/** Which resource of choice (MN-5.4)? */
export interface AskResource {
  kind: "resource";
}

/** What is sold for a payment (MN-3.2)? */
export interface AskSell {
  kind: "sell";
}

export interface Assistant {
  kind: "assistant";
  square: string;
}

export interface AssistantStands {
  kind: "assistant_stands";
  rule: string;
  square: string;
}

export interface Assisted {
  kind: "assisted";
  square: string;
}

/** Scores at the end of the game. */
export interface AtEnd {
  kind: "end";
  operations: Array<GainGoods | GainForEach | Exchange | ChooseGoods | ActivateAround | MoveAround | RemoveAround | TakeCultureTile | ScoreCategory | ScoreVariety | ScoreHeld>;
}

export interface Awarded {
  kind: "awarded";
  seat: number;
  rank: Rank;
  points: number;
}

/** The Bathhouse applied a tile. */
export interface Bathed {
  kind: "bathed";
  tile: string;
  square: string;
}

/** The Bathhouse is used whole or not at all. */
export interface BathhouseBegun {
  kind: "bathhouse_begun";
  rule: string;
}

/** Give a culture point of choice its category. */
export interface Bind {
  kind: "bind";
  culture: Culture;
}

/** Money of a round tile (MN-12.3). */
export interface Bonus {
  kind: "bonus";
  money: Amount;
}

/** A culture point of choice got its category. */
export interface Bound {
  kind: "bound";
  culture: Culture;
}

export interface Build {
  kind: "build";
  tile: string;
}

/** In a solo game the other tile of the pair leaves the game (MN-12.3). */
export interface BuildOver {
  kind: "build_over";
  tile: string;
  partner: string;
}

/** In a solo game the round tile of the pair leaves the game with its money (MN-12.3). */
export interface BuildOverMoney {
  kind: "build_over_money";
  tile: string;
  denarii: number;
}

/** No tile that a line would activate lies there. */
export interface CannotApply {
  kind: "cannot_apply";
  rule: string;
  square: string;
}

/** No other square would keep the city connected, or, by the rules of today, its facilities. */
export interface CannotLift {
  kind: "cannot_lift";
  rule: string;
  square: string;
  former_rules: boolean;
}

export interface CannotPay {
  kind: "cannot_pay";
  rule: string;
  price: Amount;
}

export type Category = "cultural" | "military" | "production" | "residential" | "special" | "temple" | "trade";

export interface Choose {
  kind: "choose";
  amount: Amount;
}

/** A slash: gain one of these. */
export interface ChooseGoods {
  kind: "choose";
  sides: Array<Amount>;
}

/** The cost asks for the resource itself. */
export interface CostNeeds {
  kind: "cost_needs";
  rule: string;
  good: Good;
}

export type Culture = "academics" | "art" | "theater";

/** Culture tiles are not taken as an action. */
export interface CultureByPoints {
  kind: "culture_by_points";
  rule: string;
}

export interface Decline {
  kind: "decline";
}

export interface Declined {
  kind: "declined";
  tile: string;
}

export type Direction = "east" | "north" | "south" | "west";

/** What a tile to be built does. */
export interface Does {
  kind: "does";
  effect: WhenActivated | WhenBuilt | AtEnd;
}

export interface Ended {
  kind: "ended";
}

/** Every line has something to activate. */
export interface EveryLine {
  kind: "every_line";
  rule: string;
}

/** Resources above the limit became money at once. */
export interface Excess {
  kind: "excess";
  amount: Amount;
  money: Amount;
}

/** An arrow: pay one for the other, as often as the player likes. */
export interface Exchange {
  kind: "pay";
  price: Amount;
  amount: Amount;
}

/** The city would be split (MN-10.6, MN-10.7). */
export interface FallsApart {
  kind: "falls_apart";
  parts: number;
}

/** A colon: gain this much for each of a good that is held; nothing is paid. */
export interface GainForEach {
  kind: "each";
  amount: Amount;
  good: Good;
}

/** An icon: gain this much. */
export interface GainGoods {
  kind: "gain";
  amount: Amount;
}

export interface GainResource {
  kind: "gain";
  good: Good;
}

export interface Gained {
  kind: "gained";
  amount: Amount;
  tile: string;
  square: string;
}

export interface GameOver {
  kind: "over";
  rule: string;
}

export type Good = "academics" | "any" | "art" | "culture" | "denarii" | "equal" | "glory" | "grain" | "ore" | "stone" | "theater" | "wood";

export interface Hire {
  kind: "hire";
  price: Amount;
}

/** The next assistant has this price, in money or in glory. */
export interface HirePrice {
  kind: "hire_price";
  rule: string;
  money: Amount;
  glory: Amount;
}

export interface HireTooDear {
  kind: "hire_too_dear";
  rule: string;
  means: number;
}

export interface Hired {
  kind: "hired";
  price: Amount;
}

/** By the former rules, the city may not fall apart. */
export interface HoldsCity {
  kind: "holds_city";
  rule: string;
  square: string;
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

export interface Lift {
  kind: "lift";
  square: string;
}

/** What activating a line would bring, in order. */
export interface LineGives {
  kind: "line";
  direction: Direction;
  steps: Array<TileGives | TileGivesNothing | WinsCulture>;
}

/** The facilities would be in more groups than before. */
export interface MoreGroups {
  kind: "more_groups";
  rule: string;
  square: string;
}

/** Move one of the 8 tiles around. */
export interface MoveAround {
  kind: "move";
}

export interface MoveTo {
  kind: "move_to";
  square: string;
}

export interface Moved {
  kind: "moved";
  tile: string;
  start: string;
  square: string;
}

/** Only arrows may be left unused (MN-5.7). */
export interface MustGain {
  kind: "must_gain";
  rule: string;
}

/** The move must name the money of the round tile that leaves the game. */
export interface NameMoney {
  kind: "name_money";
  rule: string;
  denarii: number;
}

/** The move must name the tile that leaves the game. */
export interface NamePartner {
  kind: "name_partner";
  rule: string;
  partner: string;
}

export interface NoAssistant {
  kind: "no_assistant";
}

export interface NoCultureLeft {
  kind: "no_culture_left";
  rule: string;
  culture: Culture;
}

/** After a pass an action costs money, and there is nothing to pay with (MN-8.3). */
export interface NoFee {
  kind: "no_fee";
  rule: string;
}

/** The tile can be paid for, but not the money that a pass makes it cost (MN-8.3). */
export interface NoFeeLeft {
  kind: "no_fee_left";
  rule: string;
}

/** No residence without an assistant stands there; it may not be a square at all. */
export interface NoHome {
  kind: "no_home";
  rule: string;
  square: string;
}

/** A text that is not the notation of any move. */
export interface NoMove {
  kind: "no_move";
  rule: string;
  text: string;
  step: Step;
}

/** Only locations of a solo game lie in pairs. */
export interface NoPairs {
  kind: "no_pairs";
  rule: string;
}

/** The game is over. */
export interface NoQuestion {
  kind: "over";
}

/** No assistant is in reserve. */
export interface NoReserve {
  kind: "no_reserve";
  rule: string;
}

export interface NoResidence {
  kind: "no_residence";
  rule: string;
  square: string;
}

export interface NoResidences {
  kind: "no_residences";
  rule: string;
}

/** Only a solo game has round tiles in pairs. */
export interface NoRoundPairs {
  kind: "no_round_pairs";
  rule: string;
}

/** No round tile lies beside this tile. */
export interface NoRoundTile {
  kind: "no_round_tile";
  rule: string;
  tile: string;
}

/** No round tile lies beside a tile that the box does not have. */
export interface NoRoundTileThere {
  kind: "no_round_tile_there";
  rule: string;
  name: string;
}

/** A text that names no square, with how squares are named. */
export interface NoSquare {
  kind: "no_square";
  rule: string;
  name: string;
}

export interface NoTile {
  kind: "no_tile";
  rule: string;
  square: string;
}

export interface NoneToSell {
  kind: "none_to_sell";
  rule: string;
  good: Good;
}

/** None of the 8 squares around; it may not be a square at all. */
export interface NotAround {
  kind: "not_around";
  rule: string;
  square: string;
}

export interface NotBeside {
  kind: "not_beside";
  rule: string;
  square: string;
}

/** Another step is to be taken first. */
export interface NotNow {
  kind: "not_now";
  rule: string;
  step: Step;
}

export interface NotOffered {
  kind: "not_offered";
  rule: string;
  tile: string;
}

/** A text that names no square. */
export interface NotSquare {
  kind: "not_square";
  rule: string;
  name: string;
}

/** The player would be asked; nothing is counted for it. */
export interface OpenChoice {
  kind: "choice";
  operation: GainGoods | GainForEach | Exchange | ChooseGoods | ActivateAround | MoveAround | RemoveAround | TakeCultureTile | ScoreCategory | ScoreVariety | ScoreHeld;
}

/** The choice is among these. */
export interface OtherChoice {
  kind: "other_choice";
  rule: string;
  sides: Array<Amount>;
}

/** The exchange on offer is this one. */
export interface OtherExchange {
  kind: "other_exchange";
  rule: string;
  price: Amount;
  amount: Amount;
}

export interface Paid {
  kind: "paid";
  amount: Amount;
  tile: string;
  square: string;
}

export interface Pass {
  kind: "pass";
}

/** The order tile is 0 where none is taken. */
export interface Passed {
  kind: "passed";
  order_tile: number;
}

/** Exchange one for the other once. */
export interface Pay {
  kind: "pay";
  price: Amount;
  amount: Amount;
}

export interface Place {
  kind: "place";
  square: string;
}

export interface Placed {
  kind: "placed";
  tile: string;
  square: string;
}

export type Rank = "first" | "second" | "third";

export interface Remove {
  kind: "remove";
  square: string;
}

/** Remove one of the residences around. */
export interface RemoveAround {
  kind: "remove";
}

/** A residence left the game. */
export interface Removed {
  kind: "removed";
  square: string;
}

export interface Residence {
  kind: "residence";
}

export interface ResidenceStays {
  kind: "residence_stays";
  rule: string;
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

export interface SameSquare {
  kind: "same_square";
  rule: string;
}

export interface ScoreCategory {
  kind: "score_category";
  points: number;
  category: Category;
  area: Area;
}

export interface ScoreHeld {
  kind: "score_held";
  points: number;
  good: Good;
}

/** Points for each different category. */
export interface ScoreVariety {
  kind: "score_variety";
  points: number;
  area: Area;
}

export interface Sell {
  kind: "sell";
  good: Good;
}

/** This line has nothing to activate. */
export interface SilentLine {
  kind: "silent_line";
  rule: string;
  direction: Direction;
}

export interface Sold {
  kind: "sold";
  amount: Amount;
}

/** By the former rules, the city must stay connected. */
export interface SplitsCity {
  kind: "splits_city";
  rule: string;
  square: string;
}

export interface SplitsFacilities {
  kind: "splits_facilities";
  rule: string;
  square: string;
}

export interface SquareTaken {
  kind: "square_taken";
  rule: string;
  square: string;
}

export type Step = "action" | "aqueduct" | "assistant" | "bathhouse" | "choose" | "circus" | "convert" | "culture" | "direction" | "garden" | "offer" | "place" | "resettle" | "resource" | "sell";

export interface StopPaying {
  kind: "stop";
}

/** An action costs money after a player has passed. */
export interface Surcharge {
  kind: "surcharge";
  money: Amount;
}

export interface SureGain {
  kind: "sure";
  amount: Amount;
}

export interface TakeCulture {
  kind: "take_culture";
  culture: Culture;
}

/** Take the top tile of a stack. */
export interface TakeCultureTile {
  kind: "take";
}

/** Take the money of a round tile; the tile beside it leaves the game (MN-12.3). */
export interface TakeMoney {
  kind: "take_money";
  denarii: number;
  tile: string;
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

/** A temple of the city that the tile in hand would make worth more. */
export interface TempleScoresMore {
  kind: "temple_more";
  square: string;
  points: number;
}

export interface TileGives {
  kind: "gives";
  tile: string;
  square: string;
  outcomes: Array<SureGain | OpenChoice>;
}

export interface TileGivesNothing {
  kind: "gives_nothing";
  tile: string;
  square: string;
}

/** Money and sales do not pay for the resources that are lacking. */
export interface TooDear {
  kind: "too_dear";
  rule: string;
  price: Amount;
  means: number;
}

export interface Unclaimed {
  kind: "unclaimed";
  rank: Rank;
}

export interface UnknownTile {
  kind: "unknown_tile";
  rule: string;
  name: string;
}

export interface Use {
  kind: "use";
}

export interface Waited {
  kind: "waited";
  seat: number;
  money: Amount;
}

/** Applies whenever a line activates the tile. */
export interface WhenActivated {
  kind: "activated";
  operations: Array<GainGoods | GainForEach | Exchange | ChooseGoods | ActivateAround | MoveAround | RemoveAround | TakeCultureTile | ScoreCategory | ScoreVariety | ScoreHeld>;
}

/** Applies once, when the tile is built; it is used whole or not at all. */
export interface WhenBuilt {
  kind: "built";
  operation: GainGoods | GainForEach | Exchange | ChooseGoods | ActivateAround | MoveAround | RemoveAround | TakeCultureTile | ScoreCategory | ScoreVariety | ScoreHeld;
}

/** The sure points would gain a culture tile (MN-6.2). */
export interface WinsCulture {
  kind: "wins";
  culture: Culture;
  points: number;
}

export interface Won {
  kind: "won";
  culture: Culture;
  points: number;
}

/** What a temple to be placed would score in the city as it stands. */
export interface WouldScore {
  kind: "would_score";
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
  | Bathed
  | LineGives
  | Does
  | WouldScore
  | TempleScoresMore
  | FallsApart;

export type Move =
  | Pass
  | Build
  | BuildOver
  | BuildOverMoney
  | TakeMoney
  | Residence
  | Assistant
  | Place
  | Activate
  | ActivateNothing
  | GainResource
  | Sell
  | Pay
  | StopPaying
  | Choose
  | Use
  | Decline
  | Apply
  | Lift
  | MoveTo
  | Remove
  | TakeCulture
  | Bind
  | Hire
  | NoAssistant;

export type Question =
  | AskAction
  | AskPlace
  | AskDirection
  | AskSell
  | AskResource
  | AskConvert
  | AskChoose
  | AskOffer
  | AskBathhouse
  | AskAqueduct
  | AskResettle
  | AskCircus
  | AskCulture
  | AskGarden
  | AskAssistant
  | NoQuestion;

export type Reason =
  | GameOver
  | NotNow
  | NoMove
  | NoResidences
  | NoReserve
  | NoHome
  | NoFee
  | NotOffered
  | UnknownTile
  | NoPairs
  | NamePartner
  | NameMoney
  | TooDear
  | NoFeeLeft
  | CultureByPoints
  | NoRoundPairs
  | NoRoundTile
  | NoRoundTileThere
  | NoneToSell
  | CostNeeds
  | NoCultureLeft
  | HireTooDear
  | HirePrice
  | EveryLine
  | SilentLine
  | CannotPay
  | OtherExchange
  | OtherChoice
  | MustGain
  | BathhouseBegun
  | NoSquare
  | NotSquare
  | SquareTaken
  | NotBeside
  | NotAround
  | CannotApply
  | AlreadyApplied
  | ResidenceStays
  | NoTile
  | CannotLift
  | SameSquare
  | SplitsCity
  | SplitsFacilities
  | MoreGroups
  | AssistantStands
  | NoResidence
  | HoldsCity;

export type Effect =
  | WhenActivated
  | WhenBuilt
  | AtEnd;

export type Operation =
  | GainGoods
  | GainForEach
  | Exchange
  | ChooseGoods
  | ActivateAround
  | MoveAround
  | RemoveAround
  | TakeCultureTile
  | ScoreCategory
  | ScoreVariety
  | ScoreHeld;

export type Result =
  | TileGives
  | TileGivesNothing
  | WinsCulture;

export type Outcome =
  | SureGain
  | OpenChoice;

/** Things on the table that a fact is about, by union and kind. */
export const targets = {
  event: {
    revealed: ['offer {tile}'],
    taken: ['offer {tile}'],
    taken_lacking: ['offer {tile}'],
    placed: ['square {square}'],
    housed: ['square {square}'],
    assisted: ['square {square}'],
    gained: ['square {square}'],
    paid: ['square {square}'],
    won: ['culture {culture}'],
    moved: ['square {start}', 'square {square}'],
    removed: ['square {square}'],
    bathed: ['square {square}'],
    temple_more: ['square {square}'],
  },
  move: {
    build: ['offer {tile}'],
    build_over: ['offer {tile}', 'over {partner}'],
    build_over_money: ['offer {tile}', 'over {denarii} denarii'],
    take_money: ['offer denarii', 'over {tile}'],
    residence: ['residence'],
    assistant: ['assistant', 'square {square}'],
    place: ['square {square}'],
    activate: ['way {direction}'],
    gain: ['good {good}'],
    sell: ['good {good}'],
    apply: ['square {square}'],
    lift: ['square {square}'],
    move_to: ['square {square}'],
    remove: ['square {square}'],
    take_culture: ['culture {culture}'],
    bind: ['culture {culture}'],
  },
  reason: {
    square_taken: ['square {square}'],
    not_beside: ['square {square}'],
    cannot_apply: ['square {square}'],
    already_applied: ['square {square}'],
    no_tile: ['square {square}'],
    cannot_lift: ['square {square}'],
    splits_city: ['square {square}'],
    splits_facilities: ['square {square}'],
    more_groups: ['square {square}'],
    assistant_stands: ['square {square}'],
    no_residence: ['square {square}'],
    holds_city: ['square {square}'],
  },
  result: {
    gives: ['square {square}'],
    gives_nothing: ['square {square}'],
  },
} as const;
export type Target = 'assistant' | 'offer denarii' | 'residence' | `culture ${string}` | `good ${string}` | `offer ${string}` | `over ${string}` | `square ${string}` | `way ${string}`;

/** Events that the table tells: their lines do not begin with the mover's name. */
export const byTable: ReadonlySet<Event['kind']> = new Set(['round', 'revealed', 'round_tile_revealed', 'waited', 'awarded', 'unclaimed', 'left', 'ended'] as const);

/** What a language brings for this game. */
export interface Texts {
  event: Render<Event>;
  move: Render<Move>;
  question: Render<Question>;
  reason: Render<Reason>;
  effect: Render<Effect>;
  operation: Render<Operation>;
  result: Render<Result>;
  outcome: Render<Outcome>;
  part: { Amount: (f: Amount, names: Names) => string; };
  seat: (number: string) => string;
}
