/** What the server says about tables rather than games, in German. */

import type { Phrases } from '../phrases';

export const house: Phrases = [
  { from: 'there is nothing to take back', to: 'es gibt nichts zurückzunehmen' },
  { from: 'there is nothing of yours to take back', to: 'von dir gibt es nichts zurückzunehmen' },
  { from: 'another seat has moved since', to: 'seither hat ein anderer Platz gezogen' },
  { from: 'something hidden was turned over since', to: 'seither wurde etwas Verdecktes aufgedeckt' },
  { from: 'the turn has passed to another seat', to: 'ein anderer Platz ist am Zug' },
  { from: 'the game has ended', to: 'die Partie ist zu Ende' },
  { from: 'the game has ended; you may watch', to: 'die Partie ist zu Ende; du kannst zusehen' },
  { from: 'the game ends', to: 'die Partie endet' },
  { from: 'The game is over.', to: 'Die Partie ist zu Ende.' },
  { from: 'somebody has asked for an undo already', to: 'es wurde schon um Rücknahme gebeten' },
  { from: 'there is no such table', to: 'diesen Tisch gibt es nicht' },
  { from: 'there is nothing to read in that', to: 'darin gibt es nichts zu lesen' },
  { from: 'this seat link is not valid any more', to: 'dieser Link zu einem Platz gilt nicht mehr' },
  { from: 'that seat is not yours to give', to: 'dieser Platz ist nicht deiner' },
  { from: '{name} sits down', to: '{name} setzt sich' },
  { from: '{name} leaves', to: '{name} geht' },
  { from: 'this could not be stored; try again', to: 'das ließ sich nicht speichern; versuche es noch einmal' },
  { from: 'the {bot} bot {trouble}; it is started again', to: 'der Bot {bot}: {trouble}; er wird neu gestartet' },
];
