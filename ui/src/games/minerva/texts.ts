/** The texts of Minerva in the player's language. */

import { texts } from '../../texts/language.svelte';
import type { Amount, Effect } from '../../texts/made/minerva/facts';
import type { Page } from '../../texts/made/minerva/en';
import { boxName, show } from '../../texts/made/runtime';

const NO_PLAYERS = { players: [] };

/** The page's own texts. */
export function page(): Page {
  return texts('minerva').page;
}

/** Describe what a tile does. */
export function effectText(effect: Effect): string {
  return show(texts('minerva').texts.effect, effect, NO_PLAYERS);
}

/** Show an amount of a good: '2 grain'. */
export function amountText(amount: Amount): string {
  return texts('minerva').texts.part.Amount(amount, NO_PLAYERS);
}

/** Translate the name of a tile. */
export function tileName(tile: string): string {
  return boxName(texts('minerva').NAMES, 'tile', tile, NO_PLAYERS);
}
