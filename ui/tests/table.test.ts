import { describe, expect, test } from 'vitest';
import type { LogEntry, Position, Update, TableSnapshot } from '../src/api/types';
import { changed, choices, said, update, whole, withOlder, type Known } from '../src/lib/table';
import { openGame } from '../src/texts/game.svelte';

const position = (number: number, view: Record<string, unknown>): Position => ({
  number, decisions: number, seat: 0, question: { kind: 'action' }, moves: [{ kind: 'pass' }, { kind: 'residence' }],
  undo_refusal: null, can_redo: false, choosers: [], asked: null, deadline: null, result: null, view,
});
const line = (number: number): LogEntry => ({ number, kind: 'move', seat: 0, text: 'pass', decision: number, events: [], fact: null });
const WHOLE: TableSnapshot = {
  kind: 'table', api: 2, sequence: 4, now: 1_000_500, you: [0], lines: [line(1)], chat: [], position: position(3, { round: 1, cities: [{ coins: 0 }] }),
  table: {
    id: 'x', game: 'minerva', title: 'Minerva', players: 1, options: {}, clock: { per: 'none', seconds: 0, increment: 0 },
    status: 'playing', private: false, shuffle: '', seats: [], created: 0, rematch: '', box: '', rules: 1, newest_rules: 1, box_digest: '', origin: null,
  },
};
const without = ({ view: _, ...rest }: Position): Update['position'] => rest;
const UPDATE: Update = {
  kind: 'update', sequence: 5, now: 1_001_000, lines: [line(2)], changes: [[['cities', 0, 'coins'], 2]], position: without(position(4, {})),
};
const known = (): Known => whole(WHOLE, 1_000_000, null);

describe('messages of a table', () => {
  test('the whole table is taken as it is, with the difference of the clocks', () => {
    expect(known()).toMatchObject({ sequence: 4, ahead: 500, you: [0], before: null });
  });

  test('an update brings the new position, its lines, and keeps the view before it', () => {
    const next = update(known(), UPDATE, 1_001_000) as Known;
    expect(next.position?.number).toBe(4);
    expect(next.position?.view).toEqual({ round: 1, cities: [{ coins: 2 }] });
    expect(next.before).toEqual({ round: 1, cities: [{ coins: 0 }] });
    expect(next.lines.map((one) => one.number)).toEqual([1, 2]);
  });

  test('a missing number is a gap, and nothing is applied', () => {
    expect(update(known(), { ...UPDATE, sequence: 6 }, 0)).toBe('gap');
    expect(said(known(), { kind: 'said', sequence: 9, line: { number: 1, name: 'A', text: 'b', at: 0 } })).toBe('gap');
  });

  test('chat is numbered with the rest', () => {
    const next = said(known(), { kind: 'said', sequence: 5, line: { number: 1, name: 'A', text: 'b', at: 0 } }) as Known;
    expect(next.chat).toHaveLength(1);
    expect(next.sequence).toBe(5);
  });

  test('a whole table that comes again keeps what was shown before', () => {
    expect(whole(WHOLE, 0, known()).before).toEqual(WHOLE.position?.view);
  });

  test('a snapshot has the end of the log; what was loaded before stays if nothing is missing', () => {
    const numbers = (first: number, last: number): LogEntry[] => Array.from({ length: last - first + 1 }, (_, at) => line(first + at));
    const before = { ...known(), lines: numbers(3, 6) };
    const again = (first: number, last: number) => whole({ ...WHOLE, lines: numbers(first, last) }, 0, before).lines.map((one) => one.number);
    expect(again(5, 8)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(again(7, 8)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(again(8, 9)).toEqual([8, 9]);
    expect(withOlder(before, numbers(1, 2)).lines.map((one) => one.number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(withOlder(before, []).lines).toHaveLength(4);
  });

  test('moves go with their targets', async () => {
    await openGame('minerva');
    expect(choices(WHOLE.position)).toEqual([
      { move: { kind: 'pass' }, targets: [] },
      { move: { kind: 'residence' }, targets: ['residence'] },
    ]);
    expect(choices(null)).toEqual([]);
  });
});

describe('changes of a view', () => {
  const view = { a: [1, 2, 3], b: { c: 'x' }, d: { same: true } };

  test('a value is put at the end of a path', () => {
    expect(changed(view, [[['b', 'c'], 'y']])).toEqual({ ...view, b: { c: 'y' } });
    expect(changed(view, [[[], { new: 1 }]])).toEqual({ new: 1 });
  });

  test('entries of a list are replaced', () => {
    expect(changed(view, [[['a'], 1, 1, [7, 8]]])).toEqual({ ...view, a: [1, 7, 8, 3] });
    expect(changed(view, [[['a'], 3, 0, [4]], [['a', 0], 9]])).toEqual({ ...view, a: [9, 2, 3, 4] });
  });

  test('the former view stays, and what did not change is shared', () => {
    const next = changed(view, [[['b', 'c'], 'y']]) as typeof view;
    expect(view.b.c).toBe('x');
    expect(next.d).toBe(view.d);
  });
});
