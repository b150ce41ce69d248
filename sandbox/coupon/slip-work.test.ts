import { Hono } from 'hono';
import { expect, test } from 'vitest';

import type { Env } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { watchLoop } from '../http/loop.ts';
import { setUp, slipOf } from './player.testing.ts';
import { couponRoutes } from './routes.ts';

test('[HTTP-35] a visitor whose time of work is over gets no slip priced, nor a player their sums', async () => {
  const { world, userId, accountId, markets } = await setUp();
  watchLoop(world);
  const app = new Hono<Env>();
  let session: { userId: number } | null = null;
  app.onError((error, c) => c.body(null, error instanceof ApiFailure ? (error.status as 429) : 500));
  app.use(async (c, next) => {
    c.set('world', world);
    c.set('session', session as never);
    c.set('address', 'here');
    await next();
  });
  app.route('/', couponRoutes());
  const post = async (call: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await app.request(`/coupon-api/v1/${call}`, init)).status;
  };
  const slip = slipOf(markets.slice(0, 2), { typeId: 1 });
  expect(await post('recalculate', slip)).toBe(200);
  world.limits.add('costly-from:here', 60, 20_000);
  expect(await post('recalculate', slip)).toBe(429);
  session = { userId };
  const theirs = { ...slip, accountId };
  expect([await post('recalculate', theirs), await post('amounts', theirs)]).toEqual([200, 200]);
  world.limits.add(`costly-of:${String(userId)}`, 60, 20_000);
  expect([await post('recalculate', theirs), await post('amounts', theirs)]).toEqual([429, 429]);
});
