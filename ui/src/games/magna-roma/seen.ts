/** What the parts of the table read from the view and from previews. */

import type { BoardProps, Preview } from '../../lib/board';
import type { Amount, Event, FromJoint, Half, Move, Track } from '../../texts/made/magna-roma/facts';
import type { JointView, RomaView, TileView } from '../../texts/made/magna-roma/view';
import { cellAt, spotOf } from './geometry';

export type RomaBoard = BoardProps<RomaView, Move, Event>;

export const TRACKS: readonly Track[] = ['red', 'purple', 'brown'];

/** A joint that a move would make, with what it gives. */
export interface NewJoint extends FromJoint {
  readonly amount: Amount;
}

/** The joints that a move would make. */
export function newJoints(preview: Preview<Event> | null): NewJoint[] {
  return (preview?.events ?? []).flatMap((event) =>
    (event.kind === 'gained' || event.kind === 'waits') && event.cause.kind === 'joint' ? [{ ...event.cause, amount: event.amount }] : [],
  );
}

const LETTERS: Record<Half, string> = { blank: '-', blade: 'B', laurel: 'L', disc: 'D' };

/** A new joint as it would be in the view: once, at the northern or western tile. */
export function asJoint({ cell, side, own, facing, beside, amount }: NewJoint, tile: Pick<TileView, 'colour'>): JointView {
  const { column, row } = spotOf(cell);
  const [mine, theirs] = [LETTERS[own], LETTERS[facing]];
  const made = { good: amount.good, greater: beside === tile.colour };
  if (side === 'north') return { ...made, cell: cellAt(column, row - 1), side: 'south', other: cell, halves: theirs + mine };
  if (side === 'west') return { ...made, cell: cellAt(column - 1, row), side: 'east', other: cell, halves: theirs + mine };
  const other = side === 'east' ? cellAt(column + 1, row) : cellAt(column, row + 1);
  return { ...made, cell, side, other, halves: mine + theirs };
}
