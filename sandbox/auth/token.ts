import { jwtVerify, SignJWT } from 'jose';

import type { World } from '../world/world.ts';
import { hasEnded, sessionById } from './sessions.ts';

/** Life of `user_token`. Decision D-96. */
const tokenLifeSeconds = 15 * 60;

export type Token = { text: string; expiresAt: number };

/** A signed token of this session. `expiresAt`: Unix seconds. */
export async function issueToken(world: World, session: { sessionId: number; userId: number }): Promise<Token> {
  const now = Math.floor(world.clock.now() / 1000);
  const expiresAt = now + tokenLifeSeconds;
  const text = await new SignJWT({ sid: session.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(session.userId))
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(world.secrets.token);
  return { text, expiresAt };
}

/**
 * The holder of this token. Null: its signature is wrong, it has expired by the world's clock, or its session is
 * closed.
 */
export async function readToken(world: World, text: string): Promise<{ sessionId: number; userId: number } | null> {
  const now = world.clock.now();
  try {
    const { payload } = await jwtVerify(text, world.secrets.token, {
      algorithms: ['HS256'],
      currentDate: new Date(now),
      requiredClaims: ['exp', 'sub', 'sid'],
    });
    const session = sessionById(world.db, Number(payload.sid), now);
    if (session?.userId == null || String(session.userId) !== payload.sub) return null;
    return { sessionId: session.id, userId: session.userId };
  } catch {
    return null;
  }
}

/** Does this token belong to a session that its player's own limit ended? It may have expired since. */
export async function isTokenOfEnded(world: World, text: string): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(text, world.secrets.token, { algorithms: ['HS256'], currentDate: new Date(0) });
    return hasEnded(world.db, Number(payload.sid));
  } catch {
    return false;
  }
}
