import { expect, test } from 'vitest';
import type { Place } from '../src/texts/made/magna-grecia/facts';
import { marksPath } from '../src/games/magna-grecia/marks';
import { attempt, changed, pointedAt, stallSpots, targetAt, toolsIn } from '../src/games/magna-grecia/spots';

const possible = new Set(['road c5', 'ends e-w', 'city c5', 'city b4', 'market Katane', 'staging road']);

test('a hex means what the tool in hand can do there, else what anything can', () => {
  expect(targetAt({ hex: 'c5', place: null }, 'road', possible)).toBe('road c5');
  expect(targetAt({ hex: 'c5', place: null }, 'city', possible)).toBe('city c5');
  expect(targetAt({ hex: 'b4', place: 'Katane' }, 'road', possible)).toBe('city b4');
  expect(targetAt({ hex: 'b4', place: 'Katane' }, 'market', possible)).toBe('market Katane');
  expect(targetAt({ hex: 'd1', place: null }, 'road', possible)).toBeNull();
  expect(toolsIn(possible)).toEqual(['road', 'city', 'market']);
});

test('what is tried in vain becomes the text of a move', () => {
  const katane = { hex: 'b4', place: 'Katane' };
  expect(attempt(katane, 'market', undefined, false)).toBe('market Katane');
  expect(attempt(katane, 'market', { seat: 0, state: 'sold', value: 0 }, false)).toBe('sell Katane');
  expect(attempt(katane, 'road', undefined, false)).toBe('road b4 e-w');
  expect(attempt(katane, 'city', undefined, true)).toBe('oracle Katane');
});

test('targets of the log and of moves are found on the map', () => {
  const { hexes, places } = pointedAt(new Set(['hex a1', 'road c5', 'ends e-w', 'place Gela', 'sell Elea', 'staging road', 'place ']));
  expect([...hexes]).toEqual(['a1', 'c5']);
  expect([...places]).toEqual(['Gela', 'Elea', null]);
});

test('stalls stand two in a row, centred', () => {
  expect(stallSpots(1)).toEqual([{ x: 0, y: 20 }]);
  expect(stallSpots(3).map(({ y }) => y)).toEqual([20, 20, 39]);
  expect(stallSpots(3)[2]?.x).toBe(0);
});

test('changes are sorted by what they concern', () => {
  const [elea, gela] = ['Elea', 'Gela'].map((village) => ({ village, new_city: false })) as [Place, Place];
  const all = changed([
    { kind: 'linked', one: elea, other: gela },
    { kind: 'connections', place: elea, connections: 2, was: 1 },
    { kind: 'connections', place: { village: '', new_city: true }, connections: 1, was: 0 },
    { kind: 'market_change', place: elea, seat: 1, state: 'active', value: 2, was: 'active', was_value: 1 },
    { kind: 'gaze_begins', oracle: 'Gela', city: elea, seat: 1 },
  ]);
  expect(all.connections.get('Elea')).toBe(2);
  expect(all.connections.get(null)).toBe(1);
  expect(all.markets.get('Elea')).toEqual([{ seat: 1, state: 'active', value: 2 }]);
  expect(all.oracles.get('Gela')).toBe(1);
});

test('each seat has marks of its own', () => {
  const shapes = (['sol', 'tri', 'sq', 'dia'] as const).map((shape) => marksPath(shape, [{ x: 1, y: 2 }]));
  expect(new Set(shapes).size).toBe(4);
});
