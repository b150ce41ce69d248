import { Hono } from 'hono';

import { type Env, playerOf } from '../http/context.ts';
import { joinPartners, takeEarned } from './acts.ts';
import { partnerOf } from './view.ts';

const root = '/office-api/v1/partner';

/** The partner programme: joining, what came of the link, taking what was earned. Decision D-206. */
export function partnerRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get(root, (c) => c.json({ data: partnerOf(c.get('world'), playerOf(c)) }));
  routes.post(`${root}/join`, (c) => {
    joinPartners(c.get('world'), playerOf(c));
    return c.json({ data: partnerOf(c.get('world'), playerOf(c)) });
  });
  routes.post(`${root}/take`, (c) => {
    takeEarned(c.get('world'), playerOf(c));
    return c.json({ data: partnerOf(c.get('world'), playerOf(c)) });
  });

  return routes;
}
