import { Hono } from 'hono';

import type { Env } from '../http/context.ts';
import { totoControlRoutes } from '../toto/index.ts';
import { tournamentControlRoutes } from '../tournaments/index.ts';
import type { Worlds } from '../worlds/index.ts';
import { cashierControlRoutes } from './cashier-routes.ts';
import { type PspBend, pspControlRoutes } from './psp-routes.ts';
import { stageRoutes, worldRoutes } from './routes.ts';
import { userRoutes } from './user-routes.ts';

export type { PspBend };

export function controlRoutes(worlds: Worlds, bendPsp: PspBend | null): Hono<Env> {
  const routes = new Hono<Env>();
  for (const area of [
    worldRoutes(worlds),
    stageRoutes(),
    userRoutes(),
    pspControlRoutes(bendPsp),
    cashierControlRoutes(),
    totoControlRoutes(),
    tournamentControlRoutes(),
  ])
    routes.route('/', area);
  return routes;
}
