/** The socket of a table: comes back by itself, asks again what had no answer, loses nothing. */

import type { FromClient, FromServer, RefusalFact } from '../api/types';

type Answer = Extract<FromServer, { id: number }>;
type Asked = FromClient extends infer M ? (M extends FromClient ? Omit<M, 'id'> : never) : never;
export type Question = Asked;

export interface Ears {
  /** Whatever the server tells by itself. */
  heard(message: Exclude<FromServer, Answer>): void;
  /** The connection is open or lost; `closed` if the server closed it for good. */
  line(open: boolean, closed?: Closed): void;
}

/** Why the server closed a socket for good: the code, and the refusal that it sent before. */
export interface Closed {
  readonly code: number;
  readonly why: RefusalFact | null;
}

/** A door that opens: a WebSocket, or a test's. */
export interface Door {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

interface Waiting {
  readonly message: FromClient;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

/** Codes of sockets that are closed for good: 4000 and the HTTP status of the refusal. */
export const CLOSED = { signedOut: 4401, forbidden: 4403, noTable: 4404, status: 4409, tooMany: 4429 } as const;
const FINAL: ReadonlySet<number> = new Set(Object.values(CLOSED));
const LONGEST_WAIT = 10_000;

export class Lost extends Error {}

export class TableSocket {
  private door: Door | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private why: RefusalFact | null = null;

  constructor(
    private readonly opened: () => Door,
    private readonly ears: Ears,
  ) {
    this.open();
  }

  /** Ask, and wait for the answer. What is numbered is harmless twice, so it is sent again after a
   * lost line; a remark is not, so it fails and stays with whoever wrote it. */
  ask(question: Question): Promise<Answer> {
    const id = ++this.lastId;
    const message = { ...question, id } as FromClient;
    return new Promise((resolve, reject) => {
      if (!this.door && question.kind === 'say') {
        reject(new Lost());
        return;
      }
      this.waiting.set(id, { message, resolve, reject });
      this.send(message);
    });
  }

  tell(message: FromClient): void {
    this.send(message);
  }

  /** Try at once: somebody looks at the page again, or the network is back. */
  hurry(): void {
    if (this.door || this.closed) return;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.door?.close();
    for (const one of this.waiting.values()) one.reject(new Lost());
    this.waiting.clear();
  }

  private ready = false;

  private open(): void {
    const door = this.opened();
    this.door = door;
    this.ready = false;
    this.why = null;
    door.onmessage = (event) => this.hear(JSON.parse(event.data) as FromServer);
    door.onclose = (event) => this.gone(door, event);
  }

  private hear(message: FromServer): void {
    if (message.kind === 'table' && !this.ready) this.arrived();
    if (message.kind === 'refused' && message.id === 0) this.why = message.why;
    if ('id' in message) {
      const one = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      one?.resolve(message);
    } else {
      this.ears.heard(message);
    }
  }

  /** The first message is the whole table: from here on we are in step. */
  private arrived(): void {
    this.ready = true;
    this.tries = 0;
    this.ears.line(true);
    for (const one of this.waiting.values()) this.send(one.message);
  }

  private send(message: FromClient): void {
    if (this.ready) this.door?.send(JSON.stringify(message));
  }

  private gone(door: Door, event: CloseEvent): void {
    if (door !== this.door) return;
    this.door = null;
    this.ready = false;
    if (this.closed) return;
    this.dropRemarks();
    const isFinal = FINAL.has(event.code);
    this.ears.line(false, isFinal ? { code: event.code, why: this.why } : undefined);
    if (!isFinal) this.timer = setTimeout(() => this.open(), this.pause());
  }

  private dropRemarks(): void {
    for (const [id, one] of this.waiting) {
      if (one.message.kind !== 'say') continue;
      this.waiting.delete(id);
      one.reject(new Lost());
    }
  }

  /** Twice as long each time, never the same for all who were cut off together. */
  private pause(): number {
    const longest = Math.min(LONGEST_WAIT, 400 * 2 ** this.tries++);
    return longest * (0.5 + Math.random() / 2);
  }
}
