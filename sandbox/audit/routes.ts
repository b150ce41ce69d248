import { createHash, timingSafeEqual } from 'node:crypto';

import { Hono } from 'hono';

import { clientAddress } from '../server/client-address.ts';
import type { Env } from '../server/context.ts';
import { notFound, unauthorized } from '../server/failure.ts';
import { auditBooks } from './books.ts';

const maxOfAddress = 10;
const windowSeconds = 60;
const digest = (text: string) => createHash('sha256').update(text).digest();

/** For operators: the books held against each other. `token`: OPERATOR_TOKEN; without one there is no such call. It walks everything: a few times a minute. */
export function auditRoutes(token: string | null): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/operator-api/v1/audit', (c) => {
    if (token === null) throw notFound();
    const { db, limits } = c.get('world');
    limits.count(`operator:${clientAddress(c)}`, maxOfAddress, windowSeconds);
    const said = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
    if (said === undefined || !timingSafeEqual(digest(said), digest(token))) throw unauthorized();
    const findings = auditBooks(db);
    return c.json({ data: { isInOrder: findings.length === 0, findings } });
  });
  return routes;
}
