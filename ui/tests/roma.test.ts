import { describe, expect, test } from 'vitest';
import { asLaid, cellsOf, crossings, freshOf, inlayOf, joinedSides, middleOf, paneOf, ringPlaces, sideBySide, sideOf, spotOf, turnedEdges, viewBox } from '../src/games/magna-roma/geometry';
import { ghostOf } from '../src/games/magna-roma/ghost';
import { asJoint, newJoints } from '../src/games/magna-roma/seen';
import { sketchOf } from '../src/games/magna-roma/small';
import type { Colour, Event, FromJoint } from '../src/texts/made/magna-roma/facts';
import type { CityView, JointView, LaidTileView } from '../src/texts/made/magna-roma/view';
import { nearest } from '../src/lib/roving';

const laid = (cell: string, colour: Colour, edges: string): LaidTileView => ({
  cell, colour, edges, tile: 1, turned: 0, stars: 0, icon: 'none', icon2: 'none', covered: false, blessed: false,
});
const city = (tiles: LaidTileView[], frame: CityView['frame'] = [1, 1, 9, 9]): CityView => ({
  seat: 0, coins: 0, population: 0, blessings: 0, legions: 0, luxuries: 0, faith: 0, points: 0,
  stars: { red: 0, purple: 0, brown: 0 }, dashboard: { red: 0, purple: 0, brown: 0 }, bonuses: [], laid: tiles.length - 1, reserved: laid('', 'red', 'BL--'),
  marker: 1, frame, tiles, joints: [], sites: [], monuments: [],
});
const PANE = { west: 3, north: 3, east: 7, south: 7 };

describe('the window on a city', () => {
  test('shows five by five around a lone Town Center', () => {
    expect(paneOf(city([laid('e5', 'center', 'DBLD')]))).toEqual(PANE);
  });
  test('shows both cells beside a city four wide, and no cell outside its frame', () => {
    const row = ['c5', 'd5', 'e5', 'f5'].map((cell) => laid(cell, 'red', '----'));
    expect(paneOf(city(row))).toMatchObject({ west: 2, east: 7 });
    expect(paneOf(city(row, [3, 1, 7, 9]))).toMatchObject({ west: 3, east: 7 });
  });
  test('is square, with the same room on both sides', () => {
    expect(viewBox({ west: 2, north: 3, east: 7, south: 7 }, 10)).toBe('-10 -60 620 620');
  });
  test('has all its cells and crossings', () => {
    expect(cellsOf(PANE)).toHaveLength(25);
    expect(crossings(PANE)).toHaveLength(16);
    expect(crossings(PANE)[0]).toBe('c3-d4');
  });
});

describe('places', () => {
  test('a cell by its letter and number', () => expect(spotOf('c4')).toEqual({ column: 3, row: 4 }));
  test('a monument stands where four tiles meet, the Forum on one', () => {
    expect(middleOf('c3-d4', PANE)).toEqual({ x: 100, y: 100 });
    expect(middleOf('e5', PANE)).toEqual({ x: 250, y: 250 });
  });
  test('a side of a cell', () => expect(sideOf('c3', 'east', PANE)).toEqual({ x: 100, y: 50 }));
});

const joint = (halves: string, side: JointView['side'] = 'east'): JointView => ({
  cell: 'c3', side, other: side === 'east' ? 'd3' : 'c4', halves, good: 'legions', greater: true,
});

describe('joints', () => {
  test('the recesses of both tiles vanish', () => {
    const sides = joinedSides([joint('BB'), joint('LD', 'south')]);
    expect(sides.get('c3')).toBe(0b0110);
    expect(sides.get('d3')).toBe(0b1000);
    expect(sides.get('c4')).toBe(0b0001);
  });
  test('each half lies on its own tile: the drawing turns with them', () => {
    expect(inlayOf(joint('BD'))).toEqual({ symbol: 'sym-population', turned: -90 });
    expect(inlayOf(joint('DB'))).toEqual({ symbol: 'sym-population', turned: 90 });
    expect(inlayOf(joint('LB', 'south'))).toEqual({ symbol: 'sym-pantheon', turned: 180 });
  });
});

test('what is new since before; nothing at first', () => {
  const key = (one: string): string => one;
  expect(freshOf(undefined, ['a'], key).size).toBe(0);
  expect(freshOf(['a'], ['a', 'b'], key)).toEqual(new Set(['b']));
});

