import { expect, test } from 'vitest';
import type { LogEntry, SeatView } from '../src/api/types';
import { isByMover, withNames } from '../src/words/lines';
import { seatNames } from '../src/words/names';

const seat = (at: number, name: string, bot: string | null = null): SeatView => ({ seat: at, name, bot, is_open: false, away: false });

test('bots are called by their strength, and numbered where several are alike', () => {
  const seats = [seat(0, 'Ann'), seat(1, 'novice bot', 'novice'), seat(2, 'consul bot', 'consul'), seat(3, 'novice bot', 'novice')];
  expect(seatNames(seats)).toEqual(['Ann', 'Novice I', 'Consul', 'Novice II']);
});

test('a person keeps the own name, also that of a bot', () => {
  expect(seatNames([seat(0, 'Novice'), seat(1, 'novice bot', 'novice')])).toEqual(['Novice', 'Novice']);
});

test('a bot that the page does not know keeps the name it has', () => {
  expect(seatNames([seat(0, 'clever bot', 'clever')])).toEqual(['clever bot']);
});

test('seats in sentences of the log are called by name', () => {
  const names = ['Ann', 'Tiro'];
  expect(withNames('seat 2 starts', names)).toBe('Tiro starts');
  expect(withNames('Runde 2 beginnt mit Sitz 1', names)).toBe('Runde 2 beginnt mit Ann');
  expect(withNames('round 2 of 8; seats in the order 2, 1', names)).toBe('round 2 of 8; in the order Tiro, Ann');
  expect(withNames('auf Platz 2 liegt nun: Plättchen 4', names)).toBe('auf Platz 2 liegt nun: Plättchen 4');
  expect(withNames('seat 3 starts', names)).toBe('seat 3 starts');
});

test('a line that tells of others is not told as done by its seat', () => {
  const line = (told: string): LogEntry => ({ number: 1, kind: 'move', seat: 0, text: '', told: [told] }) as unknown as LogEntry;
  expect(isByMover(line('passed and took order tile 1'))).toBe(true);
  expect(isByMover(line('seat 1 gains the 1st glory tile: 6 VP'))).toBe(false);
  expect(isByMover(line('nobody gains the 2nd glory tile'))).toBe(false);
});
