/** A game that has ended, looked at again: its decisions part by part, until all are there. */

import type { AnalysisPart, AssessedMove } from '../api/types';

type Fetch = (from: number) => Promise<AnalysisPart>;

export class Analysis {
  decisions = $state.raw<readonly AssessedMove[]>([]);
  total = $state(0);
  running = $state(false);
  /** Why it came to rest before its end; null when nothing went wrong. */
  trouble = $state.raw<unknown>(null);
  /** Counts the runs: what comes for one that was stopped is not looked at. */
  private run = 0;

  constructor(private readonly fetch: Fetch) {}

  get begun(): boolean {
    return this.decisions.length > 0;
  }

  get done(): boolean {
    return this.begun && this.decisions.length >= this.total;
  }

  /** Look on from where it stopped; one part is asked for after the other. */
  async start(): Promise<void> {
    if (this.running || this.done) return;
    const run = ++this.run;
    this.running = true;
    this.trouble = null;
    try {
      while (this.run === run && !this.done) await this.lookOn(run);
    } catch (error) {
      if (this.run === run) this.trouble = error;
    }
    if (this.run === run) this.running = false;
  }

  stop(): void {
    this.run += 1;
    this.running = false;
  }

  private async lookOn(run: number): Promise<void> {
    const part = await this.fetch(this.decisions.length);
    if (this.run !== run) return;
    this.total = part.total;
    this.decisions = [...this.decisions, ...part.decisions];
    if (part.decisions.length === 0) this.stop(); // there is nothing to look at
  }
}
