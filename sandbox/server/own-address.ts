import { createMiddleware } from 'hono/factory';

import { ERROR_CODE } from '../../contracts/common.ts';
import type { Env } from './context.ts';
import { ApiFailure } from './failure.ts';

/** A request line may name the host too; with a name and password before it, no Request can be made of it. */
const isNobodys = (target: string): boolean => /^[a-z]+:\/\/[^/]*@/i.test(target);

/** Refuses a request line that is no address of this server, before anything reads the request. */
export const ownAddress = createMiddleware<Env>(async (c, next) => {
  const incoming = (c.env as Partial<Env['Bindings']> | undefined)?.incoming;
  if (isNobodys(incoming?.url ?? '')) throw new ApiFailure(400, ERROR_CODE.validation, 'This is no address.');
  await next();
});
