/** Applies what the server sends to what the page knows of a table. Pure: the socket calls it. */

import type { ChatLine, Line, Position, Said, TableView, Update, Whole } from '../api/types';
import type { Choice } from './chooser';

export interface Known {
  readonly sequence: number;
  /** The server's clock minus ours, in milliseconds. */
  readonly ahead: number;
  readonly table: TableView;
  readonly you: readonly number[];
  readonly position: Position | null;
  readonly before: Position['view'] | null;
  readonly lines: readonly Line[];
  readonly chat: readonly ChatLine[];
}

/** What came next, or a gap: then the whole table must be asked for. */
export type Applied = Known | 'gap';

/** The whole table. If we knew it before, what it showed then is still good for motion. */
export function whole(message: Whole, clock: number, former: Known | null): Known {
  const same = former?.table.id === message.table.id;
  return {
    sequence: message.sequence,
    ahead: message.now - clock,
    table: message.table,
    you: message.you,
    position: message.position,
    before: same ? (former.position?.view ?? null) : null,
    lines: message.lines,
    chat: message.chat,
  };
}

export function update(known: Known, message: Update, clock: number): Applied {
  if (message.sequence !== known.sequence + 1) return 'gap';
  return {
    ...known,
    sequence: message.sequence,
    ahead: message.now - clock,
    position: message.position,
    before: known.position?.view ?? null,
    lines: [...known.lines, ...message.lines],
  };
}

export function said(known: Known, message: Said): Applied {
  if (message.sequence !== known.sequence + 1) return 'gap';
  return { ...known, sequence: message.sequence, chat: [...known.chat, message.line] };
}

/** The legal moves with what each points at. */
export function choices(position: Position | null): Choice[] {
  return (position?.moves ?? []).map((text, place) => ({
    text,
    targets: position?.targets[place] ?? [],
  }));
}
