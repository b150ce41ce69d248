import type { Context } from 'hono';

import type { Env } from './context.ts';

/**
 * Answers 429 once `max` calls of this name came from the caller's address within `seconds`. A cookie or a session is
 * no bound, because a caller can drop it.
 */
export const limitAddress = (c: Context<Env>, name: string, max: number, seconds: number): void =>
  c.get('world').limits.count(`${name}-from:${c.get('address')}`, max, seconds);
