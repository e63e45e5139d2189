/** Everything on the map that can be clicked or reached by arrow keys. */

import { centre, hexPath, type Point } from './hexes';
import { placesByHex, seatOfPlace, targetAt, type Spot, type Tool } from './spots';
import type { GreciaView } from '../../texts/made/magna-grecia/view';

export interface Hit {
  readonly key: string;
  readonly spot: Spot;
  /** The target that a click chooses; null where no move is legal and a click asks why. */
  readonly target: string | null;
  /** A tile would be laid here: the hex is dashed. */
  readonly tile: boolean;
  readonly at: Point;
  readonly path: string;
}

const SIZE = 27;

/** One for each hex where a tile could lie, one for each place, in reading order. */
export function hitsOn(view: GreciaView, tool: Tool, possible: ReadonlySet<string>): Hit[] {
  const places = placesByHex(view);
  const bare = [...new Set([...possible].flatMap(hexOf))].filter((hex) => !places.has(hex));
  const tiles = bare.map((hex) => hitOn({ hex, place: null }, [hex], tool, possible));
  const signs = view.places.map((place) =>
    hitOn({ hex: seatOfPlace(place, view), place: place.name }, place.hexes, tool, possible),
  );
  return [...tiles, ...signs].sort((one, other) => one.at.y - other.at.y || one.at.x - other.at.x);
}

function hexOf(target: string): string[] {
  const [kind, hex] = target.split(' ');
  return (kind === 'road' || kind === 'city') && hex ? [hex] : [];
}

function hitOn(spot: Spot, hexes: readonly string[], tool: Tool, possible: ReadonlySet<string>): Hit {
  const target = targetAt(spot, tool, possible);
  return {
    key: spot.place ?? spot.hex,
    spot,
    target,
    tile: target !== null && hexOf(target).length > 0,
    at: centre(spot.hex),
    path: hexes.map((hex) => hexPath(hex, SIZE)).join(''),
  };
}
