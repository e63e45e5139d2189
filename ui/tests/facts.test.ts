import { expect, test } from 'vitest';
import { gameText, isByMover, knows, openGame, targets } from '../src/texts/game.svelte';
import { openTexts } from '../src/texts/language.svelte';

const NAMES = ['Ann', 'Mask'];

test('an event is rendered with the names of players, which are never translated', async () => {
  await openTexts('magna-grecia');
  await openGame('magna-grecia');
  const event = { kind: 'first_gaze', oracle: 'Paestum', city: { village: 'Kroton', new_city: false }, seat: 1 } as const;
  expect(gameText.event(event, NAMES)).toContain('Mask');
  expect(gameText.event(event, ['Ann', '{seat}'])).toContain('{seat}');
});

test('targets of events and moves come from their types', async () => {
  await openGame('magna-roma');
  expect(targets('event', { kind: 'blessed', cell: 'c4' })).toEqual(['cell c4']);
  expect(targets('move', { kind: 'place', cell: 'c4', turned: 1 })).toEqual(['cell c4', 'turn 1']);
  expect(isByMover({ kind: 'blessed', cell: 'c4' })).toBe(true);
  expect(isByMover({ kind: 'ended' })).toBe(false);
});

test('a kind that this page does not know is neutral and never an exception', async () => {
  await openTexts('magna-roma');
  await openGame('magna-roma');
  const strange = { kind: 'brought_by_a_newer_server', amount: 3 } as never;
  expect(knows('event', strange)).toBe(false);
  expect(gameText.event(strange, NAMES)).toBe('…');
  expect(targets('event', strange)).toEqual([]);
});
