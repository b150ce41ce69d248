import type { Context } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { z } from '../../contracts/zod.ts';
import type { Env } from './context.ts';
import { ApiFailure } from './failure.ts';

/**
 * Reads the JSON body by this schema. Answers 400 with the fields that are wrong, and ignores fields that it does not
 * know.
 */
export async function readBody<S extends z.ZodMiniType>(c: Context<Env>, schema: S): Promise<z.output<S>> {
  const text = await c.req.text();
  let raw: unknown;
  try {
    raw = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new ApiFailure(400, errorCodes.validation, 'The body is no JSON.');
  }
  const { success, data, error } = schema.safeParse(raw);
  if (success) return data;
  const errors = error.issues
    .slice(0, 3)
    .map(({ path, message }, index) => ({ field: z.core.toDotPath(path), detail: message, priority: index + 1 }));
  throw new ApiFailure(400, errorCodes.validation, 'Check the fields.', { errors });
}
