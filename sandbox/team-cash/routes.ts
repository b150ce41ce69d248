import { Hono } from 'hono';

import { type Env, pageOf, playerOf } from '../http/context.ts';
import { paymentsOf } from './payments.ts';

/** Payments of the player's team. We chose the paths: the specification shows the record alone. Spec: shell §3. */
export function teamCashRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/web-api/team-cash/payments', (c) => {
    const { payments, total } = paymentsOf(c.get('world'), playerOf(c), pageOf(c));
    return c.json({ data: payments, total_count: total });
  });
  return routes;
}
