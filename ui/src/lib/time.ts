/** Milliseconds as people say them: 8:42, 31 h, 3 d. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 72) return `${Math.floor(hours / 24)} d`;
  if (hours >= 2) return `${hours} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A browser as people call it, from what it says of itself; anything else as it is. */
export function deviceName(name: string): string {
  const found = (words: readonly string[]): string | undefined => words.find((word) => name.includes(word));
  const browser = found(['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari']);
  const system = found(['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux']);
  if (!name.startsWith('Mozilla/') || !browser || !system) return name;
  return `${({ Edg: 'Edge', OPR: 'Opera' } as Record<string, string>)[browser] ?? browser}, ${system}`;
}

/** When something was, in the reader's language. */
export function ago(at: number, language: string, now: number = Date.now()): string {
  const minutes = Math.round((at - now) / 60_000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (minutes > -60) return format.format(Math.min(0, minutes), 'minute');
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / (60 * 24)), 'day');
}
