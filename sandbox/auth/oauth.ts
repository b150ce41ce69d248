import { randomBytes } from 'node:crypto';

import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { jwtVerify, SignJWT } from 'jose';

import { z } from '../../contracts/zod.ts';
import { sql } from '../db/index.ts';
import type { Env } from '../http/context.ts';
import type { World } from '../world/world.ts';

/** The state that must return with a provider's answer. `sid`: number of the session that went there. */
const State = z.object({
  provider: z.string(),
  sid: z.int(),
  redirect: z.string(),
  lng: z.string(),
  mode: z.enum(['login', 'registration']),
});
export type State = z.infer<typeof State>;
const Code = z.object({ provider: z.string(), subject: z.string(), jti: z.string(), exp: z.number() });

const lifeSeconds = { state: 600, code: 120 };

async function sign(world: World, use: 'state' | 'code', claims: Record<string, unknown>): Promise<string> {
  const now = Math.floor(world.clock.now() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(`oauth-${use}`)
    .setExpirationTime(now + lifeSeconds[use])
    .sign(world.secrets.token);
}

async function read(world: World, use: 'state' | 'code', text: string): Promise<unknown> {
  try {
    const options = { algorithms: ['HS256'], audience: `oauth-${use}`, currentDate: new Date(world.clock.now()) };
    return (await jwtVerify(text, world.secrets.token, options)).payload;
  } catch {
    return null;
  }
}

export const signState = (world: World, state: State): Promise<string> => sign(world, 'state', state);
export const signCode = (world: World, provider: string, subject: string): Promise<string> =>
  sign(world, 'code', { provider, subject, jti: randomBytes(16).toString('base64url') });

/** Null when it is forged or too old. */
export async function readState(world: World, text: string): Promise<State | null> {
  const parsed = State.safeParse(await read(world, 'state', text));
  return parsed.success ? parsed.data : null;
}
/** Null also when the code was used before: somebody may have found it in a history or a log. */
export async function takeProviderCode(world: World, text: string): Promise<z.infer<typeof Code> | null> {
  const { success, data } = Code.safeParse(await read(world, 'code', text));
  if (!success) return null;
  sql(world.db, 'DELETE FROM used_code WHERE ends_at < ?').run(Math.floor(world.clock.now() / 1000));
  const { changes } = sql(world.db, 'INSERT OR IGNORE INTO used_code VALUES (?, ?)').run(data.jti, data.exp);
  return changes === 1 ? data : null;
}

/**
 * The identity of this browser at each provider. Made once, and only the browser keeps it, so it cannot be claimed by
 * another person.
 */
export function playIdentity(c: Context<Env>): string {
  const known = getCookie(c, 'play_identity');
  if (known !== undefined && /^[\w-]{22}$/.test(known)) return known;
  const subject = randomBytes(16).toString('base64url');
  setCookie(c, 'play_identity', subject, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 365 * 86_400 });
  return subject;
}

/** A path of this site, otherwise its start page. */
export function ownPath(target: string | undefined, lng: string): string {
  const isOwn = target !== undefined && /^\/(?!\/)[^\\\u0000-\u0020]*$/.test(target);
  return isOwn ? target : `/${lng}`;
}
