/** Things on the table as sentences, for screen readers and tooltips. */

import { nameOf } from './names';
import type { Cost, OfferedTile, PlacedTile } from '../../texts/made/minerva/view';
import { RESOURCES } from './things';
import { effectText, page } from './texts';

export function tileSentence(tile: PlacedTile): string {
  const { city, offer } = page();
  if (tile.category === 'residential') return (tile.assistant ? city.assistantOn : city.residenceOn)(tile);
  const parts = [city.tileOn({ tile: nameOf(tile), square: tile.square })];
  if (tile.effect) parts.push(effectText(tile.effect));
  const text = parts.join(': ');
  return tile.points === undefined ? text : `${text}; ${offer.worthNow({ points: tile.points })}`;
}

/** List amounts of resources: '1 Wood, 1 Stone'. */
export function amountsText(amounts: Cost): string {
  const counted = RESOURCES.flatMap((good) => (amounts[good] === undefined ? [] : [{ good, count: amounts[good] }]));
  return counted.map(({ good, count }) => page().offer.amount({ count, good: page().goods[good] })).join(', ');
}

export function offerSentence(tile: OfferedTile): string {
  const { categories, offer } = page();
  const cost = amountsText(tile.cost);
  const parts = [
    offer.tile({ tile: nameOf(tile), category: categories[tile.category], effect: effectText(tile.effect) }),
    cost === '' ? offer.free : offer.costs({ cost }),
  ];
  if (tile.extra > 0) parts.push(offer.extra({ denarii: tile.extra }));
  if (!tile.payable) parts.push(offer.unpayable);
  if (tile.worth !== undefined) parts.push(offer.worth({ points: tile.worth }));
  if (tile.copies !== undefined && tile.copies > 1) parts.push(offer.copies({ copies: tile.copies }));
  return parts.join('; ');
}
