/** The language of the page. `t()` is the catalogue; `tell` turns the server's English sentences. */

import { store } from '../lib/store';
import { de } from './de';
import { en, type Words } from './en';
import { turned, type Phrases } from './phrases';
import { house } from './phrases/house.de';

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

const CATALOGUES: Record<Language, Words> = { en, de };

function first(): Language {
  const kept = store.get('language');
  if (kept === 'en' || kept === 'de') return kept;
  return navigator.language.startsWith('de') ? 'de' : 'en';
}

let now = $state<Language>(first());
/** Phrase books of the games on the table, by language. */
let books = $state.raw<Record<Language, Phrases>>({ en: [], de: house });

export const language = {
  get now(): Language {
    return now;
  },
  choose(next: Language): void {
    now = next;
    store.set('language', next);
    document.documentElement.lang = next;
  },
};

export function t(): Words {
  return CATALOGUES[now];
}

/** One of a record of catalogues: how a game's table keeps its own words. */
export function inLanguage<W>(catalogues: Record<Language, W>): W {
  return catalogues[now];
}

/** A sentence of the server, in the player's language as far as the phrase books go. */
export function tell(sentence: string): string {
  return turned(sentence, books[now]);
}

/** A game's phrase book, for the sentences that only its rules say. */
export function addPhrases(into: Language, phrases: Phrases): void {
  if (phrases.some((phrase) => books[into].includes(phrase))) return;
  books = { ...books, [into]: [...books[into], ...phrases] };
}
