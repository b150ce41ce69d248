import { Hono } from 'hono';

import { SiteCheckRequest, SiteUndoRequest, SiteVersionRequest } from '../../contracts/site-version.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { operatorOnly } from '../operator-acts/operator-only.ts';
import { changesOf, faultsIn } from './check.ts';
import { publishOver, undoOver } from './publish.ts';
import { siteHistory } from './store.ts';

const root = '/operator-api/v1/site';

/** The site configuration as versions. `token`: OPERATOR_TOKEN; without it the calls do not exist. Row SITE-01. */
export function siteVersionRoutes(token: string | null): Hono<Env> {
  const routes = new Hono<Env>();
  routes.use(`${root}/*`, operatorOnly(token));
  routes.get(root, (c) => {
    const world = c.get('world');
    const history = siteHistory(world);
    return c.json({ data: { version: history[0]?.version ?? 0, config: world.config, history } });
  });
  routes.post(`${root}/check`, async (c) => {
    const world = c.get('world');
    const { config } = await readBody(c, SiteCheckRequest);
    return c.json({ data: { faults: faultsIn(world, config), changes: changesOf(world.config, config) } });
  });
  routes.post(`${root}/versions`, async (c) => {
    const world = c.get('world');
    const { config, base, ...told } = await readBody(c, SiteVersionRequest);
    return c.json({ data: publishOver(world, base, told, config) }, 201);
  });
  routes.post(`${root}/undo`, async (c) => {
    const world = c.get('world');
    const { base, ...told } = await readBody(c, SiteUndoRequest);
    return c.json({ data: undoOver(world, base, told) }, 201);
  });
  return routes;
}
