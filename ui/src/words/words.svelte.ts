/** The language of the page. `t()` is the catalogue; `tell` turns the server's English sentences. */

import { language, t } from '../texts/language.svelte';
import type { Language } from '../texts/made';
import { turned, type Phrases } from './phrases';
import { house } from './phrases/house.de';

export { LANGUAGES } from '../texts/made';
export { language, t, type Language };

const BOOKS: Partial<Record<Language, Phrases>> = { de: house };

/** A sentence of the server, in the player's language as far as the phrase books go. */
export function tell(sentence: string): string {
  return turned(sentence, BOOKS[language.now] ?? []);
}
