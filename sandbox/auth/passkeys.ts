import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Context } from 'hono';

import { sql } from '../db/index.ts';
import type { Env } from '../http/context.ts';
import { visitorSession } from './current.ts';

/** A challenge is good for so long, once. */
const challengeMs = 5 * 60_000;
/** The person shows themselves to their device, so a passkey is two proofs in one. */
const isPersonShown = { userVerification: 'required', residentKey: 'required' } as const;

/** Names are in seconds on the wire, ms here. */
export type Passkey = { id: string; name: string; createdAt: number; usedAt: number | null };

export const passkeysOf = (c: Context<Env>, userId: number): Passkey[] =>
  sql(c.get('world').db, 'SELECT * FROM passkey WHERE user_id = ? ORDER BY created_at, id')
    .all(userId)
    .map((row) => ({
      ...{ id: String(row.id), name: String(row.name), createdAt: Number(row.created_at) },
      usedAt: row.used_at === null ? null : Number(row.used_at),
    }));

/** False: there is no such passkey of this player. */
export const dropPasskey = (c: Context<Env>, userId: number, id: string): boolean =>
  sql(c.get('world').db, 'DELETE FROM passkey WHERE id = ? AND user_id = ?').run(id, userId).changes > 0;

/** False: there is no such passkey of this player. */
export const namePasskey = (c: Context<Env>, userId: number, { id, name }: { id: string; name: string }): boolean =>
  sql(c.get('world').db, 'UPDATE passkey SET name = ? WHERE id = ? AND user_id = ?').run(name, id, userId).changes > 0;

/** The address that the browser shows: it signs it, so a passkey opens no other site. */
function siteOf(c: Context<Env>) {
  const host = c.req.header('Host') ?? '';
  const [rpID = ''] = host.split(':');
  return { rpID, expected: { expectedOrigin: [`https://${host}`, `http://${host}`], expectedRPID: rpID } };
}

function keepChallenge(c: Context<Env>, challenge: string): void {
  const { db, clock } = c.get('world');
  const endsAt = clock.now() + challengeMs;
  sql(db, 'DELETE FROM passkey_challenge WHERE ends_at <= ?').run(clock.now());
  sql(db, 'INSERT OR REPLACE INTO passkey_challenge VALUES (?, ?, ?)').run(visitorSession(c), challenge, endsAt);
}

/** The challenge of this browser's session, which is then gone; null when there is none. */
function takeChallenge(c: Context<Env>): string | null {
  const { db, clock } = c.get('world');
  const row = sql(db, 'DELETE FROM passkey_challenge WHERE session_id = ? AND ends_at > ? RETURNING challenge').get(
    ...[visitorSession(c), clock.now()],
  );
  return row === undefined ? null : String(row.challenge);
}

/** What the browser needs to make a passkey for this player. `name`: how the device calls the account. */
export async function creationOptions(c: Context<Env>, userId: number, name: string) {
  const options = await generateRegistrationOptions({
    rpName: 'Openbook',
    rpID: siteOf(c).rpID,
    userName: name,
    userID: new TextEncoder().encode(String(userId)),
    excludeCredentials: passkeysOf(c, userId).map(({ id }) => ({ id })),
    authenticatorSelection: isPersonShown,
  });
  keepChallenge(c, options.challenge);
  return options;
}

/** Keeps what the browser made. False when it does not fit the challenge, the site or the person. */
export async function keepPasskey(
  c: Context<Env>,
  userId: number,
  { name, response }: { name: string; response: unknown },
): Promise<boolean> {
  const expectedChallenge = takeChallenge(c);
  if (expectedChallenge === null) return false;
  const made = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge,
    ...siteOf(c).expected,
  }).catch(() => null);
  if (made?.verified !== true) return false;
  const { id, publicKey, counter } = made.registrationInfo.credential;
  const { db, clock } = c.get('world');
  sql(db, 'INSERT INTO passkey (id, user_id, public_key, counter, name, created_at) VALUES (?, ?, ?, ?, ?, ?)').run(
    ...[id, userId, publicKey, counter, name, clock.now()],
  );
  return true;
}

/** What the browser needs to show the passkeys that it has for this site. */
export async function requestOptions(c: Context<Env>) {
  const options = await generateAuthenticationOptions({ rpID: siteOf(c).rpID, userVerification: 'required' });
  keepChallenge(c, options.challenge);
  return options;
}

/** The player whose passkey signed the challenge; null when none did. */
export async function playerOfPasskey(c: Context<Env>, response: unknown): Promise<number | null> {
  const { db, clock } = c.get('world');
  const sent = response as AuthenticationResponseJSON;
  const expectedChallenge = takeChallenge(c);
  const known = sql(db, 'SELECT * FROM passkey WHERE id = ?').get(typeof sent.id === 'string' ? sent.id : '');
  if (expectedChallenge === null || known === undefined) return null;
  const shown = await verifyAuthenticationResponse({
    response: sent,
    expectedChallenge,
    ...siteOf(c).expected,
    credential: {
      id: String(known.id),
      publicKey: new Uint8Array(known.public_key as Uint8Array),
      counter: Number(known.counter),
    },
  }).catch(() => null);
  if (shown?.verified !== true) return null;
  sql(db, 'UPDATE passkey SET counter = ?, used_at = ? WHERE id = ?').run(
    ...[shown.authenticationInfo.newCounter, clock.now(), sent.id],
  );
  return Number(known.user_id);
}
