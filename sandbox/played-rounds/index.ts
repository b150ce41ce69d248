import { Hono } from 'hono';

import type { Area } from '../area/index.ts';
import type { Env } from '../http/context.ts';
import { historyView } from './history.ts';

/** GET rounds: everything that a player has played, alone and with everybody. Rows CAS-30, FAIR-17. */
function playedRoundRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/games-api/v1/rounds', (c) => c.json(historyView(c)));
  return routes;
}

export const playedRoundsArea: Area = {
  routes: () => [playedRoundRoutes()],
};
