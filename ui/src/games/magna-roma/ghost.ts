/** What a move that is not played yet looks like in the city. */

import type { Move } from '../../texts/made/magna-roma/facts';
import type { CityView, LaidTileView } from '../../texts/made/magna-roma/view';
import { asLaid } from './geometry';

export interface Shadow {
  readonly tile?: LaidTileView;
  readonly monument?: { readonly name: string; readonly site: string };
  /** The cell of a tile that would be blessed. */
  readonly blessing?: string;
}

/** The cell of the Town Center. */
export function centerOf(city: CityView): string {
  return city.tiles.find((tile) => tile.colour === 'center')?.cell ?? '';
}

export function ghostOf(move: Move, city: CityView): Shadow {
  switch (move.kind) {
    case 'place':
      return city.reserved ? { tile: asLaid(city.reserved, move.cell, move.turned) } : {};
    case 'build':
      return { monument: { name: move.monument, site: move.on_center ? centerOf(city) : move.site } };
    case 'bless':
      return { blessing: move.cell };
    default:
      return {};
  }
}
