/** The words of Magna Roma's table. */

import type { Loose } from '../en';
import { plural } from '../phrases';

interface Seen { colour: string; stars: number; icon: string; icon2?: string; edges: string }

const COLOURS_EN: Record<string, string> = { red: 'red', purple: 'purple', brown: 'brown', center: 'Town Center' };
const HALVES_EN: Record<string, string> = { B: 'blade', L: 'laurel', D: 'disc' };
const SIDES_EN = ['north', 'east', 'south', 'west'];
const COLOURS_DE: Record<string, string> = { red: 'rotes', purple: 'violettes', brown: 'braunes', center: 'Stadtzentrum' };
const TRACKS_DE: Record<string, string> = { red: 'Rot', purple: 'Violett', brown: 'Braun' };
const ICONS_DE: Record<string, string> = { mask: 'Maske', lyre: 'Lyra', column: 'Säule' };
const HALVES_DE: Record<string, string> = { B: 'Klinge', L: 'Lorbeer', D: 'Scheibe' };
const SIDES_DE = ['im Norden', 'im Osten', 'im Süden', 'im Westen'];
const LINES_DE: Record<string, string> = { row: 'Reihe', column: 'Spalte' };
const SLOTS_DE: Record<string, string> = { left: 'linker', middle: 'mittlerer', right: 'rechter' };
const OBJECTIVES_DE: Record<string, string> = {
  'mask and column': 'Maske und Säule',
  'mask and lyre': 'Maske und Lyra',
  'column and lyre': 'Säule und Lyra',
  'all colours': 'jede der drei Farben',
  'two blessings': 'zwei gespielte Segen',
  'no icons': 'fünf Plättchen ohne Zierde',
  'seven stars': 'sieben Sterne',
  'four of a colour': 'vier einer Farbe',
  'no equal neighbours': 'keine zwei Nachbarn gleicher Farbe',
  'one icon': 'fünfmal dieselbe Zierde',
  'two monuments': 'zwei Monumente',
  'one colour': 'fünf einer Farbe',
};
const OBJECTIVES_EN: Record<string, string> = {
  'all colours': 'a tile of each colour',
  'two blessings': 'two blessings played',
  'no icons': 'five tiles without icons',
  'one icon': 'the same icon five times',
  'one colour': 'five of one colour',
};

const SUPPLIES_EN: Record<string, readonly [string, string]> = { coins: ['coin', 'coins'], population: ['population', 'population'], blessings: ['blessing', 'blessings'] };
const SUPPLIES_DE: Record<string, readonly [string, string]> = { coins: ['Münze', 'Münzen'], population: ['Bürger', 'Bürger'], blessings: ['Segen', 'Segen'] };

const icons = (tile: Seen): string[] => [tile.icon, tile.icon2 ?? 'none'].filter((icon) => icon !== 'none');
const halves = (edges: string, names: Record<string, string>, sides: string[]): string[] =>
  [...edges].flatMap((half, side) => (names[half] ? [`${names[half]} ${sides[side]}`] : []));

