/** Lines that a move would activate, from the events of its preview. */

import type { BoardProps } from '../../lib/board';
import type { Amount, Event, Good, LineGives, Move, TileGives, TileGivesNothing, WinsCulture } from '../../texts/made/minerva/facts';
import type { MinervaView } from '../../texts/made/minerva/view';

export type MinervaBoard = BoardProps<MinervaView, Move, Event>;
export type LineTile = TileGives | TileGivesNothing;

/** List the lines that the ghost would activate; those without a tile to activate are left out. */
export function linesOf({ preview }: Pick<MinervaBoard, 'preview'>): LineGives[] {
  return (preview?.events ?? []).filter((event) => event.kind === 'line');
}

/** Return the line that was chosen: it is the only one, and its gains are sure to come. */
export function chosenLine(board: Pick<MinervaBoard, 'ghost' | 'preview'>): LineGives | undefined {
  return board.ghost?.move.kind === 'activate' ? linesOf(board)[0] : undefined;
}

export function lineTiles(line: LineGives): LineTile[] {
  return line.steps.filter((step) => step.kind === 'gives' || step.kind === 'gives_nothing');
}

export function cultureWon(line: LineGives): WinsCulture[] {
  return line.steps.filter((step) => step.kind === 'wins');
}

/** List what a tile gives for sure. */
export function sureGains(tile: LineTile): Amount[] {
  return tile.kind === 'gives' ? tile.outcomes.flatMap((outcome) => (outcome.kind === 'sure' ? [outcome.amount] : [])) : [];
}

/** Does a tile ask the player? */
export function asks(tile: LineTile): boolean {
  return tile.kind === 'gives' && tile.outcomes.some((outcome) => outcome.kind === 'choice');
}

/** Add up what the tiles of a line give for sure. */
export function totalGains(line: LineGives): Amount[] {
  const totals = new Map<Good, number>();
  for (const { good, count } of lineTiles(line).flatMap(sureGains)) totals.set(good, (totals.get(good) ?? 0) + count);
  return [...totals].map(([good, count]) => ({ good, count }));
}

/** Return how much of a good the chosen line gives for sure. */
export function coming(board: Pick<MinervaBoard, 'ghost' | 'preview'>, good: Good): number {
  const line = chosenLine(board);
  return line ? (totalGains(line).find((amount) => amount.good === good)?.count ?? 0) : 0;
}
