import { Hono } from 'hono';

import type { PriceHistoryAnswer } from '../../contracts/price-history.ts';
import type { z } from '../../contracts/zod.ts';
import { type Env, languageOf } from '../http/context.ts';
import { costly } from '../http/costly.ts';
import { notFound } from '../http/failure.ts';
import { workedInTurns } from '../http/in-turns.ts';
import type { World } from '../world/world.ts';
import { priceHistory } from './history.ts';
import { createPast } from './past.ts';

const pasts = new WeakMap<World, ReturnType<typeof createPast>>();

function pastOf(world: World) {
  const past = pasts.get(world) ?? createPast(world.simulator);
  pasts.set(world, past);
  return past;
}

const numberOf = (text: string): number => (/^\d{1,16}$/.test(text) ? Number(text) : 0);

/** GET odds-history: how prices went, of outcomes of one match. Row MEDIA-13. */
export function priceHistoryRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/feed-api/v1/odds-history', async (c) => {
    const world = c.get('world');
    const { simulator, prices, clock } = world;
    const marketIds = (c.req.query('markets') ?? '').slice(0, 400).split('.').map(numberOf);
    const since = numberOf(c.req.query('since') ?? '');
    const lng = languageOf(c);
    const deps = { simulator, prices, past: pastOf(world), now: clock.now(), lng };
    const name = `history ${JSON.stringify([marketIds, since, lng])}`;
    const data = await costly(c, name, () => workedInTurns(priceHistory(marketIds, since, deps)));
    if (data === null) throw notFound('This match');
    c.header('Cache-Control', 'no-store');
    return c.json({ data } satisfies z.infer<typeof PriceHistoryAnswer>);
  });
  return routes;
}