export const en = {
  title: 'Magna Roma',
  progress: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
  progressPick: 'First tiles',
  cityOf: (name: string, tiles: number, turns: number) => `${name}’s city: ${plural(tiles, 'tile', 'tiles')} of ${turns}`,
  piece: (tile: Seen) => {
    if (tile.colour === 'center') return 'Town Center';
    const marks = [...icons(tile), ...(tile.stars ? [plural(tile.stars, 'star', 'stars')] : []), ...halves(tile.edges, HALVES_EN, SIDES_EN)];
    return `${COLOURS_EN[tile.colour]} tile with ${marks.join(', ')}`;
  },
  tileOn: (tile: string, cell: string) => `${cell}: ${tile}`,
  empty: (cell: string) => `Empty cell ${cell}`,
  monument: 'monument',
  site: (name: string, site: string) => `${name} at ${site}`,
  ring: 'Draft ring',
  ringTold: (slots: number, left: number) => `Draft ring of ${slots} slots, ${plural(left, 'tile', 'tiles')} left to draw`,
  ringSlot: (slot: number, tile: string, name: string) =>
    `Slot ${slot}: ${tile || 'empty'}${name ? `, ${name}’s marker` : ''}`,
  row: 'Three tiles',
  rowPlace: (place: number, tile: string) => `Place ${place}: ${tile || 'empty'}`,
  tilesLeft: (count: number) => `${plural(count, 'tile', 'tiles')} left`,
  tilesLeftShort: 'tiles left',
  yourSlot: 'your slot',
  inHand: 'In hand',
  nothing: 'Nothing in hand',
  mayReserve: (count: number) => `Next you may reserve one of the ${plural(count, 'framed tile', 'framed tiles')}: up to two spaces either way; taken tiles are jumped.`,
  boards: 'Boards',
  market: 'Market',
  military: 'Military',
  pantheon: 'Pantheon',
  stars: 'Stars',
  stands: (name: string, at: number) => `${name} on ${at}`,
  marketTold: (who: string) => `Market: ${who}`,
  militaryTold: (who: string) => `Military board: ${who}`,
  pantheonTold: (who: string) => `Pantheon: ${who}`,
  starsAt: (track: string, space: number, value: number) => `${track} on space ${space}, worth ${value}`,
  monuments: 'Monuments',
  monumentsLeft: (count: number) => `${count} to come`,
  provinces: 'Provinces',
  provincesSmall: 'legions · points each',
  short: (count: number) => `${count} short`,
  fits: (count: number) => plural(count, 'site', 'sites'),
  fitsCenter: 'on the Town Center',
  noSite: 'no site yet',
  none: 'none left',
  monumentCard: (name: string, effect: string, price: number, staff: number) => `${name}: ${effect}, costs ${plural(price, 'coin', 'coins')}, takes ${staff} population`,
  metNow: (count: number) => `${count} now`,
  slotCard: (province: string, slot: string, cost: number, value: number, whose: string) =>
    `${province}, ${slot} slot: ${whose || plural(cost, 'legion', 'legions')}, ${value} points each`,
  blocked: 'blocked',
  heldBy: (name: string) => `held by ${name}`,
  you: (name: string) => `${name}, you`,
  others: 'Other cities',
  projected: 'projected',
  openCity: (name: string) => `Open ${name}’s city`,
  thinks: 'thinks',
  plays: 'to move',
  bot: 'bot',
  away: 'away',
  goods: { legions: 'legions', coins: 'coins', population: 'population', blessings: 'blessings', points: 'points scored' } as Record<string, string>,
  /** One of it, and several. */
  stores: {
    legions: ['legion', 'legions'], coins: ['coin', 'coins'], population: ['population', 'population'], blessings: ['blessing', 'blessings'], points: ['VP', 'VP'],
    luxuries: ['luxury', 'luxuries'], faith: ['faith', 'faith'], red: ['red star', 'red stars'], purple: ['purple star', 'purple stars'], brown: ['brown star', 'brown stars'],
  } as Record<string, readonly [string, string]>,
  inTheBox: 'In the box:',
  supply: (good: string, count: number, left: number | null) =>
    `${plural(count, SUPPLIES_EN[good]?.[0] ?? good, SUPPLIES_EN[good]?.[1] ?? good)}${left === null ? '' : ` (${left} left)`}`,
  noGain: 'Nothing is gained at once.',
  answers: { 'no action': 'Go on without', 'no trade': 'No trade' } as Record<string, string>,
  objectives: 'Objectives',
  objectivesDone: (count: number) => `${count} of 4 done`,
  objective: (name: string) => OBJECTIVES_EN[name] ?? name,
  objectiveOn: (name: string, line: string) => `${line}: ${OBJECTIVES_EN[name] ?? name}`,
  line: (line: string) => line.charAt(0).toUpperCase() + line.slice(1),
  done: 'done',
  tabs: { city: 'City', ring: 'Ring', boards: 'Boards', others: 'Others', log: 'Log' },
  sources: {
    prestige: 'Prestige', trades: 'Trades', tokens: 'War tokens', market: 'Market × lowest track', pantheon: 'Blessings',
    monuments: 'Monuments', provinces: 'Provinces', military: 'Military', objectives: 'Objectives',
  } as Record<string, string>,
  verbs: { place: 'Place here', build: 'Build here', bless: 'Bless this tile', conquer: 'Conquer', pick: 'Pick this tile', reserve: 'Reserve this tile', take: 'Take this tile' } as Record<string, string>,
  // the board in words
  has: (name: string, goods: string) => `${name} has ${goods}.`,
  amount: { legions: (n: number) => plural(n, 'legion', 'legions'), coins: (n: number) => plural(n, 'coin', 'coins'), population: (n: number) => `${n} population`, blessings: (n: number) => plural(n, 'blessing', 'blessings'), points: (n: number) => plural(n, 'point', 'points') },
  lies: (tiles: string) => `Tiles: ${tiles}.`,
  stand: (list: string) => `Monuments built: ${list}.`,
  built: (name: string, site: string, workers: number, staff: number, points: number) => `${name} at ${site}, staffed ${workers} of ${staff}, worth ${points}`,
  holds: (tile: string) => `In hand: ${tile}.`,
  onDisplay: (list: string) => `On display: ${list}.`,
  provinceTold: (name: string, per: string, met: number) => `${name} counts each ${per}: ${met} now.`,
};

