/** A city at a glance, drawn with one path for each kind of thing: four cities late in a game would
 * otherwise be a thousand elements. */

import { cornerOf, middleOf, sideOf, type Pane, type Point } from './geometry';
import type { Colour } from '../../texts/made/magna-roma/facts';
import type { CityView } from '../../texts/made/magna-roma/view';

const COLOURS: readonly Colour[] = ['red', 'purple', 'brown', 'center'];

/** The panel of a tile, from its middle. */
const PANELS: Record<Colour, string> = {
  red: 'm0-26l26 26l-26 26l-26-26z',
  purple: 'm-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0z',
  brown: 'm-20-20h40v40h-40z',
  center: 'm0-30l30 30l-30 30l-30-30z',
};
const GROUND = 'h98v98h-98z';
const EMBLEM = 'm-9-9h18v18h-18z';
const DISC = 'm-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0z';
const MONUMENT = 'm-14-32h28l18 18v28l-18 18h-28l-18-18v-28z';

export interface Ground {
  readonly kind: string;
  readonly tiles: string;
  readonly panels: string;
}

export interface Sketch {
  readonly grounds: readonly Ground[];
  readonly emblems: string;
  readonly lesser: string;
  readonly greater: string;
  readonly monuments: string;
  readonly blessings: string;
}

const at = ({ x, y }: Point, shape: string): string => `M${x} ${y}${shape}`;

export function sketchOf(city: CityView, pane: Pane): Sketch {
  const of = (colour: Colour): CityView['tiles'] => city.tiles.filter((tile) => tile.colour === colour);
  const joints = (greater: boolean): string =>
    city.joints.filter((one) => one.greater === greater).map((one) => at(sideOf(one.cell, one.side, pane), DISC)).join('');
  const corner = (cell: string): Point => {
    const { x, y } = cornerOf(cell, pane);
    return { x: x + 1, y: y + 1 };
  };
  return {
    grounds: COLOURS.filter((colour) => of(colour).length > 0).map((colour) => ({
      kind: colour === 'center' ? 'town' : colour,
      tiles: of(colour).map((tile) => at(corner(tile.cell), GROUND)).join(''),
      panels: of(colour).map((tile) => at(middleOf(tile.cell, pane), PANELS[colour])).join(''),
    })),
    emblems: city.tiles.filter((tile) => tile.icon !== 'none' || tile.stars > 0).map((tile) => at(middleOf(tile.cell, pane), EMBLEM)).join(''),
    lesser: joints(false),
    greater: joints(true),
    monuments: city.monuments.map((one) => at(middleOf(one.site, pane), MONUMENT)).join(''),
    blessings: city.tiles.filter((tile) => tile.blessed).map((tile) => at(middleOf(tile.cell, pane), `m28-28${DISC}`)).join(''),
  };
}
