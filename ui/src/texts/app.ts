/** Facts of the app as texts in the language of the page. */

import { texts } from './language.svelte';
import type { Undo } from './made/app/facts';
import { show } from './made/runtime';

const NAMES = { players: [] };

/** Say why undo or redo is not possible. */
export function undoText(why: Undo): string {
  return show(texts('app').texts.undo, why, NAMES);
}
