import { Hono } from 'hono';

import { type Env, playerOf } from '../http/context.ts';
import { takeReward } from './take.ts';
import { rewardsOf } from './view.ts';

const root = '/office-api/v1/rewards';

/** What a player has earned, and taking it. Spec: api §9. */
export function rewardRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get(root, (c) => c.json({ data: rewardsOf(c.get('world'), playerOf(c)) }));
  routes.post(`${root}/:id/take`, (c) => {
    takeReward(c.get('world'), playerOf(c), c.req.param('id'));
    return c.json({ data: rewardsOf(c.get('world'), playerOf(c)) });
  });

  return routes;
}
