/** The type of a catalogue with the values left open: for the words of games that are not in texts/ yet. */
export type Loose<T> = T extends string | number
  ? T extends string ? string : number
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: Loose<T[K]> };
