/** This table's words in the language of the page. */

import { de, en, type GreciaWords } from '../../words/games/magna-grecia';
import { inLanguage } from '../../words/words.svelte';

export const words = (): GreciaWords => inLanguage<GreciaWords>({ en, de });
