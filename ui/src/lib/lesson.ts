/** A first game that teaches by doing: steps tied to what the view says, in any order that play takes. */

import { store } from './store';

/** What a step looks at: the view, whose eyes, and what may be pointed at. */
export interface Moment<V = any> {
  readonly view: V;
  readonly seat: number;
  readonly mine: boolean;
  readonly possible: ReadonlySet<string>;
}

export interface LessonStep<V = any> {
  readonly id: string;
  text(moment: Moment<V>): string;
  /** It is shown while this holds and everything before it is learned or does not hold. */
  when(moment: Moment<V>): boolean;
  /** It is learned as soon as this holds; a step without it is read and put away. */
  until?(moment: Moment<V>): boolean;
  /** Targets to point at meanwhile. */
  points?(moment: Moment<V>): string[];
}

export interface Lesson<V = any> {
  readonly title: () => string;
  readonly steps: readonly LessonStep<V>[];
}

/** The step to show now, if any. */
export function stepNow(lesson: Lesson, learned: ReadonlySet<string>, moment: Moment): LessonStep | null {
  return lesson.steps.find((step) => !learned.has(step.id) && step.when(moment)) ?? null;
}

/** What was learned by this moment: all before it, and what has just been done. */
export function learnedBy(lesson: Lesson, learned: ReadonlySet<string>, moment: Moment): ReadonlySet<string> {
  const fresh = lesson.steps.filter((step) => !learned.has(step.id) && step.until?.(moment));
  return fresh.length > 0 ? new Set([...learned, ...fresh.map((step) => step.id)]) : learned;
}

// -- kept in this browser, so that a lesson can be gone on with ---------------------------------------

const SKIPPED = '*';

export function readLearned(game: string): ReadonlySet<string> {
  return new Set((store.get(`lesson.${game}`) ?? '').split(' ').filter(Boolean));
}

export function keepLearned(game: string, learned: ReadonlySet<string>): void {
  store.set(`lesson.${game}`, [...learned].join(' '));
}

export function skipLesson(game: string): void {
  keepLearned(game, new Set([SKIPPED]));
}

export function isSkipped(learned: ReadonlySet<string>): boolean {
  return learned.has(SKIPPED);
}
