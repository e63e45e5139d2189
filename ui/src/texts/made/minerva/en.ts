// Do not edit: made by python -m insula.texts build
import { boxName, player, type Names } from '../runtime';
import type * as facts from './facts';

export const NAMES: Record<string, string> = {};
const Good = { "academics": "academics", "any": "resource of choice", "art": "art", "culture": "culture", "denarii": "denarii", "equal": "equal resource", "glory": "glory", "grain": "grain", "ore": "ore", "stone": "stone", "theater": "theater", "wood": "wood" };
const Direction = { "east": "east", "north": "north", "south": "south", "west": "west" };
const Culture = { "academics": "academics", "art": "art", "theater": "theater" };
const Rank = { "first": "1st", "second": "2nd", "third": "3rd" };
const seat = (number: string) => "seat " + number;
const Amount = (f: facts.Amount, _names: Names): string => (f.good === "denarii" ? (f.count === 1 ? String(f.count) + " denarius" : String(f.count) + " denarii") : f.good === "theater" ? (f.count === 1 ? String(f.count) + " theater point" : String(f.count) + " theater points") : f.good === "art" ? (f.count === 1 ? String(f.count) + " art point" : String(f.count) + " art points") : f.good === "academics" ? (f.count === 1 ? String(f.count) + " academics point" : String(f.count) + " academics points") : f.good === "culture" ? (f.count === 1 ? String(f.count) + " culture point of choice" : String(f.count) + " culture points of choice") : f.good === "any" ? (f.count === 1 ? String(f.count) + " resource of choice" : String(f.count) + " resources of choice") : f.good === "equal" ? (f.count === 1 ? String(f.count) + " equal resource" : String(f.count) + " equal resources") : String(f.count) + " " + Good[f.good]);

export const texts: facts.Texts = {
  event: {
    round: (f, names) => "round " + String(f.number) + " begins with " + player(names, f.seat),
    revealed: (f, names) => boxName(NAMES, "tile", f.tile, names) + " comes into the facility area",
    round_tile_revealed: () => "a round tile comes into the facility area",
    taken: (f, names) => "paid for " + boxName(NAMES, "tile", f.tile, names),
    taken_lacking: (f, names) => "paid for " + boxName(NAMES, "tile", f.tile, names) + ", with " + Amount(f.lacking, names) + " for what was lacking",
    placed: (f, names) => "placed " + boxName(NAMES, "tile", f.tile, names) + " on " + f.square,
    housed: (f) => "built a residence on " + f.square,
    assisted: (f) => "placed an assistant on " + f.square,
    activated: (f) => "activated the line " + Direction[f.direction],
    activated_nothing: () => "activated nothing",
    gained: (f, names) => "gained " + Amount(f.amount, names) + ": " + boxName(NAMES, "tile", f.tile, names) + " on " + f.square,
    excess: (f, names) => Amount(f.amount, names) + " above six became " + Amount(f.money, names),
    paid: (f, names) => "paid " + Amount(f.amount, names) + ": " + boxName(NAMES, "tile", f.tile, names) + " on " + f.square,
    sold: (f, names) => "sold " + Amount(f.amount, names) + " for 1 denarius",
    surcharge: (f, names) => "paid " + Amount(f.money, names) + " because somebody has passed",
    passed: (f) => "passed" + (f.order_tile === 0 ? "" : " and took order tile " + String(f.order_tile)),
    waited: (f, names) => player(names, f.seat) + " has passed and gains " + Amount(f.money, names),
    bound: (f) => "named the culture point " + Culture[f.culture],
    won: (f) => "gained the " + Culture[f.culture] + " tile worth " + String(f.points) + " VP",
    hired: (f, names) => "hired an assistant for " + Amount(f.price, names),
    awarded: (f, names) => player(names, f.seat) + " gains the " + Rank[f.rank] + " glory tile: " + String(f.points) + " VP",
    unclaimed: (f) => "nobody gains the " + Rank[f.rank] + " glory tile",
    moved: (f, names) => "moved " + boxName(NAMES, "tile", f.tile, names) + " from " + f.start + " to " + f.square,
    removed: (f) => "removed the residence on " + f.square + " from the game",
    left: (f, names) => boxName(NAMES, "tile", f.tile, names) + " leaves the game",
    bonus: (f, names) => "took " + Amount(f.money, names) + " from the round tile",
    declined: (f, names) => "left the effect of " + boxName(NAMES, "tile", f.tile, names) + " unused",
    ended: () => "the game ends",
    bathed: (f, names) => "applied " + boxName(NAMES, "tile", f.tile, names) + " on " + f.square,
  },
  part: { Amount },
  seat: seat,
};
