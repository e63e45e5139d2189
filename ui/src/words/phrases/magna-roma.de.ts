/** What the server says about Magna Roma, in German. */

import type { Phrases } from '../phrases';

export const phrases: Phrases = [];
