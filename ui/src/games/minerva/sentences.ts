/** Things on the table as sentences, for those who listen and for tooltips. */

import { tell } from '../../words/words.svelte';
import { nameOf } from './names';
import type { OfferedTile, PlacedTile } from '../../texts/made/minerva/view';
import { RESOURCES, type DrawnTile } from './things';
import { words } from './words';

function effect(tile: Tile): string {
  return tile.effect ? `: ${tell(tile.effect)}` : '';
}

export function tileSentence(tile: PlacedTile): string {
  const said = words();
  if (tile.category === 'residential') return tile.assistant ? said.mannedOn(tile.square) : said.homeOn(tile.square);
  const scored = tile.points === undefined ? '' : `; ${said.now(tile.points)}`;
  return `${said.on(nameOf(tile), tile.square)}${effect(tile)}${scored}`;
}

/** '1 wood, 1 stone', or that it is free. */
export function costSentence(tile: Tile): string {
  const parts = RESOURCES.flatMap((good) => (tile.cost?.[good] ? [`${tile.cost[good]} ${words().goods[good]}`] : []));
  return parts.join(', ') || words().free;
}

export function offerSentence(tile: OfferedTile): string {
  const said = words();
  const parts = [`${nameOf(tile)} (${said.categories[tile.category]})${effect(tile)}`, said.costs(costSentence(tile))];
  if (tile.extra > 0) parts.push(said.lacking(tile.extra));
  if (!tile.payable) parts.push(said.unpayable);
  if (tile.worth !== undefined) parts.push(said.worth(tile.worth));
  if ((tile.copies ?? 1) > 1) parts.push(said.copies(tile.copies ?? 1));
  return parts.join('; ');
}
