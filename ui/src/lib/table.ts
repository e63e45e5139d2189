/** Applies what the server sends to what the page knows of a table. Pure: the socket calls it. */

import type { ChatLine, LogEntry, Position, ChatAdded, TableView, Update, TableSnapshot } from '../api/types';
import { targets } from '../texts/game.svelte';
import type { Choice } from './chooser';

export interface Known {
  readonly sequence: number;
  /** The server's clock minus ours, in milliseconds. */
  readonly ahead: number;
  readonly table: TableView;
  readonly you: readonly number[];
  readonly position: Position | null;
  readonly before: Position['view'] | null;
  readonly lines: readonly LogEntry[];
  readonly chat: readonly ChatLine[];
}

/** What came next, or a gap: then the whole table must be asked for. */
export type Applied = Known | 'gap';

/** The whole table. If we knew it before, what it showed then is still good for motion. */
export function whole(message: TableSnapshot, clock: number, former: Known | null): Known {
  const same = former?.table.id === message.table.id;
  return {
    sequence: message.sequence,
    ahead: message.now - clock,
    table: message.table,
    you: message.you,
    position: message.position,
    before: same ? (former.position?.view ?? null) : null,
    lines: same ? withEarlier(former.lines, message.lines) : message.lines,
    chat: message.chat,
  };
}

/** Keep the entries that come directly before those of a snapshot, which has only the last ones. */
function withEarlier(former: readonly LogEntry[], lines: readonly LogEntry[]): readonly LogEntry[] {
  const first = lines[0]?.number ?? 1;
  const earlier = former.filter((line) => line.number < first);
  return earlier.at(-1)?.number === first - 1 ? [...earlier, ...lines] : lines;
}

/** Add older entries of the log, loaded on demand. */
export function withOlder(known: Known, older: readonly LogEntry[]): Known {
  return { ...known, lines: withEarlier(older, known.lines) };
}

export function update(known: Known, message: Update, clock: number): Applied {
  if (message.sequence !== known.sequence + 1 || !known.position) return 'gap';
  const view = changed(known.position.view, message.changes) as Position['view'];
  return {
    ...known,
    sequence: message.sequence,
    ahead: message.now - clock,
    position: { ...message.position, view },
    before: known.position.view,
    lines: [...known.lines, ...message.lines],
  };
}

export function said(known: Known, message: ChatAdded): Applied {
  if (message.sequence !== known.sequence + 1) return 'gap';
  return { ...known, sequence: message.sequence, chat: [...known.chat, message.line] };
}

/** A view after its changes (docs/server.md, Changes). The former one stays as it is: what did not
 * change is shared, and boards may compare the two. */
export function changed(view: unknown, changes: readonly (readonly unknown[])[]): unknown {
  return changes.reduce<unknown>((now, change) => {
    const [path, ...rest] = change;
    return at(now, path as (string | number)[], (spot) => {
      if (rest.length === 1) return rest[0];
      const [start, count, items] = rest as [number, number, unknown[]];
      return (spot as unknown[]).toSpliced(start, count, ...items);
    });
  }, view);
}

/** The same thing with another value at the end of a path. */
function at(thing: unknown, path: readonly (string | number)[], mend: (spot: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return mend(thing);
  if (Array.isArray(thing)) return thing.with(Number(key), at(thing[Number(key)], rest, mend));
  const record = thing as Record<string, unknown>;
  return { ...record, [key]: at(record[key], rest, mend) };
}

/** The legal moves with their targets. */
export function choices(position: Position | null): Choice[] {
  return (position?.moves ?? []).map((move) => ({ move, targets: targets('move', move) }));
}
