/** Replay, rules, box, games, watch and settings, in German. */

import type { Words } from '../en';

export const replay: Words['replay'] = {
  title: (game) => `${game}, noch einmal angesehen`,
  first: 'Zum Anfang',
  back: 'Eine Entscheidung zurück',
  forward: 'Eine Entscheidung vor',
  play: 'Abspielen',
  pause: 'Anhalten',
  slider: 'Entscheidung',
  at: (at, last) => `${at} von ${last}`,
  begin: 'Der Tisch ist aufgebaut.',
  chart: 'Punkte aller Plätze im Lauf der Partie',
  decisions: 'Entscheidungen',
  branchBots: 'Was wäre, wenn? Gegen Bots',
  branchHand: 'Was wäre, wenn? Von Hand',
  share: 'Diesen Moment teilen',
  follow: 'Dem Spiel folgen',
  going: 'Diese Partie läuft noch.',
  toTable: 'Zum Tisch',
};

export const rules: Words['rules'] = {
  about: 'Die Regeln in unseren Worten, mit den Nummern, die jede Ablehnung nennt. Sie sind auf Englisch.',
  search: 'In den Regeln suchen',
  book: 'So steht es im Regelheft',
  ruling: 'Unsere Auslegung',
  none: 'Keine Regel hat diese Wörter.',
};

export const box: Words['box'] = {
  of: (title) => `Über diese Schachtel von ${title}`,
  why: 'Die gedruckten Bögen dieser Spiele haben wir nicht. Was die Regelhefte zeigen, ist bekannt; was daraus folgt, erschlossen; der Rest so rekonstruiert, dass das Spiel läuft, wie es soll. Namen und Bögen sind auf Englisch.',
  known: 'bekannt',
  inferred: 'erschlossen',
  reconstructed: 'rekonstruiert',
  contents: 'Alles in dieser Schachtel',
};

export const games: Words['games'] = {
  ended: 'Beendet',
  noneEnded: 'Noch keine Partie ist zu Ende.',
  replay: 'Ansehen',
  records: 'Eine Aufzeichnung ist eine Partie als Text: dein Spielstand und das, was du Freunden schickst. Bring eine mit, sieh sie an oder spiel von jeder Stellung aus weiter.',
  noneGoing: 'Gerade läuft keine Partie.',
  file: 'Datei wählen',
  text: 'oder der Text einer Aufzeichnung',
  bring: 'Aufzeichnung öffnen',
};

export const watch: Words['watch'] = {
  playing: 'Hier wird gespielt',
  nobody: 'Gerade spielt niemand öffentlich.',
  finished: 'Öffentliche Partien, die zu Ende sind',
};

export const settings: Words['settings'] = {
  language: 'Sprache',
  theme: 'Licht',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  confirm: 'Jeden Zug bestätigen',
  confirmAbout: 'Aus: Ein Zug gilt, sobald er klar ist; dafür gibt es Zurück.',
  words: 'Der Tisch in Worten',
  wordsAbout: 'Zeigt von Anfang an die Liste der Züge und eine Beschreibung des Plans.',
  notifyAbout: 'Eine Benachrichtigung, während diese Seite im Hintergrund ist.',
  denied: 'Der Browser erlaubt es nicht; seine Einstellungen für diese Seite können das ändern.',
  motion: 'Bewegung richtet sich nach dem System: Will es weniger, bewegt sich hier nichts.',
};
