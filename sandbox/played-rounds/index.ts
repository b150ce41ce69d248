import { Hono } from 'hono';

import type { Env } from '../http/context.ts';
import { historyView } from './history.ts';

/** GET rounds: everything that a player has played, alone and with everybody. Rows CAS-30, FAIR-17. */
export function playedRoundRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/games-api/v1/rounds', (c) => c.json(historyView(c)));
  return routes;
}
