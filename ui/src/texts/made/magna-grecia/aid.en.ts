// Do not edit: made by python -m insula.texts build
import type { AidTexts, Replaced } from '../../../aid/texts';
import { join } from '../runtime';

const list_pair = (a: string, b: string) => a + " and " + b;
const list_more = (a: string, b: string) => a + ", " + b;
const list_or = (a: string, b: string) => a + " or " + b;
const list_plus = (a: string, b: string) => a + " + " + b;
const list_numbers = (a: string, b: string) => a + "/" + b;

export const aid: AidTexts = {
  texts: {
    "section.turn": () => "Your turn",
    "section.actions": () => "Three actions",
    "table.scales": () => "One step more for a single action",
    "table.cards": () => "Action cards",
    "section.cities": () => "Cities",
    "section.roads": () => "Roads",
    "section.markets": () => "Markets",
    "section.oracles": () => "Oracles",
    "section.end": () => "End of the game",
    "section.start": () => "Start",
    "table.setup": () => "By number of players",
    "table.pieces": () => "Pieces of each player",
    "turn.card": () => "The card of the round gives the order of the colours and the number of each action.",
    "turn.actions": (v) => "Take up to " + String(v.most) + " of the " + String(v.kinds) + " actions. Road and city tiles may be mixed in any order.",
    "turn.market": () => "Then build one market or sell one, if you like.",
    "turn.next": () => "The next colour on the card plays.",
    "actions.fewer": () => "You may always lay or take fewer tiles, and tiles come from your supply only.",
    "actions.alone": () => "If you take only one action, you may do one step more of it.",
    "actions.last": () => "Resupply moves tiles from staging to your supply, in any mix. It comes last: you cannot lay these tiles this turn.",
    "action": () => "action",
    "number": () => "number on the card",
    "alone": () => "as your only action",
    "border": () => "card",
    "order": () => "order of play",
    "roads": () => "roads",
    "cities": () => "cities",
    "resupply": () => "resupply",
    "cities.found": () => "Found a city on a village with a green border, or on a village that one of your own roads reaches. One founding a turn.",
    "cities.found_away": () => "You may begin a city elsewhere if this turn's tiles then cover a village. One tile of the new city must lie on a green village or where a road of yours leads.",
    "cities.expand": () => "Expand your own cities on adjacent spaces, as many cities as you like.",
    "cities.never": () => "Never beside another player's city, beside a village, or on or beside an oracle.",
    "cities.beside": () => "Beside a village is allowed if your very next tile covers that village.",
    "cities.cost": () => "Each city tile costs 1 point. No debts.",
    "cities.free": () => "Founding gives you a free market there, unless you have one.",
    "roads.start": () => "A road tile continues your own road or leaves any city, or an oracle or village that one of your roads already reaches.",
    "roads.ends": () => "It connects by its ends, which lie opposite or two sides apart.",
    "roads.theirs": () => "You never lengthen another player's road. You may block it.",
    "roads.cost": () => "Road tiles cost nothing.",
    "markets.build": () => "Build in a village or in another player's city, at most one of your markets in each place. No connection is needed.",
    "markets.cost_village": () => "In a village: 1 point, and 1 for each unsold market of another player.",
    "markets.cost_city": () => "In a city: 1 point for each of its tiles, and 1 for each unsold market of another player.",
    "markets.active": () => "A market is active in your own city, or if a road of any colour connects its place directly to a city of yours.",
    "markets.value": () => "An active market is worth 1 point for each other place directly connected: city, village or oracle. Two roads to one place count once.",
    "markets.sell": () => "Selling an active market pays its value now. It stays and is worth nothing from then on.",
    "oracles.first": () => "An oracle looks at the first city connected to it directly.",
    "oracles.more": () => "It turns to another connected city as soon as that city has more connections; a tie changes nothing.",
    "oracles.village": () => "It never looks at a village.",
    "oracles.points": (v) => "At the end each oracle gives " + String(v.points) + " to the owner of the city it looks at.",
    "end.rounds": (v) => "After " + String(v.rounds) + " rounds, or " + String(v.short) + " in the short game.",
    "end.points": () => "Points left count.",
    "end.markets": () => "Active unsold markets score their value.",
    "end.oracles": (v) => "Each oracle scores " + String(v.points) + ".",
    "end.tie": () => "Tie: most road and city tiles left in the supply, then the place is shared.",
    "start.staging": () => "Tiles that are not in the supply lie in staging until you resupply.",
    "players": () => "players",
    "points": () => "points",
    "oracles": () => "oracles",
    "piece": () => "piece",
    "supply": () => "in the supply",
    "count": () => "in all",
  },
  words: {
    "Action.cities": "found and expand cities",
    "Action.resupply": "resupply",
    "Action.roads": "build roads",
    "Colour.brown": "brown",
    "Colour.orange": "orange",
    "Colour.red": "red",
    "Colour.yellow": "yellow",
    "Pieces.city": "city tiles",
    "Pieces.market": "markets",
    "Pieces.road": "road tiles",
  },
  amounts: {
    "points": (count) => (Number(count) === 1 ? String(count) + " point" : String(count) + " points"),
  },
  names: {
  },
  joins: {
    "and": (items) => join(items, list_pair, list_more),
    "or": (items) => join(items, list_or, list_more),
    "plus": (items) => join(items, list_plus, list_plus),
    "slash": (items) => join(items, list_numbers, list_numbers),
    "comma": (items) => join(items, list_more, list_more),
  },
};
/** What editions replace. */
export const editions: Record<string, Replaced> = {
};
