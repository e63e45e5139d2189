/** Something asked of the server by a button: busy meanwhile, a sentence when it fails. */

import { Refused } from '../lib/calls';
import { t, tell } from '../words/words.svelte';

export function sentence(told: string): string {
  return told.charAt(0).toUpperCase() + told.slice(1) + (told.endsWith('.') ? '' : '.');
}

/** What a browser says when no passkey came of its question: it was closed, there is none, or one too many. */
function ofPasskey(error: DOMException): string {
  return error.name === 'InvalidStateError' ? t().account.passkeyKnown : t().account.passkeyNone;
}

export function sentenceOf(error: unknown): string {
  if (error instanceof DOMException) return ofPasskey(error);
  if (error instanceof Refused && error.code !== 'lost') return sentence(tell(error.message));
  return t().app.noServer;
}

export class Doing {
  busy = $state(false);
  fault = $state('');

  async run(action: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = '';
    try {
      await action();
      return true;
    } catch (error) {
      this.fault = sentenceOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
