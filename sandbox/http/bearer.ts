import { createHash, timingSafeEqual } from 'node:crypto';

import type { Context } from 'hono';

import type { Env } from './context.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** What the caller says behind `Bearer`; empty: nothing. */
export const bearerOf = (c: Context<Env>): string =>
  /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';

/** Looks as long whatever is wrong, so nobody finds a token sign by sign. */
export const isToken = (said: string, token: string): boolean => timingSafeEqual(digest(said), digest(token));
