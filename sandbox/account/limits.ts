import { Hono } from 'hono';

import type { ClientLimit } from '../../contracts/client-config.ts';
import { noSessionLimit } from '../../contracts/session-limit.ts';
import { sql } from '../db/index.ts';
import { callerOf, type Env, playerOf } from '../http/context.ts';
import type { World } from '../world/world.ts';
import { requireSessionTime } from './session-limit.ts';

const states = ['PENDING', 'ACTIVE', 'INACTIVE'] as const;

function limitsOf(world: World, userId: number): ClientLimit[] {
  const now = Math.floor(world.clock.now() / 1000);
  return sql(world.db, 'SELECT * FROM client_limit WHERE user_id = ? ORDER BY type')
    .all(userId)
    .filter((row) => row.ends_at === null || Number(row.ends_at) > now)
    .map((row) => ({
      limitType: Number(row.type),
      limitState: states.find((state) => state === row.state) ?? 'INACTIVE',
      limitValue: Number(row.value),
      startedAt: Number(row.started_at),
      endsAt: row.ends_at === null ? null : Number(row.ends_at),
    }));
}

export function setLimits(world: World, userId: number, limits: readonly ClientLimit[]): void {
  sql(world.db, 'DELETE FROM client_limit WHERE user_id = ?').run(userId);
  const add = sql(
    world.db,
    'INSERT INTO client_limit (user_id, type, state, value, started_at, ends_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (const { limitType, limitState, limitValue, startedAt, endsAt } of limits)
    add.run(userId, limitType, limitState, limitValue, startedAt, endsAt);
}

/** Spec: coupon §3, api §6. */
export function limitRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/limit-service-api/limit/external/web/api/v1/clientlimits', (c) =>
    c.json({ data: limitsOf(c.get('world'), playerOf(c)) }),
  );
  routes.post('/limit-service-api/api/external/web/v3/ping', (c) => {
    const remaining = requireSessionTime(c.get('world'), callerOf(c));
    return c.json({ data: { remaining: remaining ?? noSessionLimit } });
  });
  return routes;
}
