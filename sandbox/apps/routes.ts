import { Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { PublishRequest } from '../../contracts/plugin-publish.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { fileOf, type ServedFile } from '../server/static/files.ts';
import { forGood, send } from '../server/static/send.ts';
import type { Current, Options } from './current.ts';
import { readHostOffer } from './host-offer.ts';
import { currentEntries, versionsOf } from './manifest.ts';
import { acceptVersion } from './refusal.ts';

/** Takes what others publish, serves its files, and names it in the manifest beside what the build has made. */
export function pluginRoutes({ dist, published, logger }: Options, current: Current): Hono<Env> {
  const routes = new Hono<Env>();
  /** The same text has the same compressed forms. */
  let kept: { text: string; file: ServedFile } | null = null;

  routes.get('/plugins/manifest.json', async (c, next) => {
    const manifest = await current.readManifest(c);
    if (manifest === null) return next();
    const text = JSON.stringify(manifest);
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
    const built = (await current.readBuilt(world)) ?? { version: 1, plugins: [] };
    const { entry, files: sent } = acceptVersion(id, version, request, readHostOffer(dist));
    const isShipped = built.plugins.some((other) => other.id === id && other.version === version);
    if (isShipped || !published.add(entry, sent))
      throw new ApiFailure(409, errorCodes.conflict, `Version ${version} of "${id}" is taken. Raise the version.`);
    logger.info({ message: `Plugin "${id}" ${version} was published` });
    const sources = current.sourcesOf(world, built);
    const newest = currentEntries(sources).find((other) => other.id === id)?.version ?? '';
    return c.json(
      { data: { id, version, versions: versionsOf(id, sources).map((other) => other.version), current: newest } },
      201,
    );
  });

  return routes;
}
