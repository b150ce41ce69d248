import { Hono } from 'hono';

import type { Env } from '../http/context.ts';
import { operatorOnly } from '../operator-acts/operator-only.ts';
import { allReturns } from './returns.ts';

/** What a laboratory asks of an operator. `token`: OPERATOR_TOKEN; without it the calls do not exist. */
export function laboratoryRoutes(token: string | null): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/operator-api/v1/games/returns', operatorOnly(token), (c) =>
    c.json({ data: allReturns(c.get('world')) }),
  );
  return routes;
}
