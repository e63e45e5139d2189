/** What a player likes; kept in this browser. */

import { store } from './store';

function kept(name: string, otherwise: boolean): boolean {
  const value = store.get(name);
  return value === null ? otherwise : value === 'yes';
}

let confirm = $state(kept('confirm', true));
let notify = $state(kept('notify', false));
let words = $state(kept('words', false));

export const settings = {
  /** Ask before a move is played; undo stands in for it where that is off. */
  get confirm(): boolean {
    return confirm;
  },
  set confirm(value: boolean) {
    confirm = value;
    store.set('confirm', value ? 'yes' : 'no');
  },
  /** A notification of the browser when it is my turn. */
  get notify(): boolean {
    return notify;
  },
  set notify(value: boolean) {
    notify = value;
    store.set('notify', value ? 'yes' : 'no');
  },
  /** Show the table in words, and the moves as a list, beside the board. */
  get words(): boolean {
    return words;
  },
  set words(value: boolean) {
    words = value;
    store.set('words', value ? 'yes' : 'no');
  },
};

/** Ask the browser for notifications, or give them up; whether it is as wanted. */
export async function wantNotify(wanted: boolean): Promise<boolean> {
  settings.notify = wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  return settings.notify === wanted;
}
