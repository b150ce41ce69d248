import { Hono } from 'hono';

import { type Env, languageOf } from '../http/context.ts';
import { virtualView } from './view.ts';

/** GET virtual: what everybody sees of virtual sports; bets go through the coupon. Row CAS-09. */
export function virtualRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/games-api/v1/virtual', (c) => c.json({ data: virtualView(c.get('world'), languageOf(c)) }));
  return routes;
}
