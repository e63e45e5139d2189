import { describe, expect, test } from 'vitest';
import { NOTHING, choose, cycle, lit, plain, possible, ready, turnings, type Choice } from '../src/lib/chooser';

const move = (...targets: string[]): Choice => ({ move: { kind: 'pass' }, targets });

const PLACES = ['c3', 'd4'].flatMap((cell) =>
  [0, 1, 2, 3].map((turn) => move(`cell ${cell}`, `turn ${turn}`)),
);
const BUILDS = [
  move('monument Arch', 'site c3'),
  move('monument Arch', 'site d4'),
  move('monument Forum', 'site d4'),
  move(),
];

describe('narrowing', () => {
  test('with nothing chosen every target that tells moves apart is lit', () => {
    expect(lit(BUILDS, NOTHING)).toEqual(new Set(['monument Arch', 'monument Forum', 'site c3', 'site d4']));
    expect(ready(BUILDS, NOTHING)).toBeNull();
  });

  test('targets may be chosen in any order', () => {
    const one = choose(BUILDS, choose(BUILDS, NOTHING, 'monument Arch'), 'site d4');
    const other = choose(BUILDS, choose(BUILDS, NOTHING, 'site d4'), 'monument Arch');
    expect(ready(BUILDS, one)).toBe(1);
    expect(ready(BUILDS, other)).toBe(1);
  });

  test('what every move shares is lit until something is chosen', () => {
    const last = PLACES.slice(0, 4);
    expect(lit(last, NOTHING)).toContain('cell c3');
    expect(lit(last, choose(last, NOTHING, 'cell c3'))).not.toContain('cell c3');
    expect(choose(last, NOTHING, 'cell c3')).toEqual(['cell c3', 'turn 0']);
    expect(lit([move('monument Arch', 'site c3')], NOTHING)).toEqual(new Set());
  });

  test('what all remaining moves share is not lit', () => {
    expect(lit(BUILDS, ['monument Arch'])).toEqual(new Set(['site c3', 'site d4']));
  });

  test('a target that leaves one move makes it ready', () => {
    expect(ready(BUILDS, choose(BUILDS, NOTHING, 'monument Forum'))).toBe(2);
    expect(ready(BUILDS, choose(BUILDS, NOTHING, 'site c3'))).toBe(0);
  });

  test('a contradicting target begins anew from it', () => {
    const chosen = choose(BUILDS, choose(BUILDS, NOTHING, 'site c3'), 'monument Forum');
    expect(chosen).toEqual(['monument Forum']);
  });

  test('another target of the same kind takes its place', () => {
    const chosen = choose(BUILDS, ['monument Arch', 'site c3'], 'site d4');
    expect(new Set(chosen)).toEqual(new Set(['monument Arch', 'site d4']));
  });

  test('what no legal move has changes nothing', () => {
    expect(choose(BUILDS, ['site d4'], 'cell z9')).toEqual(['site d4']);
    expect(possible(BUILDS).has('cell z9')).toBe(false);
  });

  test('answers in words are buttons, and a single move is ready at once', () => {
    expect(plain(BUILDS)).toEqual([3]);
    expect(ready([move()], NOTHING)).toBe(0);
  });
});

describe('turning', () => {
  test('a cell is turned somehow at once, so that a ghost can be drawn', () => {
    expect(choose(PLACES, NOTHING, 'cell c3')).toEqual(['cell c3', 'turn 0']);
  });

  test('a second time at the same cell turns it', () => {
    const once = choose(PLACES, NOTHING, 'cell c3');
    expect(choose(PLACES, once, 'cell c3')).toEqual(['cell c3', 'turn 1']);
  });

  test('turning goes round, both ways', () => {
    expect(cycle(PLACES, ['cell c3', 'turn 3'], 1)).toEqual(['cell c3', 'turn 0']);
    expect(cycle(PLACES, ['cell c3', 'turn 0'], -1)).toEqual(['cell c3', 'turn 3']);
  });

  test('another cell keeps the turn where it fits, and is turned anew where not', () => {
    expect(choose(PLACES, ['cell c3', 'turn 2'], 'cell d4')).toEqual(['turn 2', 'cell d4']);
    const few = PLACES.filter((one) => !['cell d4', 'turn 2'].every((target) => one.targets.includes(target)));
    expect(choose(few, ['cell c3', 'turn 2'], 'cell d4')).toEqual(['cell d4', 'turn 0']);
  });

  test('only what is there can be turned to, and one way is no turning', () => {
    const few = PLACES.filter((one) => !one.targets.includes('turn 1'));
    expect(turnings(few, ['cell c3', 'turn 0'])).toEqual(['turn 0', 'turn 2', 'turn 3']);
    expect(cycle(BUILDS, ['monument Arch'], 1)).toEqual(['monument Arch']);
  });

  test('a second time at something that is neither ready nor turnable lets go of it', () => {
    expect(choose(BUILDS, ['monument Arch'], 'monument Arch')).toEqual([]);
    expect(choose(BUILDS, ['monument Forum'], 'monument Forum')).toEqual(['monument Forum']);
  });
});
