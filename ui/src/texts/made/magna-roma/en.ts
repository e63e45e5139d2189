// Do not edit: made by python -m insula.texts build
import { boxName, join, player, show, type Names } from '../runtime';
import type * as facts from './facts';

export const NAMES: Record<string, string> = {};
const Colour = { "brown": "brown", "center": "Town Center", "purple": "purple", "red": "red" };
const Icon = { "column": "column", "lyre": "lyre", "mask": "mask", "none": "no icon" };
const Track = { "brown": "brown", "purple": "purple", "red": "red" };
const Third = { "left": "left", "middle": "middle", "right": "right" };
const Step = { "action": "now an optional action is taken or not: 'no action'", "choose": "now one of the three tiles is chosen: 'take 2'", "order": "now the order of two gains is chosen: 'gain 1 legion'", "pick": "now a first tile is picked: 'pick 3'", "place": "now the reserved tile is placed: 'place e4 turned 1'", "reserve": "now the next tile is reserved: 'reserve 3'", "trade": "now a trade is taken or not: 'no trade'" };
const Half = { "blade": "blade", "blank": "blank", "disc": "disc", "laurel": "laurel" };
const Side = { "east": "east", "north": "north", "south": "south", "west": "west" };
const Objective = { "all colours": "a tile of each colour", "column and lyre": "column and lyre", "four of a colour": "four tiles of one colour", "mask and column": "mask and column", "mask and lyre": "mask and lyre", "no equal neighbours": "no two neighbours of the same colour", "no icons": "five tiles without icons", "one colour": "five tiles of one colour", "one icon": "the same icon five times", "seven stars": "seven stars", "two blessings": "two blessings played", "two monuments": "two monuments" };
const list_pair = (a: string, b: string) => a + " and " + b;
const list_more = (a: string, b: string) => a + ", " + b;
const list_numbers = (a: string, b: string) => a + "/" + b;
const seat = (number: string) => "seat " + number;
const joined = (items: string[]) => join(items, list_pair, list_more);
const joined_numbers = (items: string[]) => join(items, list_numbers, list_numbers);
const Tile = (f: facts.Tile, _names: Names): string => (f.colour === "center" ? "Town Center" : Colour[f.colour] + " tile " + String(f.number)) + (f.icon === "none" ? (f.stars === 0 ? "" : f.stars === 1 ? " (" + String(f.stars) + " star)" : " (" + String(f.stars) + " stars)") : " (" + Icon[f.icon] + (f.icon2 === "none" ? "" : ", " + Icon[f.icon2]) + (f.stars === 0 ? "" : f.stars === 1 ? ", " + String(f.stars) + " star" : ", " + String(f.stars) + " stars") + ")");
const Amount = (f: facts.Amount, _names: Names): string => (f.good === "luxuries" ? (f.count === 1 ? String(f.count) + " luxury" : String(f.count) + " luxuries") : f.good === "points" ? String(f.count) + " VP" : f.good === "coins" ? (f.count === 1 ? String(f.count) + " coin" : String(f.count) + " coins") : f.good === "population" ? String(f.count) + " population" : f.good === "legions" ? (f.count === 1 ? String(f.count) + " legion" : String(f.count) + " legions") : f.good === "faith" ? String(f.count) + " faith" : (f.count === 1 ? String(f.count) + " blessing" : String(f.count) + " blessings"));

