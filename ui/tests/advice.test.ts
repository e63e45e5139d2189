import { describe, expect, test } from 'vitest';
import type { MoveAdvice } from '../src/api/types';
import { NoAnswer, Refused } from '../src/lib/calls';
import { Advice } from '../src/table/advice.svelte';

const HINT: MoveAdvice = { seat: 0, iterations: 9, samples: 6, moves: [], exact: false };

/** An adviser who answers when it is told to, and a table that moves on. */
function slow() {
  const table = { number: 3 };
  const asked: { position: number; answer: (hint: MoveAdvice) => void; refuse: (why: Error) => void }[] = [];
  const advice = new Advice(
    () => table.number,
    (position) => new Promise((answer, refuse) => asked.push({ position, answer, refuse })),
  );
  return { table, asked, advice };
}

describe('advice', () => {
  test('is thought about, then told', async () => {
    const { asked, advice } = slow();
    const wanted = advice.want();
    expect([advice.thinking, advice.hint]).toEqual([true, null]);
    void advice.want();
    expect(asked.map((one) => one.position)).toEqual([3]);
    asked[0]!.answer(HINT);
    await wanted;
    expect([advice.thinking, advice.hint]).toEqual([false, HINT]);
  });

  test('for a position that is gone is not shown', async () => {
    const { table, asked, advice } = slow();
    const wanted = advice.want();
    table.number = 4;
    expect(advice.isOpen).toBe(false);
    asked[0]!.answer(HINT);
    await wanted;
    expect([advice.isOpen, advice.hint]).toEqual([false, null]);
  });

  test('for another position than the one asked about last is dropped', async () => {
    const { table, asked, advice } = slow();
    const first = advice.want();
    table.number = 4;
    void advice.want();
    asked[0]!.answer(HINT);
    await first;
    expect([advice.thinking, advice.hint]).toEqual([true, null]);
  });

  test('that was put away does not come back by itself', async () => {
    const { asked, advice } = slow();
    const wanted = advice.want();
    advice.toggle();
    asked[0]!.answer(HINT);
    await wanted;
    expect(advice.isOpen).toBe(false);
  });

  test('that is refused is a sentence, and may be asked for again', async () => {
    const { asked, advice } = slow();
    const wanted = advice.want();
    asked[0]!.refuse(new Refused('store', { kind: 'adviser_failed', trouble: 'crashed' }));
    await wanted;
    expect(advice.fault).toBe('The adviser crashed. Try again.');
    void advice.want();
    expect([asked.length, advice.thinking, advice.fault]).toEqual([2, true, '']);
  });

  test('that does not come is a sentence too', async () => {
    const { asked, advice } = slow();
    const wanted = advice.want();
    asked[0]!.refuse(new NoAnswer());
    await wanted;
    expect(advice.fault).toContain('The server is not responding.');
  });
});
