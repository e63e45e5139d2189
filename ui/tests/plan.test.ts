import { describe, expect, test } from 'vitest';
import type { GameView } from '../src/api/types';
import { boxesFor, editionsOf, invitation, optionsFor, roomFor, tableFor, takenFor, titlesOf, type Plan } from '../src/lib/plan';

const option = (name: string) => ({ name, values: ['a', 'b'], default: 'a', about: '', seat: 0, of_seats: false });
const game = (name: string, players: number[], ...options: string[]): GameView =>
  ({ game: name, title: name, players, options: options.map(option), boxes: [] });
const ROMA = game('magna-roma', [1, 2, 3, 4], 'level');
const DRAFT = game('magna-roma-draft', [2, 3, 4]);
const GRECIA = game('magna-grecia', [2, 3, 4], 'rounds');
const PLAN: Plan = { game: 'magna-roma', mode: 'bots', others: 2, bot: 'apprentice', pace: 'none', options: { level: 'b' } };
const name = (seat: number): string => `Player ${seat + 1}`;

describe('a plan', () => {
  test('against bots: me and so many bots, for everybody to watch', () => {
    const table = tableFor(PLAN, ROMA, name);
    expect(table.seats).toEqual([{ who: 'me' }, { who: 'bot', bot: 'apprentice' }, { who: 'bot', bot: 'apprentice' }]);
    expect(table).toMatchObject({ private: false, options: {} });
  });

  test('solo: me alone, at a level', () => {
    expect(tableFor({ ...PLAN, mode: 'solo' }, ROMA, name)).toMatchObject({ seats: [{ who: 'me' }], options: { level: 'b' } });
  });

  test('with friends: open seats, by link', () => {
    expect(tableFor({ ...PLAN, mode: 'friends', others: 1 }, ROMA, name)).toMatchObject({
      seats: [{ who: 'me' }, { who: 'open' }],
      private: true,
    });
  });

  test('at one screen: all seats are mine, with names', () => {
    const { seats } = tableFor({ ...PLAN, mode: 'screen', others: 1 }, ROMA, name);
    expect(seats).toEqual([{ who: 'me', name: 'Player 1' }, { who: 'me', name: 'Player 2' }]);
  });

  test('a clock is for the game or for the turn', () => {
    expect(tableFor({ ...PLAN, pace: 'quick' }, ROMA, name).clock).toEqual({ per: 'game', seconds: 600, increment: 20 });
    expect(tableFor({ ...PLAN, pace: 'days' }, ROMA, name).clock).toEqual({ per: 'turn', seconds: 172800 });
  });
});

test('a game has room for as many as its box says', () => {
  expect(roomFor(ROMA, 'bots')).toEqual([1, 2, 3]);
  expect(roomFor(ROMA, 'solo')).toEqual([0]);
  expect(roomFor(GRECIA, 'solo')).toEqual([]);
});

test('levels are for solo games only', () => {
  expect(optionsFor(ROMA, 'bots', 2)).toEqual([]);
  expect(optionsFor(GRECIA, 'bots', 2)).toHaveLength(1);
});

describe('choices for seats', () => {
  const colour = (seat: number) => ({ name: `colour-${seat}`, values: ['random', 'yellow', 'red'], default: 'random', about: '', seat, of_seats: false });
  const first = { name: 'first', values: ['random', '1', '2', '3', '4'], default: 'random', about: '', seat: 0, of_seats: true };
  const game: GameView = { ...GRECIA, options: [colour(1), colour(2), colour(3), colour(4), first] };
  const plan: Plan = { ...PLAN, game: 'magna-grecia', others: 1, options: { 'colour-1': 'red', 'colour-3': 'yellow', first: '3' } };

  test('only seats that exist can be chosen and have choices', () => {
    expect(optionsFor(game, 'bots', 2).map((option) => option.name)).toEqual(['colour-1', 'colour-2', 'first']);
    expect(optionsFor(game, 'bots', 3).at(-1)?.values).toEqual(['random', '1', '2', '3']);
    expect(optionsFor(game, 'solo', 1).map((option) => option.name)).toEqual(['colour-1']);
  });

  test('what was chosen for a seat that is gone is not sent', () => {
    expect(tableFor(plan, game, name).options).toEqual({ 'colour-1': 'red' });
    expect(tableFor({ ...plan, others: 2 }, game, name).options).toEqual(plan.options);
  });

  test('a colour of another seat is taken, random never is', () => {
    const shown = optionsFor(game, 'bots', 3);
    const taken = (seat: number) => [...takenFor(colour(seat), shown, plan.options)];
    expect(taken(1)).toEqual(['yellow']);
    expect(taken(2)).toEqual(['red', 'yellow']);
  });
});

test('retired boxes are not offered', () => {
  const box = (name: string, retired: boolean) => ({ name, retired, version: '1', about: '', digest: name, known: 1, reported: 0, inferred: 0, reconstructed: 0 });
  expect(boxesFor({ ...ROMA, boxes: [box('printed', false), box('old', true)] }).map((one) => one.name)).toEqual(['printed']);
  expect(tableFor({ ...PLAN, box: 'other' }, ROMA, name).box).toBe('other');
  expect(tableFor(PLAN, ROMA, name)).not.toHaveProperty('box');
});

test('editions belong to their title', () => {
  expect(titlesOf([ROMA, DRAFT, GRECIA])).toEqual([ROMA, GRECIA]);
  expect(editionsOf([ROMA, DRAFT, GRECIA], 'magna-roma')).toEqual([ROMA, DRAFT]);
});

test('an invitation is a link or an id', () => {
  expect(invitation('look: http://host/table/abc-123?key=k_9 !')).toBe('/table/abc-123?key=k_9');
  expect(invitation(' abcdef12 ')).toBe('/table/abcdef12');
  expect(invitation('hello there')).toBeNull();
});
