/** The tables that are drawn; each is loaded when somebody sits down at it. */

import type { GameTable } from '../lib/board';

const tables = import.meta.glob<{ default: GameTable }>('./*/index.ts');
const OTHERWISE = './plain/index.ts';

/** An edition of a game is laid on the table of its title: magna-roma-draft on magna-roma. */
function pathOf(game: string): string {
  const titles = Object.keys(tables).map((path) => path.split('/')[1] ?? '');
  const fits = titles.filter((title) => game === title || game.startsWith(`${title}-`));
  const longest = fits.sort((one, other) => other.length - one.length)[0];
  return longest ? `./${longest}/index.ts` : OTHERWISE;
}

export async function tableOf(game: string): Promise<GameTable> {
  const load = tables[pathOf(game)];
  if (!load) throw new Error(`no table for ${game}`);
  return (await load()).default;
}
