import { Hono } from 'hono';

import { callerOf, type Env, languageOf } from '../http/context.ts';
import { overviewOf } from './view.ts';

/** The first page of the office, in one call. We chose the path. */
export function overviewRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/office-api/v1/overview', (c) => {
    return c.json({ data: overviewOf(c.get('world'), callerOf(c), languageOf(c)) });
  });
  return routes;
}
