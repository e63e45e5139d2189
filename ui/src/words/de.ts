/** Every text of the house, in German. */

import { account } from './de/account';
import { advice } from './de/advice';
import { aid, box, games, replay, rules, settings, watch } from './de/pages';
import { start } from './de/start';
import { lesson, log, table } from './de/table';
import type { Words } from './en';

export const de: Words = {
  house: {
    name: 'Insula',
    start: 'Zur Startseite',
    myGames: 'Meine Partien',
    rules: 'Regeln',
    watch: 'Zuschauen',
    records: 'Aufzeichnungen',
    settings: 'Einstellungen',
    account: 'Konto',
    theme: 'Hell oder dunkel',
    menu: 'Seiten',
    loading: 'Einen Augenblick.',
    again: 'Noch einmal versuchen',
    close: 'Schließen',
    cancel: 'Lieber nicht',
    copy: 'Kopieren',
    copied: 'Kopiert',
    noServer: 'Der Server antwortet nicht. Läuft er, und besteht eine Verbindung?',
    nothingHere: 'Unter dieser Adresse ist nichts.',
    toStart: 'Zur Startseite',
    sorry: 'Hier geht es nicht weiter',
    bot: 'Bot',
    skip: 'Direkt zum Tisch',
    broken: 'Auf dieser Seite ging etwas schief. Die Partie ist auf dem Server sicher.',
    reload: 'Seite neu laden',
  },
  lesson,
  table,
  log,
  advice,
  start,
  replay,
  rules,
  aid,
  box,
  games,
  watch,
  settings,
  account,
};
