/** What the made texts need to show facts. */

/** Names that no catalogue knows: of the players by seat, and of a box by kind and name. */
export interface Names {
  readonly players: readonly string[];
  readonly box?: Readonly<Record<string, string>>;
}

interface Kind {
  readonly kind: string;
}

/** One function for each kind of a union: a missing one is an error of the compiler. */
export type Render<U extends Kind> = {
  readonly [K in U['kind']]: (f: Extract<U, { kind: K }>, names: Names) => string;
};

/** Show a fact; a kind that this page does not know gives undefined. */
export function shown<U extends Kind>(table: Render<U>, fact: U, names: Names): string | undefined {
  const render = (table as unknown as Partial<Record<string, (f: U, names: Names) => string>>)[fact.kind];
  return render?.(fact, names);
}

/** Show a fact inside another. */
export function show<U extends Kind>(table: Render<U>, fact: U, names: Names): string {
  return shown(table, fact, names) ?? '…';
}

type Joiner = (a: string, b: string) => string;

/** Join a list: the last two by `pair`, the others by `more`. */
export function join(items: string[], pair: Joiner, more: Joiner): string {
  if (items.length < 2) return items[0] ?? '';
  return pair(items.slice(0, -1).reduce(more), items[items.length - 1]!);
}

/** The name of a seat's player, or the number of the seat. */
export function player(names: Names, seat: number): string {
  return names.players[seat] ?? String(seat + 1);
}

/** Translate a name from the box: by the box, by the catalogue, or not at all. */
export function boxName(known: Record<string, string>, kind: string, name: string, names: Names): string {
  const key = `${kind}:${name}`;
  return names.box?.[key] ?? known[key] ?? name;
}

/** List the things on the table that a fact is about, such as 'cell c3'. */
export function targetsOf(templates: readonly string[] | undefined, fact: object): string[] {
  const value = (path: string): unknown =>
    path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], fact);
  return (templates ?? []).map((template) => template.replace(/\{([\w.]+)\}/g, (_, path: string) => String(value(path))));
}
