import { expect, test, vi } from 'vitest';
import { reloadOnce } from '../src/lib/reload';

function memory(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as unknown as Storage;
}

test('the page reloads once for each version of the server', () => {
  const storage = memory();
  const reload = vi.fn();
  expect([3, 3, 4, 4].map((api) => reloadOnce(api, storage, reload))).toEqual([true, false, true, false]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page that cannot remember does not reload', () => {
  const reload = vi.fn();
  const blocked = { getItem: () => { throw new Error('blocked'); } } as unknown as Storage;
  expect(reloadOnce(3, blocked, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
