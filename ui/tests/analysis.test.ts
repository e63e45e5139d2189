import { describe, expect, test } from 'vitest';
import type { AnalysisPart, AssessedMove } from '../src/api/types';
import { dearest, standing, tally } from '../src/lib/analysis';
import { Analysis } from '../src/replay/analysis.svelte';

const PASS = { kind: 'pass' } as const;

function looked(number: number, seat: number, value: number, best = value, cost = 0, forced = false): AssessedMove {
  return { number, seat, text: `move ${number}`, better: cost ? 'another' : `move ${number}`, value, best, cost, move: PASS, better_move: PASS, values: seat ? [1 - value, value] : [value, 1 - value], points: [10, 20], forced };
}

const GAME = [looked(1, 1, 0.5, 0.6, 2), looked(2, 0, 0.4), looked(3, 1, 0.7, 0.7, 0.01), looked(4, 1, 0.2, 0.9, 9)];

test('every seat stands as after the last decision, whoever made it', () => {
  expect(standing(GAME)).toEqual([[50, 50], [50, 50], [40, 60], [30, 70], [80, 20]].map((row) => row.map((each) => expect.closeTo(each))));
  expect(standing([])).toEqual([]);
});

test('the dearest decisions come first, and none that cost next to nothing', () => {
  expect(dearest(GAME).map((one) => one.number)).toEqual([4, 1]);
  expect(dearest(GAME, 1).map((one) => one.number)).toEqual([4]);
});

test('what every seat gave away is added up', () => {
  expect(tally([...GAME, looked(5, 0, 0.3, 0.3, 0, true)], 2)).toEqual([
    { decisions: 1, same: 1, given: 0 },
    { decisions: 3, same: 0, given: 11.01 },
  ]);
});

/** A server that answers when it is told to. */
function slow() {
  const asked: { from: number; answer: (part: AnalysisPart) => void; refuse: (why: Error) => void }[] = [];
  const analysis = new Analysis((from) => new Promise((answer, refuse) => asked.push({ from, answer, refuse })));
  const part = (from: number, to: number): AnalysisPart => ({ total: 4, iterations: 1, decisions: GAME.slice(from, to) });
  return { asked, analysis, part };
}
const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

describe('an analysis', () => {
  test('asks for one part after the other until all are there', async () => {
    const { asked, analysis, part } = slow();
    const run = analysis.start();
    expect(asked.map((one) => one.from)).toEqual([0]);
    asked[0]!.answer(part(0, 3));
    await settled();
    expect(asked.map((one) => one.from)).toEqual([0, 3]);
    expect([analysis.decisions.length, analysis.running, analysis.done]).toEqual([3, true, false]);
    asked[1]!.answer(part(3, 4));
    await run;
    expect([analysis.decisions.length, analysis.running, analysis.done]).toEqual([4, false, true]);
    await analysis.start();
    expect(asked.length).toBe(2);
  });

  test('that was stopped asks no more, drops what still comes, and goes on where it was', async () => {
    const { asked, analysis, part } = slow();
    const run = analysis.start();
    asked[0]!.answer(part(0, 2));
    await settled();
    analysis.stop();
    asked[1]!.answer(part(2, 4));
    await run;
    expect([asked.length, analysis.decisions.length, analysis.running]).toEqual([2, 2, false]);
    void analysis.start();
    expect(asked[2]!.from).toBe(2);
  });

  test('rests with its trouble, keeps what it has, and can be taken up again', async () => {
    const { asked, analysis, part } = slow();
    const run = analysis.start();
    asked[0]!.answer(part(0, 2));
    await settled();
    const why = new Error('gone');
    asked[1]!.refuse(why);
    await run;
    expect([analysis.trouble, analysis.running, analysis.decisions.length]).toEqual([why, false, 2]);
    void analysis.start();
    expect([asked[2]!.from, analysis.trouble]).toEqual([2, null]);
  });
});
