/** The words of Minerva's table, in the player's language. */

import { de, en, type MinervaWords } from '../../words/games/minerva';
import { inLanguage } from '../../words/words.svelte';

export function words(): MinervaWords {
  return inLanguage<MinervaWords>({ en, de });
}
