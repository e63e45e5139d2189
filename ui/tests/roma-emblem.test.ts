import { describe, expect, test } from 'vitest';
import { emblemOf, type Sign } from '../src/games/magna-roma/emblem';

const ICONS = ['mask', 'lyre'];
const cases = [0, 1, 2].flatMap((icons) => [0, 1, 2, 3].map((stars) => [icons, stars] as const));
const meet = (one: Sign, other: Sign): boolean =>
  one.x < other.x + other.size && other.x < one.x + one.size && one.y < other.y + other.size && other.y < one.y + one.size;

describe.each(cases)('a tile with %i icons and %i stars', (icons, stars) => {
  const signs = emblemOf(ICONS.slice(0, icons), stars);

  test('shows each of them once', () => {
    expect(signs.filter((sign) => sign.art === 'star')).toHaveLength(stars);
    expect(signs.filter((sign) => sign.art !== 'star').map((sign) => sign.art)).toEqual(ICONS.slice(0, icons));
  });

  test('draws none over another, and all inside the square panel', () => {
    const pairs = signs.flatMap((one, at) => signs.slice(at + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => meet(one, other))).toEqual([]);
    for (const { x, y, size } of signs) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(29.5);
      expect(Math.max(x, y) + size).toBeLessThanOrEqual(70.5);
    }
  });
});

test('a missing second icon is not drawn', () => {
  expect(emblemOf(['mask', 'none'], 0)).toHaveLength(1);
});
