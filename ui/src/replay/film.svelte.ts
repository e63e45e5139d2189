/** A game that is looked through: its decisions, and its positions as they are needed. */

import type { Operations, PastPosition, Replay } from '../api/types';
import { ask } from '../lib/calls';

const AT_ONCE = 25;

type Query = Record<string, string | number>;
type Fetch = (operation: keyof Operations, table: string, query: Query) => Promise<unknown>;

const overHttp: Fetch = (operation, table, query) => ask(operation, { path: { table }, query });

export class Film {
  replay = $state.raw<Replay | null>(null);
  at = $state(0);
  /** Why the last step was not taken; null when it was. */
  trouble = $state.raw<unknown>(null);
  /** What stands there until the next position has come. */
  private shown = $state.raw<PastPosition | null>(null);
  private positions = $state.raw<ReadonlyMap<number, PastPosition>>(new Map());
  private readonly wanted = new Set<number>();
  private readonly key: Query;

  constructor(
    readonly table: string,
    key: string,
    private readonly fetch: Fetch = overHttp,
  ) {
    this.key = key ? { key } : {};
  }

  readonly last = $derived(this.replay?.steps.length ?? 0);
  readonly now = $derived(this.positions.get(this.at) ?? this.shown);
  readonly former = $derived(this.positions.get(this.at - 1) ?? null);
  /** Everybody's points from the deal on. */
  readonly scores = $derived(this.replay ? [this.replay.scores, ...this.replay.steps.map((step) => step.scores)] : []);

  async open(at: number): Promise<void> {
    this.replay = (await this.fetch('GET /api/tables/{table}/replay', this.table, this.key)) as Replay;
    await this.goTo(at);
    if (this.trouble !== null) throw this.trouble;
  }

  async goTo(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, Math.round(at)));
    this.at = wanted;
    try {
      await this.load(wanted);
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
      if (this.at === wanted) this.at = this.shown?.decisions ?? wanted;
      return;
    }
    if (this.at === wanted) this.shown = this.positions.get(wanted) ?? this.shown;
    const next = this.at + AT_ONCE / 2;
    if (next < this.last) void this.load(Math.floor(next)).catch(() => undefined); // shown when it is reached
  }

  /** Positions come in fixed stretches, each asked for once. */
  private async load(at: number): Promise<void> {
    const from = Math.floor(at / AT_ONCE) * AT_ONCE;
    if (this.positions.has(at) || this.wanted.has(from)) return;
    this.wanted.add(from);
    try {
      const query = { ...this.key, from, to: Math.min(this.last, from + AT_ONCE - 1) };
      const got = (await this.fetch('GET /api/tables/{table}/positions', this.table, query)) as { positions: PastPosition[] };
      this.positions = new Map([...this.positions, ...got.positions.map((one) => [one.decisions, one] as const)]);
    } finally {
      this.wanted.delete(from);
    }
  }
}
