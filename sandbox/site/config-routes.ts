import { Hono } from 'hono';

import { housed } from '../../contracts/brand.ts';
import { type Env, languageOf, shownWorld, variesBy } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { houseName, siteConfig } from './config.ts';
import { type Dictionary, dictionary, versionOf } from './dictionaries.ts';

const listOf = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(',').filter((name) => name !== '')),
];

const withDevice = (device: string | undefined) =>
  device === 'desktop' || device === 'tablet' || device === 'mobile' ? { device } : {};

/** Configuration and texts. Spec: shell §3, api §2. */
export function configRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/bff-api/config/all.json', (c) => {
    variesBy(c, 'X-Device-Type');
    return c.json({ ...siteConfig(shownWorld(c), languageOf(c)), ...withDevice(c.req.header('X-Device-Type')) });
  });

  // A group is a named part of the whole. A group that is not configured is empty.
  routes.get('/bff-api/config/group/get', (c) => {
    const config: Record<string, unknown> = siteConfig(shownWorld(c), languageOf(c));
    const isPart = (value: unknown) => value !== null && typeof value === 'object' && !Array.isArray(value);
    const part = (name: string) => (isPart(config[name]) ? config[name] : {});
    return c.json(Object.fromEntries(listOf(c.req.query('groups')).map((name) => [name, part(name)])));
  });

  routes.get('/bff-api/dictionary', (c) => {
    const language = languageOf(c);
    const groups: Record<string, Dictionary> = {};
    const house = houseName(c.get('world'));
    for (const name of listOf(c.req.query('groups'))) {
      const texts = dictionary(language, name);
      if (texts === null) throw notFound(`The dictionary "${name.slice(0, 40)}"`);
      groups[name] = housed(texts, house);
    }
    const version = versionOf(groups);
    const etag = `"${version}"`;
    c.header('ETag', etag);
    // A caller who names the version may keep the answer for good.
    c.header('Cache-Control', c.req.query('v') === version ? 'public, max-age=31536000, immutable' : 'no-cache');
    // A compressed answer carries the tag as a weak one.
    if (c.req.header('If-None-Match')?.replace(/^W\//, '') === etag) return c.body(null, 304);
    return c.json({ data: { version, groups } });
  });

  return routes;
}
