import { expect, test } from 'vitest';
import type { SeatView } from '../src/api/types';
import { language } from '../src/texts/language.svelte';
import { seatNames } from '../src/texts/names';

const seat = (at: number, name: string, bot: string | null = null): SeatView => ({ seat: at, name, bot, is_open: false, away: false });

test('bots are named by their level, and numbered if several have the same level', () => {
  const seats = [seat(0, 'Ann'), seat(1, 'novice bot', 'novice'), seat(2, 'consul bot', 'consul'), seat(3, 'novice bot', 'novice')];
  expect(seatNames(seats)).toEqual(['Ann', 'Novice I', 'Consul', 'Novice II']);
});

test('names of people are never looked up, in any language', async () => {
  const people = ['Novice', 'Guest', 'Seat 2', '{name}'];
  await language.choose('de');
  expect(seatNames(people.map((name, at) => seat(at, name)))).toEqual(people);
  expect(seatNames([seat(0, 'Novice'), seat(1, 'novice bot', 'novice')])).toEqual(['Novice', 'Neuling']);
  await language.choose('en');
});

test('an unknown bot keeps its name', () => {
  expect(seatNames([seat(0, 'clever bot', 'clever')])).toEqual(['clever bot']);
});