export const de: Loose<typeof en> = {
  title: 'Magna Roma',
  progress: (turn, turns) => `Zug ${turn} von ${turns}`,
  progressPick: 'Erste Plättchen',
  cityOf: (name, tiles, turns) => `Stadt von ${name}: ${tiles} von ${turns} Plättchen`,
  piece: (tile) => {
    if (tile.colour === 'center') return 'Stadtzentrum';
    const marks = [...icons(tile).map((icon) => ICONS_DE[icon] ?? icon), ...(tile.stars ? [plural(tile.stars, 'Stern', 'Sternen')] : []), ...halves(tile.edges, HALVES_DE, SIDES_DE)];
    return `${COLOURS_DE[tile.colour]} Plättchen mit ${marks.join(', ')}`;
  },
  tileOn: (tile, cell) => `${cell}: ${tile}`,
  empty: (cell) => `Leeres Feld ${cell}`,
  monument: 'Monument',
  site: (name, site) => `${name} auf ${site}`,
  ring: 'Auslage',
  ringTold: (slots, left) => `Auslage mit ${slots} Plätzen, noch ${left} Plättchen im Stapel`,
  ringSlot: (slot, tile, name) => `Platz ${slot}: ${tile || 'leer'}${name ? `, Marker von ${name}` : ''}`,
  row: 'Drei Plättchen',
  rowPlace: (place, tile) => `Platz ${place}: ${tile || 'leer'}`,
  tilesLeft: (count) => `noch ${count} Plättchen`,
  tilesLeftShort: 'übrig',
  yourSlot: 'dein Platz',
  inHand: 'In der Hand',
  nothing: 'Nichts in der Hand',
  mayReserve: (count) => `Danach ist eines der ${count} gerahmten Plättchen zu haben: bis zwei Plätze weit, belegte zählen nicht.`,
  boards: 'Tafeln',
  market: 'Markt',
  military: 'Militär',
  pantheon: 'Pantheon',
  stars: 'Sterne',
  stands: (name, at) => `${name} auf ${at}`,
  marketTold: (who) => `Markt: ${who}`,
  militaryTold: (who) => `Militärtafel: ${who}`,
  pantheonTold: (who) => `Pantheon: ${who}`,
  starsAt: (track, space, value) => `${TRACKS_DE[track]} auf Feld ${space}, Wert ${value}`,
  monuments: 'Monumente',
  monumentsLeft: (count) => `noch ${count}`,
  provinces: 'Provinzen',
  provincesSmall: 'Legionen · Punkte je',
  short: (count) => (count === 1 ? '1 fehlt' : `${count} fehlen`),
  fits: (count) => plural(count, 'Bauplatz', 'Bauplätze'),
  fitsCenter: 'aufs Stadtzentrum',
  noSite: 'kein Bauplatz',
  none: 'keines mehr',
  monumentCard: (name, effect, price, staff) => `${name}: ${effect}, kostet ${plural(price, 'Münze', 'Münzen')}, braucht ${staff} Bürger`,
  metNow: (count) => `jetzt ${count}`,
  slotCard: (province, slot, cost, value, whose) => `${province}, ${SLOTS_DE[slot]} Platz: ${whose || plural(cost, 'Legion', 'Legionen')}, je ${value} Punkte`,
  blocked: 'gesperrt',
  heldBy: (name) => `hält ${name}`,
  you: (name) => `${name}, du`,
  others: 'Andere Städte',
  projected: 'Stand',
  openCity: (name) => `Stadt von ${name} öffnen`,
  thinks: 'denkt nach',
  plays: 'am Zug',
  bot: 'Bot',
  away: 'abwesend',
  goods: { legions: 'Legionen', coins: 'Münzen', population: 'Bürger', blessings: 'Segen', points: 'Punkte bisher' },
  stores: {
    legions: ['Legion', 'Legionen'], coins: ['Münze', 'Münzen'], population: ['Bürger', 'Bürger'], blessings: ['Segen', 'Segen'], points: ['SP', 'SP'],
    luxuries: ['Luxus', 'Luxus'], faith: ['Glaube', 'Glaube'], red: ['roter Stern', 'rote Sterne'], purple: ['violetter Stern', 'violette Sterne'], brown: ['brauner Stern', 'braune Sterne'],
  },
  inTheBox: 'In der Schachtel:',
  supply: (good, count, left) =>
    `${plural(count, SUPPLIES_DE[good]?.[0] ?? good, SUPPLIES_DE[good]?.[1] ?? good)}${left === null ? '' : ` (noch ${left})`}`,
  noGain: 'Sofort bringt das nichts.',
  answers: { 'no action': 'Ohne Aktion weiter', 'no trade': 'Kein Tausch' },
  objectives: 'Ziele',
  objectivesDone: (count) => `${count} von 4 erfüllt`,
  objective: (name) => OBJECTIVES_DE[name] ?? name,
  objectiveOn: (name, line) => `${line.replace(/^\w+/, (way) => LINES_DE[way] ?? way)}: ${OBJECTIVES_DE[name] ?? name}`,
  line: (line) => line.replace(/^\w+/, (way) => LINES_DE[way] ?? way),
  done: 'erfüllt',
  tabs: { city: 'Stadt', ring: 'Auslage', boards: 'Tafeln', others: 'Andere', log: 'Verlauf' },
  sources: {
    prestige: 'Ansehen', trades: 'Handel', tokens: 'Kriegsmarken', market: 'Markt × tiefste Leiste', pantheon: 'Segen',
    monuments: 'Monumente', provinces: 'Provinzen', military: 'Militär', objectives: 'Ziele',
  },
  verbs: { place: 'Hier anlegen', build: 'Hier bauen', bless: 'Plättchen segnen', conquer: 'Erobern', pick: 'Dieses nehmen', reserve: 'Dieses reservieren', take: 'Dieses nehmen' },
  has: (name, goods) => `${name} hat ${goods}.`,
  amount: { legions: (n) => plural(n, 'Legion', 'Legionen'), coins: (n) => plural(n, 'Münze', 'Münzen'), population: (n) => `${n} Bürger`, blessings: (n) => `${n} Segen`, points: (n) => plural(n, 'Punkt', 'Punkte') },
  lies: (tiles) => `Plättchen: ${tiles}.`,
  stand: (list) => `Gebaute Monumente: ${list}.`,
  built: (name, site, workers, staff, points) => `${name} auf ${site}, besetzt mit ${workers} von ${staff}, wert ${points}`,
  holds: (tile) => `In der Hand: ${tile}.`,
  onDisplay: (list) => `In der Auslage der Monumente: ${list}.`,
  provinceTold: (name, per, met) => `${name} zählt ${per}: jetzt ${met}.`,
};
