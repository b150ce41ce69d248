import { type Context, Hono } from 'hono';

import { MarketingRequest } from '../../contracts/marketing.ts';
import { readBody } from '../http/body.ts';
import { type Env, playerOf } from '../http/context.ts';
import { changeMarketing, mayChangeMarketing } from './change.ts';
import { marketingOf } from './store.ts';

const answerOf = (c: Context<Env>) => {
  const [world, userId] = [c.get('world'), playerOf(c)];
  return { data: { ...marketingOf(world, userId), canChange: mayChangeMarketing(world, userId) } };
};

/** Marketing by product and channel; four flags of the settings are views of it. We chose the path. Decision D-109. */
export function marketingRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/office-api/v1/marketing', (c) => c.json(answerOf(c)));
  routes.put('/office-api/v1/marketing', async (c) => {
    const { consent } = await readBody(c, MarketingRequest);
    changeMarketing(c.get('world'), playerOf(c), () => consent);
    return c.json(answerOf(c));
  });

  return routes;
}
