/** Facts of the app as texts in the language of the page. */

import { texts } from './language.svelte';
import type { House, Refusal, Undo } from './made/app/facts';
import { show, shown } from './made/runtime';

/** Say why a request was refused; a refusal of a newer server is shown by a neutral text. */
export function refusalText(why: Refusal, players: readonly string[] = []): string {
  const { texts: app } = texts('app');
  return shown(app.refusal, why, { players }) ?? app.refusal.internal_error({ kind: 'internal_error' }, { players });
}

/** Say what an entry of the log is about: people, bots and links. */
export function houseText(fact: House): string {
  return show(texts('app').texts.house, fact, { players: [] });
}

/** Say why undo or redo is not possible. */
export function undoText(why: Undo): string {
  return show(texts('app').texts.undo, why, { players: [] });
}
