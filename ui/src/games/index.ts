/** The tables of the games; each is loaded when it is first shown. */

import type { GameTable } from '../lib/board';
import { openGame } from '../texts/game.svelte';
import { openTexts } from '../texts/language.svelte';
import { MODULES, type Package } from '../texts/made';

const tables = import.meta.glob<{ default: GameTable }>('./*/index.ts');
const OTHERWISE = 'plain';

/** The title of an edition: magna-roma-draft uses the table of magna-roma. */
function titleOf(game: string): string {
  const titles = Object.keys(tables).map((path) => path.split('/')[1] ?? '');
  const fits = titles.filter((title) => game === title || game.startsWith(`${title}-`));
  return fits.sort((one, other) => other.length - one.length)[0] ?? OTHERWISE;
}

function hasTexts(title: string): title is Package {
  return Object.hasOwn(MODULES, title);
}

/** Load a game's table, its texts and the targets of its facts. */
export async function tableOf(game: string): Promise<GameTable> {
  const title = titleOf(game);
  const load = tables[`./${title}/index.ts`];
  if (!load) throw new Error(`no table for ${game}`);
  const edition = hasTexts(game) ? game : title;
  const texts = hasTexts(title) && hasTexts(edition) ? [openTexts(edition), openGame(title, edition)] : [];
  const [table] = await Promise.all([load(), ...texts]);
  return table.default;
}
