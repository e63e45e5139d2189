/** Requests to the server, typed by its own schema. */

import type { ErrorBody, Operations, RefusalFact } from '../api/types';

/** The server refused a request, and why. */
export class Refused extends Error {
  constructor(
    readonly code: ErrorBody['code'],
    readonly why: RefusalFact,
  ) {
    super(why.kind);
  }
}

/** No answer came, or one that is not from the server. */
export class NoAnswer extends Error {}

type Takes<K extends keyof Operations> = Operations[K]['takes'];
type Gives<K extends keyof Operations> = Operations[K]['gives'];

interface Given<K extends keyof Operations> {
  readonly path?: Record<string, string | number>;
  readonly query?: Record<string, string | number | boolean>;
  readonly body?: Takes<K>;
}

/** Ask for one operation of the API: `ask('POST /api/tables/{table}/join', { path: { table }, body })`. */
export async function ask<K extends keyof Operations>(operation: K, given: Given<K> = {}): Promise<Gives<K>> {
  const [method = 'GET', template = ''] = operation.split(' ');
  const response = await fetched(method, address(template, given), given.body);
  const text = await response.text();
  if (!response.ok) throw refusal(text);
  const type = response.headers.get('content-type') ?? '';
  return (type.startsWith('application/json') ? JSON.parse(text) : text) as Gives<K>;
}

function address(template: string, given: Given<keyof Operations>): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given.path?.[name] ?? ''));
  const query = new URLSearchParams(Object.entries(given.query ?? {}).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}

async function fetched(method: string, path: string, body: unknown): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  try {
    return await fetch(path, { method, ...sent });
  } catch {
    throw new NoAnswer();
  }
}

function refusal(text: string): Error {
  try {
    const { code, why } = JSON.parse(text) as ErrorBody;
    return new Refused(code, why);
  } catch {
    return new NoAnswer();
  }
}
