import { describe, expect, test } from 'vitest';
import {
  across, allHexes, alongRoad, centre, corners, hexAt, inside, isOnMap, middle, nextTowards, roadPath,
  SIDES, sidesOf, wallPath, wholeMap, zoomed,
} from '../src/games/magna-grecia/hexes';

const opposite = { ne: 'sw', e: 'w', se: 'nw', sw: 'ne', w: 'e', nw: 'se' } as const;

describe('hexes', () => {
  test('a map of 19 columns and 13 rows has 241 hexes, odd rows one shorter', () => {
    const all = allHexes(19, 13);
    expect(all).toHaveLength(241);
    expect(all.slice(0, 2)).toEqual(['a1', 'a2']);
    expect(all.at(-1)).toBe('m19');
    expect(isOnMap('b18', 19, 13)).toBe(true);
    expect(isOnMap('b19', 19, 13)).toBe(false);
    expect(isOnMap('n1', 19, 13)).toBe(false);
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

describe('the window', () => {
  const whole = wholeMap(19, 13);
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
