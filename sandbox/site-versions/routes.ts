import { type Context, Hono } from 'hono';

import { TermsRequest } from '../../contracts/control.ts';
import type { PluginManifest } from '../../contracts/plugin.ts';
import { Maintenance } from '../../contracts/site.ts';
import { SiteCheckRequest, SiteUndoRequest, SiteVersionRequest } from '../../contracts/site-version.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { operatorOnly } from '../operator-acts/operator-only.ts';
import { hashOfValues } from '../site/index.ts';
import { appFaults } from './app-faults.ts';
import { changesOf, faultsIn, hashFaults } from './check.ts';
import { setMaintenance, setTerms } from './notices.ts';
import { submit } from './proposals.ts';
import { requireNone, undoOver } from './publish.ts';
import { siteHistory } from './store.ts';

const root = '/operator-api/v1/site';

/** The site configuration as versions. `token`: OPERATOR_TOKEN; without it the calls do not exist. `isAsked`: a second operator looks first. Rows SITE-01, SITE-05. */
export function siteVersionRoutes(
  token: string | null,
  isAsked: boolean,
  readManifest: (c: Context<Env>) => Promise<PluginManifest | null>,
): Hono<Env> {
  /** What a file says of itself and of the versions of apps, which only this server knows. */
  const ofFile = async (c: Context<Env>, config: Record<string, unknown>, hash: string | undefined) => [
    ...hashFaults(config, hash),
    ...appFaults(config['plugins'], (await readManifest(c))?.plugins ?? []),
  ];
  const routes = new Hono<Env>();
  routes.use(`${root}/*`, operatorOnly(token));
  routes.get(root, (c) => {
    const world = c.get('world');
    const history = siteHistory(world);
    return c.json({
      data: { version: history[0]?.version ?? 0, hash: hashOfValues(world.config), config: world.config, history },
    });
  });
  routes.post(`${root}/check`, async (c) => {
    const world = c.get('world');
    const { config, hash } = await readBody(c, SiteCheckRequest);
    const faults = [...(await ofFile(c, config, hash)), ...faultsIn(world, config)];
    return c.json({ data: { faults, changes: changesOf(world.config, config) } });
  });
  routes.post(`${root}/versions`, async (c) => {
    const world = c.get('world');
    const { config, hash, base, ...told } = await readBody(c, SiteVersionRequest);
    requireNone(await ofFile(c, config, hash));
    const { version, proposal } = submit(world, base, { ...told, authorId: null }, config, isAsked);
    return version === null ? c.json({ data: { proposal } }, 202) : c.json({ data: version }, 201);
  });
  routes.post(`${root}/undo`, async (c) => {
    const world = c.get('world');
    const { base, ...told } = await readBody(c, SiteUndoRequest);
    return c.json({ data: undoOver(world, base, told) }, 201);
  });
  routes.put(`${root}/maintenance`, async (c) => {
    setMaintenance(c.get('world'), await readBody(c, Maintenance));
    return c.body(null, 204);
  });
  routes.put(`${root}/terms`, async (c) => {
    setTerms(c.get('world'), await readBody(c, TermsRequest));
    return c.body(null, 204);
  });
  return routes;
}
