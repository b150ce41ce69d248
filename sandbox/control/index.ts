import { Hono } from 'hono';

import type { Env } from '../http/context.ts';
import type { Worlds } from '../worlds/index.ts';
import { stageRoutes, worldRoutes } from './routes.ts';
import { userRoutes } from './user-routes.ts';

export function controlRoutes(worlds: Worlds): Hono<Env> {
  const routes = new Hono<Env>();
  for (const area of [worldRoutes(worlds), stageRoutes(), userRoutes()]) routes.route('/', area);
  return routes;
}
