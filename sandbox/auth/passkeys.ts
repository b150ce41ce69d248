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
import { houseName } from '../site/index.ts';
import { cookieSession } from './cookies.ts';
import { visitorSession } from './current.ts';
import { keepNewest } from './keep-newest.ts';

/** A challenge is good for so long, once. */
const challengeMs = 5 * 60_000;
/** So many tabs of one browser may wait for a passkey. */
const maxChallenges = 10;
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
export function dropPasskey(c: Context<Env>, userId: number, id: string): boolean {
  const { db, clock } = c.get('world');
  if (sql(db, 'DELETE FROM passkey WHERE id = ? AND user_id = ?').run(id, userId).changes === 0) return false;
  sql(db, 'INSERT OR REPLACE INTO removed_passkey VALUES (?, ?)').run(id, clock.now());
  return true;
}

const idOf = (response: unknown): string => {
  const { id } = response as { id?: unknown };
  return typeof id === 'string' ? id : '';
};

/** A device goes on offering a passkey that its player has removed here. The user of such a passkey is told so. */
export const isRemoved = (c: Context<Env>, response: unknown): boolean =>
  sql(c.get('world').db, 'SELECT 1 FROM removed_passkey WHERE id = ?').get(idOf(response)) !== undefined;

/** False: there is no such passkey of this player. */
export const namePasskey = (c: Context<Env>, userId: number, { id, name }: { id: string; name: string }): boolean =>
  sql(c.get('world').db, 'UPDATE passkey SET name = ? WHERE id = ? AND user_id = ?').run(name, id, userId).changes > 0;

/** The address that the browser shows: it signs it, so a passkey opens no other site. SITE_ORIGIN names it, else the call. */
function siteOf(c: Context<Env>) {
  const named = c.get('siteOrigin') ?? null;
  const host = c.req.header('Host') ?? '';
  const rpID = named === null ? (host.split(':')[0] ?? '') : new URL(named).hostname;
  const expectedOrigin = named === null ? [`https://${host}`, `http://${host}`] : [named];
  return { rpID, expected: { expectedOrigin, expectedRPID: rpID } };
}

/** `maker`: who makes a passkey with it. Null: somebody shows one. */
function keepChallenge(c: Context<Env>, challenge: string, maker: number | null): void {
  const { db, clock } = c.get('world');
  const [session, endsAt] = [visitorSession(c), clock.now() + challengeMs];
  sql(db, 'DELETE FROM passkey_challenge WHERE ends_at <= ?').run(clock.now());
  sql(db, 'INSERT INTO passkey_challenge VALUES (?, ?, ?, ?)').run(challenge, session, endsAt, maker);
  keepNewest(db, 'passkey_challenge', { session, made: challenge, most: maxChallenges });
}

/** Is this a challenge of this browser's session, for this act? It is then gone. Each tab has its own. Row SEC-22. */
function takeChallenge(c: Context<Env>, challenge: string, maker: number | null): boolean {
  const { db, clock } = c.get('world');
  const query = 'DELETE FROM passkey_challenge WHERE challenge = ? AND session_id = ? AND ends_at > ? AND maker IS ?';
  return sql(db, query).run(challenge, cookieSession(c)?.id ?? 0, clock.now(), maker).changes > 0;
}

/** The browser's input to make a passkey for this player. `name`: how the device calls the account. */
export async function creationOptions(c: Context<Env>, userId: number, name: string) {
  const options = await generateRegistrationOptions({
    rpName: houseName(c.get('world')),
    rpID: siteOf(c).rpID,
    userName: name,
    userID: new TextEncoder().encode(String(userId)),
    excludeCredentials: passkeysOf(c, userId).map(({ id }) => ({ id })),
    authenticatorSelection: isPersonShown,
  });
  keepChallenge(c, options.challenge, userId);
  return options;
}

/** Keeps what the browser made. False when it does not fit the challenge, the site or the person. */
export async function keepPasskey(
  c: Context<Env>,
  userId: number,
  { name, response }: { name: string; response: unknown },
): Promise<boolean> {
  const made = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(c, challenge, userId),
    ...siteOf(c).expected,
  }).catch(() => null);
  if (made?.verified !== true) return false;
  const { id, publicKey, counter } = made.registrationInfo.credential;
  const { db, clock } = c.get('world');
  // A device says nothing twice, but a program may.
  const query =
    'INSERT OR IGNORE INTO passkey (id, user_id, public_key, counter, name, created_at) VALUES (?, ?, ?, ?, ?, ?)';
  return sql(db, query).run(id, userId, publicKey, counter, name, clock.now()).changes > 0;
}

/** The browser's input to show its passkeys for this site: all, or those of one player. */
export async function requestOptions(c: Context<Env>, userId: number | null = null) {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(c).rpID,
    userVerification: 'required',
    ...(userId === null ? {} : { allowCredentials: passkeysOf(c, userId).map(({ id }) => ({ id })) }),
  });
  keepChallenge(c, options.challenge, null);
  return options;
}

/** The player whose passkey signed the challenge; null when none did. */
export async function playerOfPasskey(c: Context<Env>, response: unknown): Promise<number | null> {
  const { db, clock } = c.get('world');
  const sent = response as AuthenticationResponseJSON;
  const known = sql(db, 'SELECT * FROM passkey WHERE id = ?').get(idOf(response));
  if (known === undefined) return null;
  const shown = await verifyAuthenticationResponse({
    response: sent,
    expectedChallenge: (challenge) => takeChallenge(c, challenge, null),
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
