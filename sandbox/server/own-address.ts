import { createMiddleware } from 'hono/factory';

import { errorCodes } from '../../contracts/common.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';

/** A request line may name the host too. With a name and password before the host, it makes no valid Request. */
const isNobodys = (target: string): boolean => /^[a-z]+:\/\/[^/]*@/i.test(target);

/** Refuses a request line that is no address of this server, before anything reads the request. */
export const ownAddress = createMiddleware<Env>(async (c, next) => {
  const incoming = (c.env as Partial<Env['Bindings']> | undefined)?.incoming;
  if (isNobodys(incoming?.url ?? '')) throw new ApiFailure(400, errorCodes.validation, 'This is no address.');
  await next();
});
