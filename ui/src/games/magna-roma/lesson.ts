/** The first turns of Magna Roma, taught on the board of a real game. */

import type { Lesson, Moment } from '../../lib/lesson';
import type { Step } from '../../texts/made/magna-roma/facts';
import type { CityView, RomaView } from '../../texts/made/magna-roma/view';
import { say } from './texts';

type Now = Moment<RomaView>;

const city = ({ view, seat }: Now): CityView | undefined => view.cities[seat];
const laid = (now: Now): number => city(now)?.laid ?? 0;
const at = (now: Now, step: Step): boolean => now.mine && now.view.step === step;
const targets = ({ possible }: Now, kind: string): string[] =>
  [...possible].filter((target) => target.startsWith(`${kind} `));
const hasJoint = (now: Now): boolean => (city(now)?.joints.length ?? 0) > 0;

export const lesson: Lesson<RomaView> = {
  title: () => say().lesson.title,
  steps: [
    {
      id: 'pick',
      text: () => say().lesson.pick,
      when: (now) => at(now, 'pick') || at(now, 'choose'),
      until: (now) => city(now)?.reserved !== null,
      points: (now) => [...targets(now, 'ring'), ...targets(now, 'row')],
    },
    {
      id: 'place',
      text: () => say().lesson.place,
      when: (now) => at(now, 'place') && laid(now) === 0,
      until: (now) => laid(now) > 0,
      points: (now) => targets(now, 'cell'),
    },
    { id: 'joined', text: () => say().lesson.joined, when: (now) => now.mine && hasJoint(now) },
    {
      id: 'action',
      text: () => say().lesson.action,
      when: (now) => at(now, 'action') && laid(now) === 1,
      until: (now) => laid(now) > 0 && !at(now, 'action') && !at(now, 'place'),
    },
    {
      id: 'reserve',
      text: () => say().lesson.reserve,
      when: (now) => at(now, 'reserve'),
      until: (now) => laid(now) > 0 && city(now)?.reserved !== null && !at(now, 'place'),
      points: (now) => targets(now, 'ring'),
    },
    {
      id: 'colour',
      text: () => say().lesson.colour,
      when: (now) => at(now, 'place') && laid(now) >= 1,
      until: (now) => laid(now) >= 2,
      points: (now) => targets(now, 'cell'),
    },
    { id: 'score', text: () => say().lesson.score, when: (now) => laid(now) >= 2 },
    {
      id: 'build',
      text: () => say().lesson.build,
      when: (now) => at(now, 'action') && targets(now, 'monument').length > 0,
      points: (now) => targets(now, 'monument'),
    },
    {
      id: 'conquer',
      text: () => say().lesson.conquer,
      when: (now) => at(now, 'action') && targets(now, 'slot').length > 0,
      points: (now) => targets(now, 'slot'),
    },
  ],
};
