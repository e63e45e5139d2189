/** The language of the page. `t()` is the catalogue; `tell` turns the server's English sentences. */

import { language, t } from '../texts/language.svelte';
import type { Language } from '../texts/made';
import { turned, type Phrases } from './phrases';
import { house } from './phrases/house.de';

export { LANGUAGES } from '../texts/made';
export { language, t, type Language };

/** Phrase books of the games on the table, by language. */
let books = $state.raw<Record<Language, Phrases>>({ en: [], de: house });

/** One of a record of catalogues: how a game's table keeps its own words. */
export function inLanguage<W>(catalogues: Record<Language, W>): W {
  return catalogues[language.now];
}

/** A sentence of the server, in the player's language as far as the phrase books go. */
export function tell(sentence: string): string {
  return turned(sentence, books[language.now]);
}

/** A game's phrase book, for the sentences that only its rules say. */
export function addPhrases(into: Language, phrases: Phrases): void {
  if (phrases.some((phrase) => books[into].includes(phrase))) return;
  books = { ...books, [into]: [...books[into], ...phrases] };
}
