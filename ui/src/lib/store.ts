/** What this browser remembers. Where it may not, the page works all the same. */

const PREFIX = 'insula.';

export const store = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(PREFIX + key, value);
    } catch {
      // Private windows may refuse: then it is forgotten with the page.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      // As above.
    }
  },
};
