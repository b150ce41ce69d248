import { Hono } from 'hono';

import { noSessionLimit } from '../../contracts/session-limit.ts';
import { callerOf, type Env, playerOf } from '../http/context.ts';
import { clientLimits } from '../protection/raw.ts';
import { requireSessionTime } from './session-limit.ts';

/** Spec: coupon §3, api §6. */
export function limitRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/limit-service-api/limit/external/web/api/v1/clientlimits', (c) =>
    c.json({ data: clientLimits(c.get('world'), playerOf(c)) }),
  );
  routes.post('/limit-service-api/api/external/web/v3/ping', (c) => {
    const remaining = requireSessionTime(c.get('world'), callerOf(c));
    return c.json({ data: { remaining: remaining ?? noSessionLimit } });
  });
  return routes;
}
