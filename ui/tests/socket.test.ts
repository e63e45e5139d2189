import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FromServer } from '../src/api/types';
import { CLOSED, Lost, TableSocket, type Closed, type Door } from '../src/lib/socket';

class FakeDoor implements Door {
  sent: Record<string, unknown>[] = [];
  onopen: Door['onopen'] = null;
  onmessage: Door['onmessage'] = null;
  onclose: Door['onclose'] = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
  drop(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
}

const TABLE = { kind: 'table', sequence: 1 };

function fixture() {
  const doors: FakeDoor[] = [];
  const heard: FromServer['kind'][] = [];
  const lines: (boolean | Closed)[] = [];
  const socket = new TableSocket(
    () => (doors.push(new FakeDoor()), doors.at(-1)!),
    { heard: (message) => heard.push(message.kind), line: (open, closed) => lines.push(closed ?? open) },
  );
  return { doors, heard, lines, socket };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the socket of a table', () => {
  test('answers find who asked, all else is told', async () => {
    const { doors, heard, socket } = fixture();
    doors[0]!.say(TABLE);
    const answer = socket.ask({ kind: 'choose', number: 3, move: 0 });
    expect(doors[0]!.sent).toEqual([{ kind: 'choose', number: 3, move: 0, id: 1 }]);
    doors[0]!.say({ kind: 'done', id: 1, number: 4 });
    expect(await answer).toEqual({ kind: 'done', id: 1, number: 4 });
    expect(heard).toEqual(['table']);
  });

  test('a choice without an answer is sent again when the line is back', async () => {
    const { doors, lines, socket } = fixture();
    doors[0]!.say(TABLE);
    const answer = socket.ask({ kind: 'choose', number: 3, move: 0 });
    doors[0]!.drop();
    await vi.advanceTimersByTimeAsync(1000);
    doors[1]!.say(TABLE);
    expect(doors[1]!.sent).toEqual([{ kind: 'choose', number: 3, move: 0, id: 1 }]);
    doors[1]!.say({ kind: 'refused', id: 1, code: 'stale', why: { kind: 'table_busy' }, number: 4 });
    expect((await answer).kind).toBe('refused');
    expect(lines).toEqual([true, false, true]);
  });

  test('a remark is not sent twice: whoever wrote it keeps it', async () => {
    const { doors, socket } = fixture();
    doors[0]!.say(TABLE);
    const answer = socket.ask({ kind: 'say', text: 'hello' });
    doors[0]!.drop();
    await expect(answer).rejects.toBeInstanceOf(Lost);
    await expect(socket.ask({ kind: 'say', text: 'hello' })).rejects.toBeInstanceOf(Lost);
  });

  test('it waits longer each time, and at once when somebody looks', async () => {
    const { doors, socket } = fixture();
    for (const wait of [400, 800, 1600]) {
      doors.at(-1)!.drop();
      const before = doors.length;
      await vi.advanceTimersByTimeAsync(wait / 2 - 1);
      expect(doors.length).toBe(before);
      await vi.advanceTimersByTimeAsync(wait / 2 + 1);
      expect(doors.length).toBe(before + 1);
    }
    doors.at(-1)!.drop();
    socket.hurry();
    expect(doors.length).toBe(5);
  });

  test('a refusal is final', async () => {
    const { doors, lines } = fixture();
    doors[0]!.say({ kind: 'refused', id: 0, code: 'unknown', why: { kind: 'no_table' }, number: 0 });
    doors[0]!.drop(CLOSED.noTable);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(doors.length).toBe(1);
    expect(lines).toEqual([{ code: 4404, why: { kind: 'no_table' } }]);
  });

  test('a restarting or silent server is tried again', async () => {
    const { doors } = fixture();
    doors[0]!.drop(1012);
    await vi.advanceTimersByTimeAsync(60_000);
    doors[1]!.drop(4503);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(doors.length).toBe(3);
  });
});
