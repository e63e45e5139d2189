/** What a move that is not played yet looks like in the city. */

import type { Ghost } from '../../lib/board';
import { kindOf, valueOf } from '../../lib/chooser';
import { asLaid } from './geometry';
import type { City, Laid } from './view';

export interface Shadow {
  readonly tile: Laid | null;
  readonly monument: string;
  readonly site: string;
  readonly blessing: string;
}

/** Its targets by kind: 'cell' -> 'e4'. */
export function parts(targets: ReadonlySet<string>): Record<string, string> {
  return Object.fromEntries([...targets].map((target) => [kindOf(target), valueOf(target)]));
}

const TOWN_CENTER = 'e5';

export function ghostOf(ghost: Ghost | null, city: City, step: string | null): Shadow | null {
  if (!ghost) return null;
  const { cell = '', turn = '0', monument = '', site = '' } = parts(ghost.targets);
  const lays = step === 'place' && cell !== '' && city.reserved;
  return {
    tile: lays ? asLaid(lays, cell, Number(turn)) : null,
    monument,
    site: site === 'center' ? (city.tiles.find((tile) => tile.colour === 'center')?.cell ?? TOWN_CENTER) : site,
    blessing: step === 'action' ? cell : '',
  };
}
