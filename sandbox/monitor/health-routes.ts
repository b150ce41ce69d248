import { Hono } from 'hono';

import { isWritable } from '../db/index.ts';
import type { Env } from '../http/context.ts';
import type { World } from '../world/world.ts';

/** More frequent calls get the last answer, because each look is a write. */
const readyMs = 1000;

/**
 * `/health/live`: the process answers, whatever the database does, so a restart would not help. `/health/ready` and `/health`: calls
 * may be sent here.
 */
export function healthRoutes(main: World, now: () => number = () => performance.now()): Hono<Env> {
  let [isUp, lookedAt] = [false, -Infinity];
  const isReady = (): boolean => {
    if (now() - lookedAt >= readyMs) [isUp, lookedAt] = [isWritable(main.db), now()];
    return isUp;
  };
  const routes = new Hono<Env>();
  routes.get('/health/live', (c) => c.json({ status: 'ok' }));
  for (const path of ['/health', '/health/ready'])
    routes.get(path, (c) => {
      const isFit = isReady();
      return c.json({ status: isFit ? 'ok' : 'database' }, isFit ? 200 : 503);
    });
  return routes;
}
