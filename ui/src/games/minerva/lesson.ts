/** A first game of Minerva: build, live, set off a line, and what comes after. */

import type { Lesson, LessonStep, Moment } from '../../lib/lesson';
import type { Step } from '../../texts/made/minerva/facts';
import type { CityView, MinervaView } from '../../texts/made/minerva/view';
import { page } from './texts';

type Now = Moment<MinervaView>;
type Name = Exclude<keyof ReturnType<typeof page>['lesson'], 'title'>;

const cityOf = ({ view, seat }: Now): CityView | undefined => view.cities[seat];
const tiles = (now: Now): number => cityOf(now)?.tiles.length ?? 0;
const homes = (now: Now): number => cityOf(now)?.tiles.filter((tile) => tile.category === 'residential').length ?? 0;
const asked = (now: Now, step: Step): boolean => now.mine && now.view.step === step;
const houses = ({ view }: Now): boolean => view.hand?.category === 'residential';
const within = (now: Now, ...kinds: string[]): string[] => [...now.possible].filter((target) => kinds.includes(target.split(' ')[0] ?? ''));

function step(id: Name, when: LessonStep<MinervaView>['when'], more: Partial<LessonStep<MinervaView>> = {}): LessonStep<MinervaView> {
  return { id, text: () => `${page().lesson[id].title}. ${page().lesson[id].text}`, when, ...more };
}

export const lesson: Lesson<MinervaView> = {
  title: () => page().lesson.title,
  steps: [
    step('build', (now) => asked(now, 'action') && tiles(now) === 1, { until: (now) => tiles(now) > 1 || asked(now, 'place'), points: (now) => within(now, 'offer') }),
    step('row', (now) => asked(now, 'place') && !houses(now), { until: (now) => tiles(now) > homes(now) + 1 }),
    step('home', (now) => asked(now, 'action') && homes(now) === 0, { until: (now) => homes(now) > 0 || (now.mine && houses(now)), points: () => ['residence'] }),
    step('where', (now) => asked(now, 'place') && houses(now), { until: (now) => homes(now) > 0 }),
    step('line', (now) => asked(now, 'direction'), { until: (now) => homes(now) > 0 && asked(now, 'action'), points: (now) => within(now, 'way') }),
    step('choice', (now) => asked(now, 'resource'), { points: (now) => within(now, 'good') }),
    step('hire', (now) => asked(now, 'assistant')),
    step('after', (now) => asked(now, 'action') && homes(now) > 0),
  ],
};
