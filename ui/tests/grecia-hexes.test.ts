import { describe, expect, test } from 'vitest';
import {
  across, allHexes, alongRoad, centre, corners, hexAt, inside, middle, nextTowards, roadPath,
  SIDES, sidesOf, wallPath, zoomed,
} from '../src/games/magna-grecia/hexes';
import { coastPath, hexLines, landOf, outlines } from '../src/games/magna-grecia/land';

const OLD = { columns: 19, odd_columns: 18, rows: 13, sea: [], villages: [] };
const PRINTED = {
  columns: 17, odd_columns: 17, rows: 16, villages: [],
  sea: 'a1 h17 j17 k1 k17 l16 l17 m16 m17 n16 n17 o7 o8 o16 o17 p3 p4 p5 p6 p7 p8 p16 p17'.split(' '),
};

const opposite = { ne: 'sw', e: 'w', se: 'nw', sw: 'ne', w: 'e', nw: 'se' } as const;

describe('hexes', () => {
  test('a map of 19 columns and 13 rows has 241 hexes, odd rows one shorter', () => {
    const all = allHexes(19, 18, 13);
    expect(all).toHaveLength(241);
    expect(all.slice(0, 2)).toEqual(['a1', 'a2']);
    expect(all.at(-1)).toBe('m19');
    const land = landOf(OLD);
    expect(land.has('b18')).toBe(true);
    expect(land.has('b19')).toBe(false);
    expect(land.has('n1')).toBe(false);
  });

  test('crossing a side and back leads home', () => {
    for (const side of SIDES) expect(across(across('c5', side), opposite[side])).toBe('c5');
    for (const side of SIDES) expect(across(across('d5', side), opposite[side])).toBe('d5');
    expect(across('c5', 'ne')).toBe('b5');
    expect(across('d5', 'ne')).toBe('c6');
  });

  test('neighbours share the middle of a side', () => {
    for (const side of SIDES) {
      const [one, other] = [middle('d5', side), middle(across('d5', side), opposite[side])];
      expect(one.x).toBeCloseTo(other.x);
      expect(one.y).toBeCloseTo(other.y);
    }
  });

  test('a point is found in the hex that it lies in', () => {
    for (const hex of ['a1', 'a19', 'b1', 'g10', 'm19', 'l18']) {
      expect(hexAt(centre(hex))).toBe(hex);
      for (const corner of corners(hex, 24)) expect(hexAt(corner)).toBe(hex);
    }
  });

  test('a wall leaves out the sides between tiles of one city', () => {
    const edges = (path: string): number => path.split('M').length - 1;
    expect(edges(wallPath(['c5']))).toBe(6);
    expect(edges(wallPath(['c5', 'c6']))).toBe(10);
    expect(edges(wallPath(['c5', 'c6', 'b5']))).toBe(12);
  });

  test('a straight road runs through the centre, a bend passes it by', () => {
    const [straight] = alongRoad('c5', ['e', 'w'], [0.5]);
    expect(straight?.x).toBeCloseTo(centre('c5').x);
    const [bent] = alongRoad('c5', ['ne', 'se'], [0.5]);
    expect(bent?.x).toBeGreaterThan(centre('c5').x + 5);
    expect(roadPath('a1', sidesOf('e-w'))).toBe('M24.2 0Q0 0 -24.2 0');
  });
});

describe('land and sea', () => {
  const land = landOf(PRINTED);

  test('the printed map has 249 land hexes, rows of both kinds equally long', () => {
    expect(land.hexes).toHaveLength(249);
    expect(land.has('b17')).toBe(true);
    expect(land.has('a1')).toBe(false);
    expect(land.has('p3')).toBe(false);
  });

  test('the coast is one closed ring that leaves every land hex inside', () => {
    const rings = outlines(land);
    expect(rings).toHaveLength(1);
    const inside = ({ x, y }: { x: number; y: number }): boolean =>
      (rings[0] ?? []).reduce((odd, from, at, ring) => {
        const to = ring[(at + 1) % ring.length] ?? from;
        const crosses = from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x;
        return crosses ? !odd : odd;
      }, false);
    expect(land.hexes.every((hex) => inside(centre(hex)))).toBe(true);
    expect(PRINTED.sea.some((hex) => inside(centre(hex)))).toBe(false);
    expect(coastPath(land).match(/Z/g)).toHaveLength(1);
  });

  test('a lake is a ring of its own', () => {
    expect(outlines(landOf({ ...OLD, sea: ['f8'] }))).toHaveLength(2);
  });

  test('the frame holds the land with water on every side', () => {
    const { x, y, w, h } = land.frame;
    const all = land.hexes.flatMap((hex) => corners(hex, 28));
    expect(all.every((point) => point.x > x + 10 && point.x < x + w - 10 && point.y > y + 10 && point.y < y + h - 10)).toBe(true);
    expect(w / h).toBeCloseTo(1.22, 1);
  });

  test('a line between two hexes is drawn once', () => {
    const lines = hexLines(landOf({ ...OLD, rows: 1, columns: 2 }));
    expect(lines.split('M')).toHaveLength(12);
  });
});

describe('the window', () => {
  const whole = landOf(OLD).frame;
  test('zooming keeps the point under the pointer and stays on the map', () => {
    const near = zoomed(whole, whole, 2, { x: 400, y: 250 });
    expect(near.w).toBeCloseTo(whole.w / 2);
    expect((400 - near.x) / near.w).toBeCloseTo((400 - whole.x) / whole.w);
    expect(zoomed(near, whole, 0.1, { x: 0, y: 0 })).toEqual(whole);
    expect(zoomed(whole, whole, 100, { x: 0, y: 0 }).w).toBeCloseTo(whole.w / 5);
  });
  test('what is larger than the map is centred on it', () => {
    const wide = inside({ x: 0, y: 0, w: whole.w + 100, h: whole.h }, whole);
    expect(wide.x).toBeCloseTo(whole.x - 50);
  });
});

test('arrow keys lead to the nearest thing in their direction', () => {
  const all = ['c5', 'c7', 'f5', 'a1'].map((hex) => ({ hex, at: centre(hex) }));
  expect(nextTowards('ArrowRight', centre('c4'), all)?.hex).toBe('c5');
  expect(nextTowards('ArrowDown', centre('c5'), all)?.hex).toBe('f5');
  expect(nextTowards('ArrowRight', centre('c7'), all)).toBeNull();
  expect(nextTowards('x', centre('c7'), all)).toBeNull();
});
