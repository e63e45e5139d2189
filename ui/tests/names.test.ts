import { expect, test } from 'vitest';
import type { SeatView } from '../src/api/types';
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
