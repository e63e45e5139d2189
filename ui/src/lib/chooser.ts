/** Narrows the legal moves by things pointed at, in any order. It knows no game. */

import type { GameMove } from '../api/types';

export interface Choice {
  readonly move: GameMove;
  readonly targets: readonly string[];
}

/** What was pointed at so far; nothing twice. */
export type Chosen = readonly string[];

export const NOTHING: Chosen = [];

/** Kinds that one turns through on the spot, rather than pointing elsewhere. */
const TURNED = new Set(['turn', 'ends']);

/** The first word of a target: 'cell' of 'cell e4'. */
export function kindOf(target: string): string {
  const space = target.indexOf(' ');
  return space < 0 ? target : target.slice(0, space);
}

/** What follows the kind: 'e4' of 'cell e4'; nothing where the kind says all. */
export function valueOf(target: string): string {
  const space = target.indexOf(' ');
  return space < 0 ? '' : target.slice(space + 1);
}

const isTurned = (target: string): boolean => TURNED.has(kindOf(target));

/** Places of the moves that have all that was chosen. */
export function remaining(moves: readonly Choice[], chosen: Chosen): number[] {
  return moves.flatMap((move, place) =>
    chosen.every((target) => move.targets.includes(target)) ? [place] : [],
  );
}

/** The one move that is left, ready to be played. */
export function ready(moves: readonly Choice[], chosen: Chosen): number | null {
  const left = remaining(moves, chosen);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** Every target of any legal move: pointing at one that contradicts begins anew from it. */
export function possible(moves: readonly Choice[]): Set<string> {
  return new Set(moves.flatMap((move) => move.targets));
}

/** Where to point now: what narrows the moves further, and at first also what all of them have. */
export function lit(moves: readonly Choice[], chosen: Chosen): Set<string> {
  return chosen.length === 0 && moves.length > 1 ? possible(moves) : narrowing(moves, chosen);
}

/** Targets that some of the moves that are left have, and others have not. */
function narrowing(moves: readonly Choice[], chosen: Chosen): Set<string> {
  const left = remaining(moves, chosen);
  const counts = new Map<string, number>();
  for (const place of left) {
    for (const target of moves[place]?.targets ?? []) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([target, count]) => (count < left.length ? [target] : [])));
}

/** Moves that are answers in words: buttons. */
export function plain(moves: readonly Choice[]): number[] {
  return moves.flatMap((move, place) => (move.targets.length === 0 ? [place] : []));
}

/** Point at something. A contradiction begins anew from it; a second time turns on the spot. */
export function choose(moves: readonly Choice[], chosen: Chosen, target: string): Chosen {
  if (!possible(moves).has(target)) return chosen;
  if (chosen.includes(target)) return again(moves, chosen, target);
  const more = [...chosen, target];
  const instead = more.filter((other) => other === target || kindOf(other) !== kindOf(target));
  const unturned = instead.filter((other) => other === target || !isTurned(other));
  const found = [more, instead, unturned].find((some) => remaining(moves, some).length > 0);
  return turnedSomehow(moves, found ?? fresh(moves, chosen, target));
}

/** Begin anew from a target, turned as before where that fits. */
function fresh(moves: readonly Choice[], chosen: Chosen, target: string): Chosen {
  const same = [target, ...chosen.filter(isTurned)];
  return remaining(moves, same).length > 0 ? same : [target];
}

/** A second time at the same thing: turn it; if it cannot be turned and nothing is ready, let go. */
function again(moves: readonly Choice[], chosen: Chosen, target: string): Chosen {
  const turned = cycle(moves, chosen, 1);
  if (turned !== chosen || ready(moves, chosen) !== null) return turned;
  return chosen.filter((other) => other !== target && !isTurned(other));
}

/** When only the turning is open, it is turned somehow, so that a ghost can be drawn at once. */
function turnedSomehow(moves: readonly Choice[], chosen: Chosen): Chosen {
  const open = [...narrowing(moves, chosen)];
  const first = open[0];
  return first !== undefined && open.every(isTurned) ? [...chosen, first] : chosen;
}

/** The ways in which what was chosen can be turned, in the order of the moves. */
export function turnings(moves: readonly Choice[], chosen: Chosen): string[] {
  const fixed = chosen.filter((target) => !isTurned(target));
  if (fixed.length === 0) return [];
  const left = remaining(moves, fixed).flatMap((place) => moves[place]?.targets ?? []);
  return [...new Set(left.filter(isTurned))];
}

/** Turn by so many steps; nothing happens where there is nothing to turn. */
export function cycle(moves: readonly Choice[], chosen: Chosen, steps: number): Chosen {
  const ways = turnings(moves, chosen);
  if (ways.length < 2) return chosen;
  const fixed = chosen.filter((target) => !isTurned(target));
  const now = ways.findIndex((way) => chosen.includes(way));
  const next = ways[(((now + steps) % ways.length) + ways.length) % ways.length];
  return next === undefined ? chosen : [...fixed, next];
}
