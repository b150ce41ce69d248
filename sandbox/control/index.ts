import { Hono } from 'hono';

import type { Env } from '../server/context.ts';
import type { Worlds } from '../world/index.ts';
import { stageRoutes, worldRoutes } from './routes.ts';
import { userRoutes } from './user-routes.ts';

export const controlRoutes = (worlds: Worlds): Hono<Env> =>
  new Hono<Env>().route('/', worldRoutes(worlds)).route('/', stageRoutes()).route('/', userRoutes());
