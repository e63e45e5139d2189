/** What a seat gained between two views, and where on the table each gain comes from. */

import { fly } from '../../lib/flying';
import { goodArt } from './art';
import { freshOf } from './geometry';
import type { CityView, RomaView } from '../../texts/made/magna-roma/view';
import { TRACKS } from './seen';

export interface Gain {
  readonly store: string;
  /** Selectors of the thing it comes from, the best first. */
  readonly from: readonly string[];
}

const STORES = ['coins', 'population', 'legions', 'luxuries', 'faith', 'blessings', 'points'] as const;

function risen(before: CityView, now: CityView): string[] {
  const stores = STORES.filter((store) => now[store] > before[store]);
  return [...stores, ...TRACKS.filter((track) => now.stars[track] > before.stars[track])];
}

/** Gains of joints come from each of them, all others from whatever is new in the city. */
export function gainsOf(before: CityView, now: CityView): Gain[] {
  const fresh = freshOf(before.joints, now.joints, (one) => one.cell + one.side);
  const joints = now.joints.filter((one) => fresh.has(one.cell + one.side));
  const news = [
    ...[...freshOf(before.tiles, now.tiles, (one) => one.cell)].map((cell) => `.city [data-target="cell ${cell}"]`),
    ...[...freshOf(before.monuments, now.monuments, (one) => one.site)].map((site) => `.city [data-site="${site}"]`),
  ];
  return risen(before, now).flatMap((store): Gain[] => {
    const made = joints.filter((joint) => joint.good === store);
    if (made.length === 0) return [{ store, from: news }];
    return made.map((joint) => ({ store, from: [`.city [data-joint="${joint.cell}${joint.side}"]`] }));
  });
}

/** Slots that a seat has taken since. */
function taken(before: RomaView, now: RomaView, seat: number): string[] {
  return now.provinces.flatMap((card, at) =>
    card.slots.flatMap((slot, place) => {
      const former = before.provinces[at]?.slots[place];
      return slot.seat === seat && former?.seat !== seat ? [`[data-target="slot ${card.province} ${slot.slot}"]`] : [];
    }),
  );
}

const find = (selectors: readonly string[]): Element | null =>
  selectors.map((selector) => document.querySelector(selector)).find((one) => one !== null) ?? null;

/** The gains of all seats: out of the city on show, out of a province, or out of a small city. */
export function flyGains(before: RomaView, now: RomaView, shown: number): void {
  const gains = now.cities.flatMap((city, seat) => {
    const former = before.cities[seat];
    if (!former || former === city) return [];
    const slots = taken(before, now, seat);
    return gainsOf(former, city).map(({ store, from }) => ({
      store,
      from: seat === shown ? [...from, ...slots] : [...slots, `[data-city="${seat}"]`],
      to: [`[data-store="${seat} ${store}"]`, `[data-store="${store}"]`],
    }));
  });
  if (gains.length === 0) return;
  fly(() => gains.map(({ store, from, to }) => ({ icon: goodArt(store), tone: `c-${store}`, from: find(from), to: find(to) })));
}
