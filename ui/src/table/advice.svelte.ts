/** What to play, asked for the position that is shown; an answer for another one is dropped. */

import type { MoveAdvice } from '../api/types';
import { sentenceOf } from './doing.svelte';

interface Told {
  readonly about: number;
  readonly hint: MoveAdvice | null;
  readonly fault: string;
}

const NOTHING = -1;

export class Advice {
  /** The position that is thought about. */
  private asked = $state(NOTHING);
  private told = $state.raw<Told | null>(null);

  constructor(
    private readonly position: () => number,
    private readonly fetch: (position: number) => Promise<MoveAdvice>,
  ) {}

  get thinking(): boolean {
    return this.asked !== NOTHING && this.asked === this.position();
  }

  get hint(): MoveAdvice | null {
    return this.here?.hint ?? null;
  }

  get fault(): string {
    return this.here?.fault ?? '';
  }

  get isOpen(): boolean {
    return this.thinking || this.here !== null;
  }

  private get here(): Told | null {
    return this.told?.about === this.position() ? this.told : null;
  }

  /** Ask; where something was told already, put it away. */
  toggle(): void {
    if (this.isOpen) this.forget();
    else void this.want();
  }

  async want(): Promise<void> {
    const about = this.position();
    if (this.asked === about) return;
    this.asked = about;
    this.told = null;
    const told = await this.answer(about);
    if (this.asked !== about) return;
    this.asked = NOTHING;
    this.told = told;
  }

  forget(): void {
    this.asked = NOTHING;
    this.told = null;
  }

  private async answer(about: number): Promise<Told> {
    try {
      return { about, hint: await this.fetch(about), fault: '' };
    } catch (error) {
      return { about, hint: null, fault: sentenceOf(error) };
    }
  }
}
