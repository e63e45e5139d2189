/** Sentences of Minerva's rules in German. */

import type { Phrases } from '../phrases';

export const phrases: Phrases = [];
