import { expect, test } from 'vitest';
import { across, path, scaleOf, ticks, up } from '../src/lib/chart';

const ROWS = [[0, 0], [5, 0], [5, 20]];
const FRAME = { width: 200, height: 100 };

test('a chart reaches from nothing to the most points', () => {
  const scale = scaleOf(ROWS);
  expect(scale).toEqual({ least: 0, most: 20, last: 2 });
  expect(up(20, scale, FRAME)).toBe(0);
  expect(up(0, scale, FRAME)).toBe(100);
  expect(across(1, scale, FRAME)).toBe(100);
});

test('debts are shown below nothing', () => {
  expect(scaleOf([[-4], [2]]).least).toBe(-4);
});

test('points change in steps', () => {
  expect(path(ROWS, 0, scaleOf(ROWS), FRAME)).toBe('M0.0 100.0H100.0V75.0H200.0V75.0');
});

test('figures behind are round', () => {
  expect(ticks(scaleOf(ROWS))).toEqual([0, 5, 10, 15, 20]);
  expect(ticks({ least: 0, most: 83, last: 1 })).toEqual([0, 20, 40, 60, 80]);
});
