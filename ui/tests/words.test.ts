import { describe, expect, test } from 'vitest';
import { plural, turned, type Phrases } from '../src/words/phrases';

const PHRASES: Phrases = [
  { from: 'placed {tile} on {cell}', to: '{tile} auf {cell} gelegt' },
  { from: 'a red tile', to: 'ein rotes Plättchen' },
  { from: 'took no action', to: 'tat nichts' },
];

describe('phrases', () => {
  test('a sentence is turned with what its gaps hold', () => {
    expect(turned('placed a red tile on c4', PHRASES)).toBe('ein rotes Plättchen auf c4 gelegt');
    expect(turned('took no action', PHRASES)).toBe('tat nichts');
  });

  test('what no phrase fits stays as it came', () => {
    expect(turned('sold everything', PHRASES)).toBe('sold everything');
    expect(turned('he took no action', PHRASES)).toBe('he took no action');
  });

  test('signs of patterns in a sentence mean themselves', () => {
    expect(turned('gained (2)', [{ from: 'gained (2)', to: 'zwei' }])).toBe('zwei');
  });
});

test('one thing, many things', () => {
  expect(plural(1, 'move', 'moves')).toBe('1 move');
  expect(plural(0, 'move', 'moves')).toBe('0 moves');
});
