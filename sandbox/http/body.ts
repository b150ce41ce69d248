import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { errorCodes } from '../../contracts/common.ts';
import { issuePaths } from '../../contracts/issue-paths.ts';
import { z } from '../../contracts/zod.ts';
import type { Env } from './context.ts';
import { ApiFailure } from './failure.ts';
import { readJson } from './json.ts';

/** Refuses a body of more bytes, whether it names its length or comes in pieces. */
export const bodyOf = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiFailure(413, 413, 'The request is too large.');
    },
  });

type Fields = Record<string, string | File>;

/** The fields of a form. An unreadable one has no fields: the call then lacks what it needs. */
export const readFields = (c: { req: Pick<Context['req'], 'parseBody'> }): Promise<Fields> =>
  c.req.parseBody<Fields>().catch(() => ({}));

/**
 * Reads the JSON body by this schema. Answers 400 with the fields that are wrong, and ignores fields that it does not
 * know.
 */
export async function readBody<S extends z.ZodMiniType>(c: Context<Env>, schema: S): Promise<z.output<S>> {
  const text = await c.req.text();
  const raw = text === '' ? {} : readJson(text);
  if (raw === undefined) throw new ApiFailure(400, errorCodes.validation, 'The body is no JSON.');
  const { success, data, error } = schema.safeParse(raw);
  if (success) return data;
  const errors = error.issues.slice(0, 3).map((issue, index) => ({
    field: z.core.toDotPath(issuePaths(issue)[0] ?? []),
    detail: issue.message,
    priority: index + 1,
  }));
  throw new ApiFailure(400, errorCodes.validation, 'Check the fields.', { errors });
}
