import { Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { PublishRequest } from '../../contracts/plugin-publish.ts';
import { strayKeys } from '../../contracts/stray-keys.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure, wrongField } from '../http/failure.ts';
import { fileOf, type ServedFile } from '../static/files.ts';
import { forGood, send } from '../static/send.ts';
import { refuseClashes } from './clashes.ts';
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
    // For whom an app is meant, this server would not tell: pages would show it to everybody.
    const sent: { entry: unknown } = await c.req.json();
    const [stray] = strayKeys(sent.entry, request.entry);
    if (stray !== undefined) throw wrongField(`entry.${stray.join('.')}`, 'is no field of an entry.');
    const built = (await current.readBuilt(world)) ?? { version: 1, plugins: [] };
    const { entry, files } = acceptVersion(id, version, request, readHostOffer(dist));
    await refuseClashes(entry, currentEntries(current.sourcesOf(world, built)), dist);
    const isShipped = built.plugins.some((other) => other.id === id && other.version === version);
    if (isShipped || !published.add(entry, files))
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
