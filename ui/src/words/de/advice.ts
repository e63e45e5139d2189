/** Hints and the analysis of a game, in German. */

import type { Words } from '../en';
import { plural } from '../phrases';

export const advice: Words['advice'] = {
  hint: 'Tipp',
  here: 'Tipp für hier',
  thinking: 'Die besten Züge werden gesucht. Das dauert ein paar Sekunden.',
  title: 'Die besten Züge',
  about: (games, exact) => `${exact ? 'der erste sicher, denn das Ende ist durchgerechnet, die anderen ' : ''}in der Reihenfolge der Suche; ${games > 0 ? `Zahlen aus je ${plural(games, 'Partie', 'Partien')} danach` : 'für Partien danach reichte die Zeit nicht'}`,
  points: (points, spread) => `${points} ± ${spread} Punkte`,
  wins: (share) => `gewinnt ${share}`,
  sources: 'Punkte nach Herkunft',
  found: (count, best) => `${plural(count, 'Zug', 'Züge')} gefunden, der beste: ${best}`,
  analyse: 'Diese Partie untersuchen',
  goOn: 'Weiter untersuchen',
  stop: 'Anhalten',
  analysing: 'Die Partie wird untersucht.',
  looked: (done, total) => `${done} von ${plural(total, 'Entscheidung', 'Entscheidungen')}`,
  analysed: 'Die Partie ist untersucht.',
  stopped: (done, total) => `Angehalten nach ${done} von ${plural(total, 'Entscheidung', 'Entscheidungen')}.`,
  given: 'Was jeder Platz verschenkt hat',
  tally: (decisions, same) => `${plural(decisions, 'Entscheidung', 'Entscheidungen')} mit Wahl, ${same} so gut wie die einer Suche`,
  dearest: 'Die teuersten Entscheidungen',
  noneDear: 'Keine Entscheidung hat etwas gekostet.',
  played: (text) => `gespielt: ${text}`,
  better: (text) => `besser: ${text}`,
  cost: (points) => `kostete ${points} Punkte`,
  away: (points) => `${points} Punkte`,
  stood: 'Wie es um jeden Platz stand: 50 ist ausgeglichen, 100 so gut wie gewonnen',
  expected: 'Punkte, die am Ende zu erwarten sind',
  next: (name, text) => `Als Nächstes ${name}: ${text}.`,
  same: 'Eine Suche würde dasselbe spielen.',
  alike: (text) => `Eine Suche würde spielen: ${text}; das ist etwa gleich viel wert.`,
  instead: (text, points) => `Eine Suche würde spielen: ${text}; das ist ${points} Punkte mehr wert.`,
};
