import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';

import type { Env } from '../http/context.ts';
import { isTls } from '../http/transport.ts';

/** Under TLS a browser takes a cookie of this name from nobody else: no other host of the domain, no other path. */
const nameAt = (c: Context<Env>): string => (isTls(c) ? '__Host-preview' : 'preview');

/** What stands in the cookies of this name. Without TLS other software may have set some too, and they may come first. */
export function givenLinks(c: Context<Env>): string[] {
  const start = `${nameAt(c)}=`;
  return (c.req.header('Cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .flatMap((pair) => (pair.startsWith(start) ? [pair.slice(start.length)] : []));
}

/** Out of reach of scripts. `maxAge`: seconds. */
export const keepLink = (c: Context<Env>, link: string, maxAge: number): void =>
  setCookie(c, nameAt(c), link, { path: '/', httpOnly: true, sameSite: 'Lax', secure: isTls(c), maxAge });

export const dropLink = (c: Context<Env>): void => void deleteCookie(c, nameAt(c), { path: '/', secure: isTls(c) });
