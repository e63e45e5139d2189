/** A request of a button: busy until it is answered, with a text if it fails. */

import { Refused } from '../lib/calls';
import { refusalText } from '../texts/app';
import { t } from '../texts/language.svelte';

/** What a browser says when no passkey came of its question: it was closed, there is none, or one too many. */
function ofPasskey(error: DOMException): string {
  return error.name === 'InvalidStateError' ? t().account.passkeyKnown : t().account.passkeyNone;
}

export function sentenceOf(error: unknown): string {
  if (error instanceof DOMException) return ofPasskey(error);
  if (error instanceof Refused) return refusalText(error.why);
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
