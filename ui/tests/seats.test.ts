import { afterEach, expect, test } from 'vitest';
import { shapeOf, useColours } from '../src/lib/seats.svelte';

afterEach(() => useColours([]));

test('seats have their marks in order unless colours were dealt', () => {
  expect([0, 1, 2, 3].map(shapeOf)).toEqual(['sol', 'tri', 'sq', 'dia']);
  useColours(['brown', 'yellow']);
  expect([0, 1].map(shapeOf)).toEqual(['dia', 'sol']);
});

test('no two seats share a mark, also where fewer colours were dealt', () => {
  useColours(['brown', 'yellow']);
  expect(new Set([0, 1, 2, 3].map(shapeOf)).size).toBe(4);
});
