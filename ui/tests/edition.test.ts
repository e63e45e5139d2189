import { expect, test } from 'vitest';
import type { BoxView, GameView } from '../src/api/types';
import { playedWith } from '../src/lib/edition';

const box = (name: string): BoxView => ({ name, digest: `hash of ${name}`, version: '1', about: '', known: 0, reported: 0, inferred: 0, reconstructed: 0, retired: false });
const game: GameView = { game: 'magna-grecia', title: 'Magna Grecia', players: [2], options: [], boxes: [box('printed'), box('old')] };
const table = (name: string, rules: number) => ({ box: name, box_digest: `hash of ${name}`, rules, newest_rules: 2 });

test('a game like a new one says nothing', () => {
  expect(playedWith(table('printed', 2), game)).toBeNull();
});

test('another box and older rules are named', () => {
  expect(playedWith(table('old', 2), game)).toEqual({ box: 'old', rules: 2, newest: 2, usual: 'printed' });
  expect(playedWith(table('printed', 1), game)).toEqual({ box: 'printed', rules: 1, newest: 2, usual: '' });
});

test('older rules are named although the boxes are not known', () => {
  expect(playedWith(table('old', 1), undefined)).toMatchObject({ rules: 1, usual: '' });
  expect(playedWith(table('old', 2), undefined)).toBeNull();
});
