import { Hono } from 'hono';

import { type Env, playerOf } from '../http/context.ts';
import { paymentsOf } from './payments.ts';

/** Payments of the player's team. We chose the paths: the specification shows the record alone. Spec: shell §3. */
export function teamCashRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/web-api/team-cash/payments', (c) => {
    const whole = (name: string, otherwise: number) => Math.max(1, Math.trunc(Number(c.req.query(name))) || otherwise);
    const page = { page: whole('page', 1), pageSize: Math.min(100, whole('pageSize', 20)) };
    const { payments, total } = paymentsOf(c.get('world'), playerOf(c), page);
    return c.json({ data: payments, total_count: total });
  });
  return routes;
}
