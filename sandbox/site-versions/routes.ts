import { Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { SiteCheckRequest, SiteUndoRequest, SiteVersionRequest } from '../../contracts/site-version.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { operatorOnly } from '../operator-acts/operator-only.ts';
import type { World } from '../world/world.ts';
import { changesOf, faultsIn } from './check.ts';
import { publishSite, siteHistory, siteVersionNow, valuesBefore } from './store.ts';

const root = '/operator-api/v1/site';

function requireNewest(world: World, base: number): void {
  if (siteVersionNow(world) !== base)
    throw new ApiFailure(409, errorCodes.conflict, 'Another version was published since. Read it first.');
}

/** A refused configuration changes nothing: the site goes on with the last one. */
function requireSound(world: World, config: Record<string, unknown>): void {
  const errors = faultsIn(world, config).map(({ path, text }) => ({ field: path, detail: text, priority: 1 }));
  if (errors.length > 0) throw new ApiFailure(400, errorCodes.validation, 'Check the fields.', { errors });
}

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
    requireNewest(world, base);
    requireSound(world, config);
    publishSite(world, told, config);
    return c.json({ data: siteHistory(world)[0] }, 201);
  });
  routes.post(`${root}/undo`, async (c) => {
    const world = c.get('world');
    const { base, ...told } = await readBody(c, SiteUndoRequest);
    requireNewest(world, base);
    const before = valuesBefore(world);
    if (before === null) throw new ApiFailure(409, errorCodes.conflict, 'Nothing was published yet.');
    publishSite(world, told, before);
    return c.json({ data: siteHistory(world)[0] }, 201);
  });
  return routes;
}
