import type { Context } from 'hono';

import type { Env } from './context.ts';
import { wrongField } from './failure.ts';

/** A moment of the query, Unix seconds. Throws when it is none. */
export function momentOf(c: Context<Env>, name: string, otherwise: number): number {
  const value = Number(c.req.query(name) ?? otherwise);
  if (!Number.isSafeInteger(value) || value < 0 || value > 1e11) throw wrongField(name, 'field_error_required');
  return value;
}

/** `from` and `to` of the query, Unix seconds, as ms. `to` is not part of it; what happens in this very second is. */
export function spanOf(c: Context<Env>): { from: number; to: number } {
  const end = Math.floor(c.get('world').clock.now() / 1000) + 1;
  return { from: momentOf(c, 'from', 0) * 1000, to: momentOf(c, 'to', end) * 1000 };
}
