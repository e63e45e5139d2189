import { expect, test, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
const { milliseconds } = await import('../src/lib/flying');
const { gainsOf } = await import('../src/games/magna-roma/flights');
import type { CityView, JointView } from '../src/texts/made/magna-roma/view';

const city = (more: Partial<CityView>): CityView => ({
  seat: 0, coins: 0, population: 0, blessings: 0, legions: 0, luxuries: 0, faith: 0, points: 0,
  stars: { red: 0, purple: 0, brown: 0 }, dashboard: { red: 0, purple: 0, brown: 0 }, bonuses: [], laid: 0, reserved: null, marker: 1, frame: [1, 1, 9, 9],
  tiles: [], joints: [], sites: [], monuments: [], ...more,
});
const joint: JointView = { cell: 'e4', side: 'south', other: 'e5', halves: 'DD', good: 'coins', greater: false };
const tile = { cell: 'e4', tile: 1, turned: 0, colour: 'red', edges: 'DD--', stars: 1, icon: 'none', icon2: 'none', covered: false, blessed: false } as const;

test('gains come from the joint that gave them, all others from what is new', () => {
  const now = city({ coins: 1, stars: { red: 1, purple: 0, brown: 0 }, tiles: [tile], joints: [joint] });
  expect(gainsOf(city({}), now)).toEqual([
    { store: 'coins', from: ['.city [data-joint="e4south"]'] },
    { store: 'red', from: ['.city [data-target="cell e4"]'] },
  ]);
});

test('what is paid does not fly', () => {
  expect(gainsOf(city({ coins: 3 }), city({ coins: 1 }))).toEqual([]);
});

test('times of the style sheet, packed or not', () => {
  expect(milliseconds('420ms')).toBe(420);
  expect(milliseconds(' .42s')).toBeCloseTo(420);
});
