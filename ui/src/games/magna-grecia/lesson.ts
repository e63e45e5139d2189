/** The first turns of Magna Grecia, taught on the board of a real game. */

import type { Lesson, Moment } from '../../lib/lesson';
import type { GreciaView } from '../../texts/made/magna-grecia/view';
import { words } from './words';

type Now = Moment<GreciaView>;

const hasCity = ({ view, seat }: Now): boolean => view.places.some((place) => place.kind === 'city' && place.seat === seat);
const hasRoad = ({ view, seat }: Now): boolean => view.roads.some((road) => road.seat === seat);
const isConnected = ({ view, seat }: Now): boolean =>
  view.places.some((place) => place.seat === seat && place.connections > 0);
const laid = ({ view }: Now): boolean => (view.turn?.roads_laid ?? 0) + (view.turn?.cities_laid.length ?? 0) > 0;
const targets = ({ possible }: Now, ...kinds: string[]): string[] =>
  [...possible].filter((target) => kinds.includes(target.split(' ')[0] ?? ''));
/** City tiles on villages: one tile completes the city. */
const onVillages = (now: Now): string[] =>
  targets(now, 'city').filter((target) => now.view.map.villages.some((spot) => target === `city ${spot.hex}`));
/** Two villages of this map where a city can be founded now. */
const someOf = (now: Now): string[] =>
  now.view.map.villages.filter((spot) => now.possible.has(`city ${spot.hex}`)).slice(0, 2).map((spot) => spot.name);
function foundText(now: Now): string {
  const [one, other] = someOf(now);
  if (!one) return words().lesson.found;
  return words().lesson.foundAt({ villages: other ? words().lesson.or({ one, other }) : one });
}
const can = (now: Now, ...kinds: string[]): boolean => now.mine && targets(now, ...kinds).length > 0;

export const lesson: Lesson<GreciaView> = {
  title: () => words().lesson.title,
  steps: [
    {
      id: 'found',
      text: foundText,
      when: (now) => can(now, 'city') && !hasCity(now),
      until: hasCity,
      points: onVillages,
    },
    { id: 'founded', text: () => words().lesson.founded, when: (now) => hasCity(now) && !hasRoad(now) },
    {
      id: 'road',
      text: () => words().lesson.road,
      when: (now) => can(now, 'road'),
      until: hasRoad,
      points: (now) => targets(now, 'road'),
    },
    { id: 'more', text: () => words().lesson.more, when: (now) => hasRoad(now) && !isConnected(now), until: isConnected },
    { id: 'connected', text: () => words().lesson.connected, when: isConnected },
    {
      id: 'resupply',
      text: () => words().lesson.resupply,
      when: (now) => can(now, 'staging') && (now.view.hands[now.seat]?.supply.roads ?? 9) < 2,
      until: ({ view, mine }) => mine && (view.turn?.roads_taken ?? 0) + (view.turn?.cities_taken ?? 0) > 0,
      points: (now) => targets(now, 'staging'),
    },
    { id: 'market', text: () => words().lesson.market, when: (now) => can(now, 'market', 'sell') && laid(now) },
    { id: 'others', text: () => words().lesson.others, when: (now) => !now.mine && !now.view.over },
    { id: 'done', text: () => words().lesson.done, when: (now) => now.mine && now.view.round > 2 },
  ],
};
