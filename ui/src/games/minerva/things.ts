/** The things of Minerva in the order in which the page shows them, and the names of their types. */

import type { Amount, Activate } from '../../texts/made/minerva/facts';
import type { CultureStack, PlacedTile, Resources } from '../../texts/made/minerva/view';

export type Category = PlacedTile['category'];
export type Culture = CultureStack['category'];
export type Direction = Activate['direction'];
export type Good = Amount['good'];
export type Resource = keyof Resources;

export const RESOURCES: readonly Resource[] = ['grain', 'wood', 'stone', 'ore'];
export const CULTURES: readonly Culture[] = ['theater', 'art', 'academics'];
export const DIRECTIONS: readonly Direction[] = ['north', 'east', 'south', 'west'];

/** A tile as it is drawn, in a city or on offer. */
export type DrawnTile = Pick<PlacedTile, 'tile' | 'category' | 'effect' | 'assistant' | 'points'>;
