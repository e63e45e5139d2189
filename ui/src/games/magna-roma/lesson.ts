/** The first turns of Magna Roma, taught on the board of a real game. */

import type { Lesson, Moment } from '../../lib/lesson';
import { inLanguage } from '../../words/words.svelte';
import * as words from '../../words/games/magna-roma-lesson';
import type { City, RomaView } from './view';

type Now = Moment<RomaView>;

const say = (): (typeof words)['de'] => inLanguage<(typeof words)['de']>(words);
const city = ({ view, seat }: Now): City | undefined => view.cities[seat];
const laid = (now: Now): number => city(now)?.laid ?? 0;
const at = (now: Now, step: string): boolean => now.mine && now.view.step === step;
const targets = ({ possible }: Now, kind: string): string[] =>
  [...possible].filter((target) => target.startsWith(`${kind} `));
const hasJoint = (now: Now): boolean => (city(now)?.joints.length ?? 0) > 0;

export const lesson: Lesson<RomaView> = {
  title: () => say().title,
  steps: [
    {
      id: 'pick',
      text: () => say().pick,
      when: (now) => at(now, 'pick') || at(now, 'choose'),
      until: (now) => city(now)?.reserved !== null,
      points: (now) => [...targets(now, 'ring'), ...targets(now, 'row')],
    },
    {
      id: 'place',
      text: () => say().place,
      when: (now) => at(now, 'place') && laid(now) === 0,
      until: (now) => laid(now) > 0,
      points: (now) => targets(now, 'cell'),
    },
    { id: 'joined', text: () => say().joined, when: (now) => now.mine && hasJoint(now) },
    {
      id: 'action',
      text: () => say().action,
      when: (now) => at(now, 'action') && laid(now) === 1,
      until: (now) => laid(now) > 0 && !at(now, 'action') && !at(now, 'place'),
    },
    {
      id: 'reserve',
      text: () => say().reserve,
      when: (now) => at(now, 'reserve'),
      until: (now) => laid(now) > 0 && city(now)?.reserved !== null && !at(now, 'place'),
      points: (now) => targets(now, 'ring'),
    },
    {
      id: 'colour',
      text: () => say().colour,
      when: (now) => at(now, 'place') && laid(now) >= 1,
      until: (now) => laid(now) >= 2,
      points: (now) => targets(now, 'cell'),
    },
    { id: 'score', text: () => say().score, when: (now) => laid(now) >= 2 },
    {
      id: 'build',
      text: () => say().build,
      when: (now) => at(now, 'action') && targets(now, 'monument').length > 0,
      points: (now) => targets(now, 'monument'),
    },
    {
      id: 'conquer',
      text: () => say().conquer,
      when: (now) => at(now, 'action') && targets(now, 'slot').length > 0,
      points: (now) => targets(now, 'slot'),
    },
  ],
};