test('a city at a glance has one path for each kind of thing', () => {
  const home = { ...city([laid('e5', 'center', 'DBLD'), laid('e4', 'red', '----'), laid('e3', 'red', '----')]), joints: [joint('BB')] };
  const sketch = sketchOf(home, PANE);
  expect(sketch.grounds.map(({ kind }) => kind)).toEqual(['red', 'town']);
  expect(sketch.grounds[0]?.tiles.match(/M/g)).toHaveLength(2);
  expect(sketch.greater.match(/M/g)).toHaveLength(1);
  expect(sketch.lesser + sketch.monuments + sketch.emblems).toBe('');
});

describe('a tile in hand', () => {
  test('turns clockwise', () => {
    expect(turnedEdges('BLD-', 1)).toBe('-BLD');
    expect(turnedEdges('BLD-', 4)).toBe('BLD-');
    expect(asLaid(laid('', 'red', 'BL--'), 'd4', 2).edges).toBe('--BL');
  });
  test('is drawn where the move in hand would lay it', () => {
    const home = city([laid('e5', 'center', 'DBLD')]);
    expect(ghostOf({ kind: 'place', cell: 'e4', turned: 1 }, home).tile).toMatchObject({ cell: 'e4', turned: 1, edges: '-BL-' });
    expect(ghostOf({ kind: 'bless', cell: 'e5' }, home)).toEqual({ blessing: 'e5' });
    expect(ghostOf({ kind: 'build', monument: 'Forum', site: 'center', on_center: true }, home)).toEqual({ monument: { name: 'Forum', site: 'e5' } });
  });
});

test('the ring is the rim of three by three, or of four by three', () => {
  expect(ringPlaces(8)).toHaveLength(8);
  expect(ringPlaces(8)[3]).toEqual({ column: 2, row: 1 });
  const ten = ringPlaces(10).map(({ column, row }) => `${column} ${row}`);
  expect(new Set(ten).size).toBe(10);
  expect(ten[5]).toBe('3 2');
});

test('markers on one space stand side by side', () => {
  expect(sideBySide([2, 2, 5], 0.5)).toEqual([2.25, 2.75, 5.5]);
});

describe('joints of a preview', () => {
  const cause = (side: FromJoint['side']): FromJoint => ({ kind: 'joint', cell: 'd4', side, own: 'blade', facing: 'disc', beside: 'red' });
  const amount = { good: 'population', count: 2 } as const;
  const made = (side: FromJoint['side']): JointView => asJoint({ ...cause(side), amount }, { colour: 'red' });

  test('are the gains that come from joints, also those that come later', () => {
    const events: Event[] = [
      { kind: 'star', track: 'red', space: 1 },
      { kind: 'gained', amount, cause: cause('east') },
      { kind: 'gained', amount, cause: { kind: 'faith' } },
      { kind: 'waits', amount, cause: cause('south') },
    ];
    const found = newJoints({ events, points: {}, stores: [] });
    expect(found.map(({ side, amount: { count } }) => [side, count])).toEqual([['east', 2], ['south', 2]]);
  });
  test('are drawn at the northern or western tile, each half on its own', () => {
    expect(made('east')).toEqual({ cell: 'd4', side: 'east', other: 'e4', halves: 'BD', good: 'population', greater: true });
    expect(made('south')).toMatchObject({ cell: 'd4', side: 'south', other: 'd5', halves: 'BD' });
    expect(made('north')).toMatchObject({ cell: 'd3', side: 'south', other: 'd4', halves: 'DB' });
    expect(made('west')).toMatchObject({ cell: 'c4', side: 'east', other: 'd4', halves: 'DB' });
    expect(asJoint({ ...cause('east'), amount }, { colour: 'brown' }).greater).toBe(false);
  });
});

test('arrow keys find the nearest thing straight ahead', () => {
  const places = [{ x: 100, y: 0 }, { x: 60, y: 60 }, { x: 0, y: 100 }];
  expect(nearest({ x: 0, y: 0 }, places, [1, 0])).toBe(0);
  expect(nearest({ x: 0, y: 0 }, places, [0, 1])).toBe(2);
  expect(nearest({ x: 0, y: 0 }, places, [-1, 0])).toBe(-1);
});
