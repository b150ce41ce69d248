import { Hono } from 'hono';

import { limitFacts } from '../coupon/index.ts';
import type { Env } from '../http/context.ts';
import { houseName } from '../site/index.ts';
import { rulesView } from './rules-view.ts';

const root = '/content-api/v1/views/rules';

/** Pages that this backend draws itself: remote views. Spec: shell §7. */
export function viewRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get(`${root}/:language{[a-z]{2}}/information/rules/:group/:part?`, (c) => {
    c.header('Cache-Control', 'public, max-age=60');
    const world = c.get('world');
    return c.json(rulesView(c.req.path.slice(root.length), houseName(world), limitFacts(world)));
  });
  return routes;
}
