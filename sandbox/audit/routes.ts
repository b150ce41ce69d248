import { Hono } from 'hono';

import type { Env } from '../http/context.ts';
import { operatorOnly } from '../operator-acts/operator-only.ts';
import { auditAside } from './aside.ts';

/** Lets an operator compare the books with each other. `token`: OPERATOR_TOKEN; without it the call does not exist. */
export function auditRoutes(token: string | null): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/operator-api/v1/audit', operatorOnly(token), async (c) => {
    const findings = await auditAside(c.get('world').db);
    return c.json({ data: { isInOrder: findings.length === 0, findings } });
  });
  return routes;
}
