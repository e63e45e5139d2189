import { expect, test } from 'vitest';
import { emptyGround, leastCovered } from '../src/games/magna-grecia/ground';

const sheet = { w: 400, h: 300 };
const hint = { w: 100, h: 60 };

test('a hint stands as near as it can to what it speaks of', () => {
  expect(emptyGround(sheet, hint, [], { x: 0, y: 300 })).toEqual({ x: 4, y: 236 });
  expect(emptyGround(sheet, hint, [], { x: 400, y: 0 })).toEqual({ x: 296, y: 4 });
});

test('a hint covers nothing that is taken', () => {
  const piece = { x: 0, y: 200, w: 120, h: 100 };
  const found = emptyGround(sheet, hint, [piece], { x: 60, y: 250 });
  expect(found).not.toBeNull();
  const { x = 0, y = 0 } = found ?? {};
  expect(x >= 120 || y + hint.h <= 200).toBe(true);
});

test('where all ground is taken there is no spot', () => {
  expect(emptyGround(sheet, hint, [{ x: 0, y: 100, w: 400, h: 80 }, { x: 0, y: 0, w: 400, h: 40 }, { x: 0, y: 220, w: 400, h: 80 }], { x: 0, y: 0 })).toBeNull();
  expect(emptyGround({ w: 90, h: 300 }, hint, [], { x: 0, y: 0 })).toBeNull();
});

test('where all ground is taken a hint covers least of it, and nothing of what it speaks of', () => {
  const rows = [{ x: 0, y: 0, w: 400, h: 140 }, { x: 0, y: 160, w: 400, h: 140 }];
  const keep = { x: 20, y: 130, w: 40, h: 40 };
  const { x, y } = leastCovered(sheet, hint, rows, keep);
  expect(x).toBeGreaterThanOrEqual(60);
  expect(y).toBeGreaterThanOrEqual(100);
  expect(y).toBeLessThan(140);
});

test('a hint as large as the map stands in its corner', () => {
  expect(leastCovered({ w: 90, h: 50 }, hint, [], { x: 0, y: 0, w: 9, h: 9 })).toEqual({ x: 4, y: 4 });
});
