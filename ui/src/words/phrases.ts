/** Turns the server's sentences by patterns: 'placed {tile} on {cell}' -> '{tile} auf {cell} gelegt'. */

export interface Phrase {
  readonly from: string;
  readonly to: string;
}
export type Phrases = Phrase[];

interface Compiled {
  readonly pattern: RegExp;
  readonly to: string;
}

const compiled = new Map<Phrase, Compiled>();

function compile(phrase: Phrase): Compiled {
  const known = compiled.get(phrase);
  if (known) return known;
  const escaped = phrase.from.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(?<$1>.+?)')}$`, 'i');
  const made = { pattern, to: phrase.to };
  compiled.set(phrase, made);
  return made;
}

/** The first phrase that fits the whole sentence; what its gaps hold is turned as well. */
export function turned(sentence: string, phrases: Phrases): string {
  for (const phrase of phrases) {
    const { pattern, to } = compile(phrase);
    const gaps = pattern.exec(sentence)?.groups;
    if (gaps === undefined && !pattern.test(sentence)) continue;
    return to.replace(/\{(\w+)\}/g, (_, gap: string) => turned(gaps?.[gap] ?? '', phrases));
  }
  return sentence;
}

export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
