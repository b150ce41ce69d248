import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

import { ApiError } from '../../contracts/common.ts';
import { operationOf } from '../../contracts/openapi/index.ts';
import { isRgsPath } from '../../contracts/rgs.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure, failureBody } from '../http/failure.ts';
import type { Logger } from '../http/logger.ts';

const readJson = async (c: Context<Env>): Promise<unknown> => {
  const text = c.get('kept')?.text ?? (await c.res.clone().text());
  return JSON.parse(text) as unknown;
};

/**
 * While the control API is open, that is in tests, it compares every JSON answer with the contract. A wrong answer
 * becomes a 500 that names the field, so no test passes on it.
 */
export const answerCheck = (logger: Logger) =>
  createMiddleware<Env>(async (c, next) => {
    await next();
    const isApi = c.req.path.includes('-api/') || c.req.path === '/health' || isRgsPath(c.req.path);
    if (!isApi || !(c.res.headers.get('Content-Type') ?? '').startsWith('application/json')) return;
    const operation = operationOf(c.req.method, c.req.path);
    // An address that does not exist belongs to no call, and neither does its refusal.
    const schema = operation?.answers[c.res.status] ?? (c.res.status >= 400 ? ApiError : null);
    const problem =
      schema === null
        ? `${String(c.res.status)} is no answer of this call`
        : (schema.safeParse(await readJson(c)).error?.issues ?? [])
            .map(({ path, message }) => `${path.join('.')}: ${message}`)
            .join('; ');
    if (problem === '') return;
    const message = `${c.req.method} ${c.req.path} is off the contract: ${problem}`;
    logger.error({ message });
    const { log, clock } = c.get('world');
    log.add({ kind: 'errors', at: clock.now(), message });
    c.res = new Response(JSON.stringify(failureBody(new ApiFailure(500, 500, message), c.get('requestId'), 'en')), {
      status: 500,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    });
  });
