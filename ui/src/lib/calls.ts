/** Requests to the server, typed by its own schema. What goes wrong is a sentence. */

import type { ErrorBody, Operations } from '../api/types';

/** Not granted, and why; 'lost' when no answer came at all. */
export class Refused extends Error {
  constructor(
    readonly code: ErrorBody['code'] | 'lost',
    text: string,
  ) {
    super(text);
  }
}

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
    throw new Refused('lost', '');
  }
}

function refusal(text: string): Refused {
  try {
    const fault = JSON.parse(text) as ErrorBody;
    return new Refused(fault.code, fault.text);
  } catch {
    return new Refused('store', text.slice(0, 200));
  }
}
