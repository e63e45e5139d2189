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
  of: (title) => `Schachteln von ${title}`,
  why: 'Eine Schachtel enthält alle Werte eines Spiels: Karten, Plättchen, Preise. Jeder Wert sagt, woher er kommt.',
  known: 'bekannt',
  reported: 'berichtet',
  inferred: 'gefolgert',
  reconstructed: 'rekonstruiert',
  means: {
    known: 'Die Spielregel sagt oder zeigt es.',
    reported: 'Jemand anderes hat es von einem gedruckten Exemplar abgelesen; wir haben geprüft, ob es stimmig ist.',
    inferred: 'Es folgt aus dem, was die Spielregel sagt.',
    reconstructed: 'Wir haben es so gewählt, dass das Spiel läuft, wie die Spielregel es beschreibt.',
  },
  total: (values) => `${values} Werte insgesamt; Nummern und Namen von Zeilen zählen nicht`,
  usual: 'für neue Partien',
  retired: 'abgelöst',
  retiredAbout: 'Neue Partien verwenden diese Schachtel nicht. Sie bleibt für Partien und Aufzeichnungen, die mit ihr gespielt wurden.',
  supplies: 'Gedruckter Vorrat',
  supply: {
    coins: 'Münzen', population: 'Bürger', blessings: 'Segen', 'glory tokens': 'Ruhmmarken', assistants: 'Gehilfen', grain: 'Getreide', wood: 'Holz', stone: 'Stein',
    ore: 'Erz', 'coins of 1 denarius': 'Münzen zu 1 Denar', 'coins of 3 denarii': 'Münzen zu 3 Denaren', 'coins of 10 denarii': 'Münzen zu 10 Denaren',
  },
  limited: 'begrenzt: ist nichts mehr übrig, gibt es nichts',
  unlimited: 'im Spiel nicht begrenzt',
  contents: 'Alles in dieser Schachtel',
  label: 'Bezeichnung',
  playedWith: (box) => `Schachtel „${box}“`,
  rules: (version) => `Regelfassung ${version}`,
  rulesOld: (version, newest) => `Regelfassung ${version} (die neueste ist ${newest})`,
  newer: (box) => `neue Partien verwenden „${box}“`,
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

export const aid: Words['aid'] = {
  open: 'Regeln auf einer Seite',
  title: (title) => `${title} auf einer Seite`,
  all: 'Alle Regeln, Wort für Wort',
  from: (box, version) => `Nach der Schachtel „${box}“, Fassung ${version}.`,
  marks: 'Woher die Werte dieser Schachtel kommen:',
};
