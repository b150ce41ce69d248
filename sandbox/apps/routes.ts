import { Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import type { PluginManifest } from '../../contracts/plugin.ts';
import { PublishRequest } from '../../contracts/plugin-publish.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Logger } from '../server/logger.ts';
import { createFiles, fileOf, type ServedFile } from '../server/static/files.ts';
import { forGood, send } from '../server/static/send.ts';
import type { World } from '../world/world.ts';
import { readHostOffer } from './host-offer.ts';
import { currentEntries, versionsOf } from './manifest.ts';
import type { Published } from './published.ts';
import { acceptVersion } from './refusal.ts';

type Options = { dist: string; published: Published; logger: Logger };

/** Takes what others publish, serves its files, and names it in the manifest beside what the build has made. */
export function pluginRoutes({ dist, published, logger }: Options): Hono<Env> {
  const routes = new Hono<Env>();
  const files = createFiles(dist);
  const told = new Set<string>();
  const tell = (message: string) => {
    if (told.has(message)) return;
    told.add(message);
    logger.warn({ message });
  };
  /** Null while a build is under way: an empty manifest would take every app out of the open pages. */
  const readBuilt = async ({ plugins }: World): Promise<PluginManifest | null> => {
    const file = plugins === null ? await files('/plugins/manifest.json') : null;
    return plugins ?? (file === null ? null : (JSON.parse(file.bytes.toString('utf8')) as PluginManifest));
  };
  const sourcesOf = ({ config }: World, { plugins: shipped }: PluginManifest) => ({
    ...{ shipped, published: published.versions(), overrides: config.plugins },
    ...{ host: readHostOffer(dist), tell },
  });
  /** The same text has the same compressed forms. */
  let kept: { text: string; file: ServedFile } | null = null;

  routes.get('/plugins/manifest.json', async (c, next) => {
    const world = c.get('world');
    const built = await readBuilt(world);
    if (built === null) return next();
    const text = JSON.stringify({ ...built, plugins: currentEntries(sourcesOf(world, built)) });
    if (kept?.text !== text) kept = { text, file: fileOf('.json', Buffer.from(text)) };
    return send(c, kept.file, { 'Cache-Control': 'no-cache' });
  });

  routes.get('/plugins/:id/:version/:file', async (c, next) => {
    const { id, version, file: name } = c.req.param();
    const isThere = published.versions().some((entry) => entry.id === id && entry.version === version);
    const file = isThere ? await published.file(`/${id}/${version}/${name}`) : null;
    return file === null ? next() : send(c, file, forGood);
  });

  routes.post('/plugins-api/v1/apps/:id/:version', async (c) => {
    const { id, version } = c.req.param();
    const world = c.get('world');
    const request = await readBody(c, PublishRequest);
    const built = (await readBuilt(world)) ?? { version: 1, plugins: [] };
    const { entry, files: sent } = acceptVersion(id, version, request, readHostOffer(dist));
    const isShipped = built.plugins.some((other) => other.id === id && other.version === version);
    if (isShipped || !published.add(entry, sent))
      throw new ApiFailure(409, errorCodes.conflict, `Version ${version} of "${id}" is taken. Raise the version.`);
    logger.info({ message: `Plugin "${id}" ${version} was published` });
    const sources = sourcesOf(world, built);
    const current = currentEntries(sources).find((other) => other.id === id)?.version ?? '';
    return c.json(
      { data: { id, version, versions: versionsOf(id, sources).map((other) => other.version), current } },
      201,
    );
  });

  return routes;
}
