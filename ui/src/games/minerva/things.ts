/** The things of Minerva in the order in which the page shows them. */

import type { Culture, Direction } from '../../texts/made/minerva/facts';
import type { PlacedTile, Resources } from '../../texts/made/minerva/view';

export type Resource = keyof Resources;

export const RESOURCES: readonly Resource[] = ['grain', 'wood', 'stone', 'ore'];
export const CULTURES: readonly Culture[] = ['theater', 'art', 'academics'];
export const DIRECTIONS: readonly Direction[] = ['north', 'east', 'south', 'west'];

/** A tile as it is drawn, in a city or on offer. */
export type DrawnTile = Pick<PlacedTile, 'tile' | 'category' | 'effect' | 'assistant' | 'points'>;
