import { describe, expect, test } from 'vitest';
import type { GameView } from '../src/api/types';
import { editionsOf, invitation, optionsFor, roomFor, tableFor, titlesOf, type Plan } from '../src/lib/plan';

const option = (name: string) => ({ name, values: ['a', 'b'], default: 'a', about: '' });
const game = (name: string, players: number[], ...options: string[]): GameView =>
  ({ game: name, title: name, players, options: options.map(option), boxes: [] });
const ROMA = game('magna-roma', [1, 2, 3, 4], 'level');
const DRAFT = game('magna-roma-draft', [2, 3, 4]);
const GRECIA = game('magna-grecia', [2, 3, 4], 'rounds');
const PLAN: Plan = { game: 'magna-roma', mode: 'bots', others: 2, bot: 'greedy', pace: 'none', options: { level: 'b' } };
const name = (seat: number): string => `Player ${seat + 1}`;

describe('a plan', () => {
  test('against bots: me and so many bots, for everybody to watch', () => {
    const table = tableFor(PLAN, ROMA, name);
    expect(table.seats).toEqual([{ who: 'me' }, { who: 'bot', bot: 'greedy' }, { who: 'bot', bot: 'greedy' }]);
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
  expect(optionsFor(ROMA, 'bots')).toEqual([]);
  expect(optionsFor(GRECIA, 'bots')).toHaveLength(1);
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
