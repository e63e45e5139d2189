/** The texts of Minerva in the player's language. */

import * as de from '../../texts/made/minerva/de';
import * as en from '../../texts/made/minerva/en';
import type { Effect } from '../../texts/made/minerva/facts';
import { boxName, show } from '../../texts/made/runtime';
import { inLanguage } from '../../words/words.svelte';

const NO_PLAYERS = { players: [] };

function made(): typeof en {
  return inLanguage<typeof en>({ en, de });
}

/** The page's own texts. */
export function page(): en.Page {
  return made().page;
}

/** Describe what a tile does. */
export function effectText(effect: Effect): string {
  return show(made().texts.effect, effect, NO_PLAYERS);
}

/** Translate the name of a tile. */
export function tileName(tile: string): string {
  return boxName(made().NAMES, 'tile', tile, NO_PLAYERS);
}
