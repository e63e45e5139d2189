/** Replay, rules, box, games, watch and settings, in English. */

export const replay = {
  title: (game: string) => `${game}, looked through`,
  first: 'To the beginning',
  back: 'One decision back',
  forward: 'One decision on',
  play: 'Play it',
  pause: 'Pause',
  slider: 'Decision',
  at: (at: number, last: number) => `${at} of ${last}`,
  begin: 'The table is set up.',
  chart: 'Points of every seat over the game',
  decisions: 'Decisions',
  branchBots: 'What if? Against bots',
  branchHand: 'What if? By hand',
  share: 'Share this moment',
  follow: 'Follow the play',
  going: 'This game still goes on.',
  toTable: 'To the table',
} as const;

export const rules = {
  about: 'Our words for the rules, by the ids that every refusal quotes.',
  search: 'Search the rules',
  book: 'The rulebook says so',
  ruling: 'Our ruling',
  none: 'No rule has these words.',
} as const;

export const box = {
  of: (title: string) => `Boxes of ${title}`,
  why: 'A box holds every value of a game: maps, tiles, cards, prices. Each value says where it comes from.',
  known: 'known',
  reported: 'reported',
  inferred: 'inferred',
  reconstructed: 'reconstructed',
  means: {
    known: 'The rulebook states or shows it.',
    reported: 'A third party read it from a printed copy; we checked that it is consistent.',
    inferred: 'It follows from what the rulebook says.',
    reconstructed: 'We chose it so that the game plays as the rulebook describes.',
  },
  total: (values: number) => `${values} values in all; numbers and names of rows are not counted`,
  usual: 'used for new games',
  retired: 'retired',
  retiredAbout: 'New games do not use this box. It stays here for games and records that were played with it.',
  supplies: 'Printed supplies',
  /** Tokens of a box by the names that its sheet has for them. */
  supply: {
    coins: 'coins', population: 'population', blessings: 'blessings', 'glory tokens': 'glory tokens', assistants: 'assistants', grain: 'grain', wood: 'wood', stone: 'stone',
    ore: 'ore', 'coins of 1 denarius': 'coins of 1 denarius', 'coins of 3 denarii': 'coins of 3 denarii', 'coins of 10 denarii': 'coins of 10 denarii',
  },
  limited: 'limited: when none is left, none is gained',
  unlimited: 'not limited in play',
  contents: 'Everything in this box',
  label: 'label',
  playedWith: (box: string) => `box “${box}”`,
  rules: (version: number) => `rules version ${version}`,
  rulesOld: (version: number, newest: number) => `rules version ${version} (the newest is ${newest})`,
  newer: (box: string) => `new games use “${box}”`,
} as const;

export const games = {
  ended: 'Ended',
  noneEnded: 'No game has ended yet.',
  replay: 'Look through',
  records: 'A record is a game as text: your save file, and what you send to a friend. Bring one along and look it through, or go on from any of its positions.',
  noneGoing: 'No game goes on just now.',
  file: 'Choose a file',
  text: 'or the text of a record',
  bring: 'Open the record',
} as const;

export const watch = {
  playing: 'Being played',
  nobody: 'Nobody plays in public right now.',
  finished: 'Public games that ended',
} as const;

export const settings = {
  language: 'Language',
  theme: 'Light',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  confirm: 'Confirm every move',
  confirmAbout: 'Off: a move is played as soon as it is clear; undo stands in for it.',
  words: 'The table in words',
  wordsAbout: 'Shows the list of moves and a description of the board from the start.',
  notifyAbout: 'A notification while this page is in the background.',
  denied: 'The browser does not allow it; its settings for this page can change that.',
  motion: 'Motion follows your system: where it asks for less, nothing moves here.',
} as const;

export const aid = {
  open: 'Rules on one page',
  title: (title: string) => `${title} on one page`,
  all: 'All rules, word by word',
  from: (box: string, version: string) => `Made from the box “${box}”, version ${version}.`,
  marks: 'Where the values of this box come from:',
} as const;
