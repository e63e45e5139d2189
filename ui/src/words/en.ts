/** Every text of the house, in English. A game's own words lie in words/games. */

import { account } from './en/account';
import { advice } from './en/advice';
import { aid, box, games, replay, rules, settings, watch } from './en/pages';
import { start } from './en/start';
import { lesson, log, table } from './en/table';

export const en = {
  house: {
    name: 'Insula',
    start: 'To the start page',
    myGames: 'My games',
    rules: 'Rules',
    watch: 'Watch',
    records: 'Records',
    settings: 'Settings',
    account: 'Account',
    theme: 'Light or dark',
    menu: 'Pages',
    loading: 'One moment.',
    again: 'Try again',
    close: 'Close',
    cancel: 'Leave it',
    copy: 'Copy',
    copied: 'Copied',
    noServer: 'The server does not answer. Check that it runs and that you are connected.',
    nothingHere: 'There is nothing at this address.',
    toStart: 'Go to the start page',
    sorry: 'This way leads nowhere',
    bot: 'bot',
    skip: 'Skip to the table',
    broken: 'Something in this page went wrong. Your game is safe on the server.',
    reload: 'Load the page again',
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
} as const;

/** A text, or a function that makes one. */
export type Loose<T> = T extends string | number
  ? T extends string ? string : number
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: Loose<T[K]> };

export type Words = Loose<typeof en>;
