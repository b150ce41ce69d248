import { createMiddleware } from 'hono/factory';

import type { Env } from '../http/context.ts';
import { notFound } from '../http/failure.ts';

/** Source maps are private by default: they are served only where the operator asks for it (SOURCE_MAPS=1). */
export const sourceMaps = (isShown: boolean) =>
  createMiddleware<Env>(async (c, next) => {
    if (!isShown && /(?:\.|%2e)map$/i.test(c.req.path)) throw notFound('This file');
    await next();
  });
