import { Hono } from 'hono';

import { AgreementConfirmRequest } from '../../contracts/client-config.ts';
import { userById } from '../auth/users.ts';
import { sql } from '../db/index.ts';
import { readBody } from '../http/body.ts';
import { type Env, playerOf } from '../http/context.ts';
import type { World } from '../world/world.ts';

/** Unix seconds of the last terms that the player agreed to, by their own word or when they registered. */
function agreedTo(world: World, userId: number): number {
  const row = sql(world.db, 'SELECT updated_at FROM agreement WHERE user_id = ?').get(userId);
  if (row !== undefined) return Number(row.updated_at);
  return Math.floor((userById(world.db, userId)?.createdAt ?? 0) / 1000);
}

/** An agreement to older terms, from a page that was open before, does not undo one to newer terms. */
export function agree(world: World, userId: number, updatedAt: number): void {
  sql(
    world.db,
    `INSERT INTO agreement (user_id, updated_at) VALUES (?, ?)
     ON CONFLICT (user_id) DO UPDATE SET updated_at = MAX(updated_at, excluded.updated_at)`,
  ).run(userId, updatedAt);
}

/** The terms of the site and who has agreed to them. Spec: shell §7, api §3. */
export function agreementRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/web-api/api-v3/v2/user/agreement-rules/status', (c) => {
    const world = c.get('world');
    const userId = playerOf(c);
    return c.json({ result: agreedTo(world, userId) >= world.termsUpdatedAt, updatedAt: world.termsUpdatedAt });
  });

  // If the terms changed in between, the player has agreed to the old ones.
  routes.post('/web-api/api-v3/v2/user/agreement-rules/confirm', async (c) => {
    const world = c.get('world');
    const userId = playerOf(c);
    const { updatedAt } = await readBody(c, AgreementConfirmRequest);
    agree(world, userId, Math.min(updatedAt, world.termsUpdatedAt));
    return c.json({ data: { updatedAt } });
  });

  return routes;
}
