/** Texts of the open edition of Magna Roma, in the page's language. */

import { editionTexts } from '../../texts/game.svelte';
import type { Packages } from '../../texts/made';
import type { Amount, Condition, Effect, Event, Goal, Half, Icon, Move, Trade } from '../../texts/made/magna-roma/facts';
import type { TileView } from '../../texts/made/magna-roma/view';
import { boxName, show, type Names } from '../../texts/made/runtime';
import { SIDES } from './geometry';

type Roma = Packages['magna-roma'];

const roma = (): Roma => editionTexts('magna-roma');
const NOBODY: Names = { players: [] };

/** The page's own texts. */
export const say = (): Roma['page'] => roma().page;

export const amountText = (amount: Amount): string => roma().texts.part.Amount(amount, NOBODY);
export const effectText = (effect: Effect): string => show(roma().texts.effect, effect, NOBODY);
export const conditionText = (condition: Condition): string => show(roma().texts.condition, condition, NOBODY);
export const goalText = (goal: Goal): string => show(roma().texts.goal, goal, NOBODY);
export const moveText = (move: Move): string => show(roma().texts.move, move, NOBODY);
export const tradeText = (trade: Trade): string => roma().texts.move.trade(trade, NOBODY);
export const eventText = (event: Event, players: readonly string[]): string => show(roma().texts.event, event, { players });
export const provinceName = (name: string): string => boxName(roma().NAMES, 'province', name, NOBODY);
export const monumentName = (name: string): string => boxName(roma().NAMES, 'monument', name, NOBODY);

const HALVES: Record<string, Exclude<Half, 'blank'> | undefined> = { B: 'blade', L: 'laurel', D: 'disc' };

function halves(edges: string): string[] {
  return SIDES.flatMap((side, at) => {
    const half = HALVES[edges[at] ?? ''];
    return half ? [say().tile.half({ half, side })] : [];
  });
}

/** A tile with everything that is printed on it. */
export function tileText({ colour, icon, icon2, stars, edges }: TileView): string {
  if (colour === 'center') return say().tile.center;
  const icons = [icon, icon2].filter((one): one is Exclude<Icon, 'none'> => one !== 'none');
  const details = [
    ...icons.map((one) => say().tile.icon({ icon: one })),
    ...(stars > 0 ? [say().tile.stars({ count: stars })] : []),
    ...halves(edges),
  ];
  return say().tile.with({ colour, details: details.join(', ') });
}

type Changed = Parameters<Roma['page']['stores']['change']>[0]['store'];

const CHANGED: readonly Changed[] = ['legions', 'coins', 'population', 'blessings', 'points', 'luxuries', 'faith', 'red', 'purple', 'brown'];

/** 'legion' or 'legions'. */
export function storeText(store: string, count: number): string {
  return say().stores.change({ store: CHANGED.find((one) => one === store) ?? 'other', count });
}
