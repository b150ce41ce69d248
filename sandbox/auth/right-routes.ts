import { Hono } from 'hono';

import { AccountRightsRequest } from '../../contracts/auth.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { operatorOnly } from '../operator-acts/operator-only.ts';
import { updateUser, userById } from './users.ts';

/** Lets an operator say which rights an account has. `token`: OPERATOR_TOKEN; without it the call does not exist. */
export function rightRoutes(token: string | null): Hono<Env> {
  const routes = new Hono<Env>();
  routes.put('/operator-api/v1/users/:id{\\d+}/rights', operatorOnly(token), async (c) => {
    const { rights } = await readBody(c, AccountRightsRequest);
    const { db } = c.get('world');
    const userId = Number(c.req.param('id'));
    if (userById(db, userId) === null) throw notFound('This player');
    updateUser(db, userId, { rights });
    return c.body(null, 204);
  });
  return routes;
}
