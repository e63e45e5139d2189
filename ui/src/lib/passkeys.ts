/** Passkeys: the browser's part of WebAuthn, in the JSON that the server speaks. */

import type { Me, PasskeyList } from '../api/types';
import { ask } from './calls';

export const canPasskey = (): boolean =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

type Creation = PublicKeyCredentialCreationOptionsJSON;
type Request = PublicKeyCredentialRequestOptionsJSON;

const told = (credential: PublicKeyCredential): Record<string, unknown> => ({ ...credential.toJSON() });

/** The options may come wrapped, as the calls of the browser take them. */
const inner = (options: Record<string, unknown>): unknown => options['publicKey'] ?? options;

export async function addPasskey(name: string): Promise<PasskeyList> {
  const { options } = await ask('POST /api/me/passkeys/options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(inner(options) as Creation);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return ask('POST /api/me/passkeys', { body: { credential: told(made), name } });
}

export async function signInByPasskey(): Promise<Me> {
  const { options } = await ask('POST /api/session/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(inner(options) as Request);
  const got = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return ask('POST /api/session/passkey', { body: { credential: told(got) } });
}
