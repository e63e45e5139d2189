import { expect, test } from 'vitest';
import { learnedBy, stepNow, type Lesson, type Moment } from '../src/lib/lesson';

const lesson: Lesson<number> = {
  title: () => 'Count',
  steps: [
    { id: 'one', text: () => 'Reach one', when: () => true, until: ({ view }) => view >= 1 },
    { id: 'two', text: () => 'Read this', when: ({ view }) => view >= 1 },
    { id: 'far', text: () => 'Far', when: ({ view }) => view >= 9 },
  ],
};
const at = (view: number): Moment<number> => ({ view, seat: 0, mine: true, possible: new Set() });

test('a step stays until it is done, and what is read is put away', () => {
  expect(stepNow(lesson, new Set(), at(0))?.id).toBe('one');
  expect(learnedBy(lesson, new Set(), at(0)).size).toBe(0);
  const learned = learnedBy(lesson, new Set(), at(1));
  expect([...learned]).toEqual(['one']);
  expect(stepNow(lesson, learned, at(1))?.id).toBe('two');
  expect(stepNow(lesson, new Set([...learned, 'two']), at(1))).toBeNull();
  expect(stepNow(lesson, new Set([...learned, 'two']), at(9))?.id).toBe('far');
});
