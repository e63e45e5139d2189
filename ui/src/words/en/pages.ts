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
  of: (title: string) => `About this box of ${title}`,
  why: 'We do not have the printed sheets of these games. What the rulebooks show is known, what they force is inferred, and the rest is reconstructed so that the game plays as it should.',
  known: 'known',
  inferred: 'inferred',
  reconstructed: 'reconstructed',
  contents: 'Everything in this box',
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