export const texts: facts.Texts = {
  event: {
    picked: (f, names) => "picked the " + Tile(f.tile, names) + " from slot " + String(f.slot),
    took: (f, names) => "took the " + Tile(f.tile, names),
    placed: (f, names) => "placed the " + Tile(f.tile, names) + " on " + f.cell + (f.turned === 0 ? "" : ", turned " + String(f.turned)),
    star: (f) => "the " + Track[f.track] + " marker moves to " + String(f.space),
    gained: (f, names) => "gained " + Amount(f.amount, names) + ": " + show(texts.cause, f.cause, names),
    waits: (f, names) => "later: " + Amount(f.amount, names) + ": " + show(texts.cause, f.cause, names),
    lost: (f, names) => "lost " + Amount(f.amount, names) + " " + (f.why === "past_end" ? "past the end of the board" : "as none is left"),
    traded: (f, names) => "traded " + joined(f.paid.map((each) => Amount(each, names))) + " for " + Amount(f.gained, names),
    declined: (f, names) => "left the chance to trade " + joined(f.paid.map((each) => Amount(each, names))) + " for " + Amount(f.gained, names),
    built: (f, names) => "built the " + boxName(NAMES, "monument", f.monument, names) + " on " + (f.on_center ? "the Town Center" : f.site) + " for " + Amount(f.price, names),
    conquered: (f, names) => "conquered the " + Third[f.slot] + " slot of " + boxName(NAMES, "province", f.province, names) + " with " + Amount(f.price, names),
    blessed: (f) => "blessed " + f.cell,
    no_action: () => "took no action",
    reserved: (f, names) => "reserved the " + Tile(f.tile, names) + " on slot " + String(f.slot),
    refilled: (f, names) => "slot " + String(f.slot) + " now shows the " + Tile(f.tile, names),
    displayed: (f, names) => "the " + boxName(NAMES, "monument", f.monument, names) + " comes on display",
    discarded: (f, names) => "the " + Tile(f.tile, names) + " leaves the game",
    revealed: (f, names) => "place " + String(f.place) + " now shows the " + Tile(f.tile, names),
    token: (f, names) => "took the token on space " + String(f.space) + " of the Military board: " + Amount(f.points, names),
    ended: () => "the game ends",
  },
  move: {
    pick: (f) => "pick " + String(f.slot),
    take: (f) => "take " + String(f.place),
    place: (f) => "place " + f.cell + (f.turned === 0 ? "" : " turned " + String(f.turned)),
    trade: (f, names) => "trade " + joined(f.paid.map((each) => Amount(each, names))) + " for " + Amount(f.gained, names),
    no_trade: () => "no trade",
    gain: (f, names) => "gain " + Amount(f.amount, names),
    no_action: () => "no action",
    build: (f, names) => "build " + boxName(NAMES, "monument", f.monument, names) + (f.on_center ? "" : " at " + f.site),
    conquer: (f, names) => "conquer " + boxName(NAMES, "province", f.province, names) + " " + Third[f.slot],
    bless: (f) => "bless " + f.cell,
    reserve: (f) => "reserve " + String(f.slot),
  },
  question: {
    pick: () => "Pick your first tile from the ring.",
    choose: () => "Choose one of the three tiles.",
    place: () => "Place your tile beside your city.",
    trade: () => "Make this trade, or leave it.",
    order: () => "Choose which gain comes first.",
    action: () => "Build, conquer or bless, or go on without.",
    reserve: () => "Reserve the tile for your next turn.",
    over: () => "The game is over.",
  },
  reason: {
    over: () => "the game is over",
    not_now: (f) => Step[f.step],
    no_move: (f) => "'" + f.text + "' is no move of this game; " + Step[f.step],
    outside_square: (f) => "with a tile on " + f.cell + " the city could not end as 5x5",
    cell_taken: (f) => "a tile lies on " + f.cell,
    not_beside: (f) => f.cell + " is not beside a tile of the city",
    four_turns: () => "a tile has four turns, 0 to 3",
    same_turn: (f) => "turned " + String(f.turned) + " looks the same as turned " + String(f.same),
    ring_size: (f) => "the ring has " + String(f.slots) + " slots",
    marker_stands: (f, names) => player(names, f.seat) + "'s marker stands on slot " + String(f.slot),
    slot_empty: (f) => "slot " + String(f.slot) + " is empty",
    too_far: (f) => "slot " + String(f.slot) + " is more than 2 free tiles away",
    three_tiles: () => "there are three tiles to choose from",
    cannot_pay: () => "what this trade asks for is not there",
    other_trade: (f, names) => "the trade here is '" + show(texts.move, f.trade, names) + "'",
    not_pending: (f) => "'" + f.gain + "' is not pending",
    not_on_display: (f) => "'" + f.name + "' is not on display",
    too_dear: (f, names) => "it costs " + Amount(f.price, names) + ", there are " + String(f.held),
    on_center: () => "it goes on the Town Center: leave out the place",
    needs_site: () => "it goes between four tiles: 'at c3-d4'",
    no_site: (f) => "'" + f.site + "' does not name four tiles that meet, such as c3-d4",
    is_center: (f) => f.cell + " is the Town Center",
    no_tile: (f) => "no tile lies on " + f.cell,
    covered: (f) => "another monument covers " + f.cell,
    not_in_play: (f) => "'" + f.name + "' is not in play",
    slot_conquered: (f, names) => player(names, f.seat) + " has conquered that slot",
    slot_blocked: () => "that slot is blocked for the whole game",
    own_disc: () => "one disc lies on that card already",
    too_few_legions: (f, names) => "it takes " + Amount(f.price, names) + ", there are " + String(f.held),
    no_blessing: () => "there is no blessing token to play",
    not_in_city: (f) => "no tile of the city lies on " + f.cell,
    already_blessed: (f) => f.cell + " has a blessing token already",
  },
  cause: {
    joint: (f) => Half[f.own] + "+" + Half[f.facing] + " with the " + (f.beside === "center" ? "Town Center" : Colour[f.beside] + " tile") + " " + Side[f.side],
    bonus: (f) => "the " + joined(f.tracks.map((each) => Track[each])) + " bonus on space " + String(f.space),
    trade: () => "the trade",
    monument: () => "the monument",
    province: () => "the province",
    faith: () => "the Pantheon",
  },
  effect: {
    at_once: (f, names) => Amount(f.amount, names) + " now, " + show(texts.effect, f.worth, names),
    flat: (f) => String(f.points) + " VP",
    per_colour: (f) => String(f.points) + " VP per " + Track[f.colour] + " tile below",
    per_icon: (f) => String(f.points) + " VP per " + Icon[f.icon] + " below",
    by_staff: (f) => joined_numbers(f.steps.map((each) => String(each))) + " VP by staff",
    by_variety: (f) => joined_numbers(f.steps.map((each) => String(each))) + " VP by different icons below",
  },
  condition: {
    district: (f) => Track[f.colour] + " district",
    equal_pair: (f) => "pair of " + Icon[f.icon] + "s",
    mixed_pair: (f) => Icon[f.first] + " and " + Icon[f.second],
    trio: () => "mask, lyre and column",
  },
  goal: {
    row: (f) => "Row " + String(f.number) + ": " + Objective[f.objective],
    column: (f) => "Column " + String(f.number) + ": " + Objective[f.objective],
  },
  part: { Tile, Amount },
  seat: seat,
};

export const page = {};
export type Page = typeof page;
