import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

import { headerNames } from '../../contracts/common.ts';
import type { World } from '../world/world.ts';
import { sessionOver, unauthorized } from './failure.ts';
import type { Trace } from './trace-context.ts';

/** Who calls. `sessionId` names the row of the session, it is not the cookie's secret. */
export type CallerSession = { sessionId: number; userId: number };

/** A JSON text that several callers get. Its compressed form is made once, for the first client that accepts it. */
export type KeptText = { text: string; bytes: Uint8Array<ArrayBuffer>; gzip: () => Uint8Array<ArrayBuffer> };

/**
 * What whoever opened a preview is shown. `world`: with the values of the preview; it only says what a page looks like, and nothing that
 * decides about players or money reads it. `app`: the one whose version is tried. `notice`: markup for the document, asked for where it is written. Row SITE-06.
 */
export type Previewed = { world: World; app: string | null; notice: () => string };

/**
 * `address`: see clientAddress. `isProxyTls`: a proxy of ours says that the browser came by TLS.
 * `siteOrigin`: how the operator names this site. `session`: who has signed in, proven by a valid token of a session that is still open.
 * Null for a visitor. `isOver`: the player's own limit has ended the session of this call. `trace`: absent where nobody began one.
 */
export type Env = {
  Bindings: HttpBindings;
  Variables: {
    world: World;
    session: CallerSession | null;
    isOver: boolean;
    requestId: string;
    trace?: Trace;
    address: string;
    isProxyTls?: boolean;
    siteOrigin?: string | null;
    kept?: KeptText;
    previewed?: Previewed;
  };
};

/** The signed-in player; answers 401 for a visitor. */
export const playerOf = (c: Context<Env>): number => callerOf(c).userId;

/** The signed-in player and the session of their call. Answers 401 for a visitor, 1021 when the time is over. */
export function callerOf(c: Context<Env>): CallerSession {
  const session = c.get('session');
  if (session === null) throw c.get('isOver') ? sessionOver() : unauthorized();
  return session;
}

/** The world as the page of this caller is told of it. */
export const shownWorld = (c: Context<Env>): World => c.get('previewed')?.world ?? c.get('world');

/** A header that the answer depends on: what a cache keeps of it is for the same header alone. */
export function variesBy(c: Pick<Context, 'header'>, ...names: readonly string[]): void {
  for (const name of names) c.header('Vary', name, { append: true });
}

/** Two-letter language of a call: query `lng` or `lang`, else X-Language, else English. */
export function languageOf(c: Context<Env>): string {
  const named = c.req.query('lng') ?? c.req.query('lang');
  if (named === undefined) variesBy(c, headerNames.language);
  const asked = named ?? c.req.header(headerNames.language) ?? '';
  return /^[a-z]{2}$/.test(asked) ? asked : 'en';
}

export type Page = { page: number; pageSize: number };

/** Which page of a list a call asks for: from 1, at most 100 rows. */
export function pageOf(c: Context<Env>): Page {
  const whole = (name: string, otherwise: number) => {
    const value = Number(c.req.query(name) ?? otherwise);
    return Number.isSafeInteger(value) && value > 0 ? value : otherwise;
  };
  return { page: whole('page', 1), pageSize: Math.min(100, whole('pageSize', 20)) };
}
