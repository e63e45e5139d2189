/** The page loads one language, and switches only when the texts of the other are there. */

import { afterEach, expect, test, vi } from 'vitest';
import { language, openTexts, texts } from '../src/texts/language.svelte';
import { LANGUAGES, MODULES } from '../src/texts/made';

afterEach(() => language.choose('en'));

test('texts follow the chosen language', async () => {
  expect(texts('app').page.language.name).toBe('English');
  await language.choose('de');
  expect(language.now).toBe('de');
  expect(texts('app').page.language.name).toBe('Deutsch');
});

test('each language is listed by the name that it gives itself', async () => {
  for (const [tag, load] of Object.entries(MODULES.app)) {
    expect((await load()).page.language.name).toBe(LANGUAGES[tag as keyof typeof LANGUAGES]);
  }
});

test('of two choices the later one holds, also if it is loaded first', async () => {
  const slow = vi.spyOn(MODULES.app, 'de').mockImplementation(async () => {
    await new Promise((done) => setTimeout(done, 20));
    return import('../src/texts/made/app/de');
  });
  const first = language.choose('de');
  await language.choose('en');
  await first;
  slow.mockRestore();
  expect(language.now).toBe('en');
  expect(texts('app').page.language.name).toBe('English');
});

test('a language that cannot be loaded leaves the page as it is', async () => {
  const broken = vi.spyOn(MODULES.app, 'de').mockRejectedValue(new Error('offline'));
  await expect(language.choose('de')).rejects.toThrow('offline');
  broken.mockRestore();
  expect(language.now).toBe('en');
  await openTexts('minerva');
  expect(texts('minerva').texts.seat('1')).toBe('seat 1');
});
