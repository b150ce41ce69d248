import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

import type { FindVersion } from '../area/index.ts';
import { type Env, variesBy } from '../http/context.ts';
import { neverDocument } from '../http/document-paths.ts';
import { calledOrigin } from '../http/transport.ts';
import { dropLink, givenLinks } from './cookie.ts';
import { readLink } from './link.ts';
import { noticeOf, overNotice } from './notice.ts';
import { findSubject, type Found } from './subject.ts';

/** Beside documents, what tells a page how the site looks: configuration, manifest of the apps, pictures and colours of the brand. */
const ofLooks = /^\/(?:bff-api\/config\/|plugins\/manifest\.json$|brand\/|icons\/)/;
/** Wherever a document may come, because addresses of pages have no form of their own. */
const isFollowed = (path: string): boolean => ofLooks.test(path) || !neverDocument.test(path);

/** `link`: what the browser said. `over`: this site signed it, and it does not hold any more. */
export type Opened =
  { state: 'forged' } | { state: 'over' } | { state: 'holds'; until: number; app: string | null; found: Found };

/** What a link shows at this moment. */
export async function readPreview(c: Context<Env>, given: string, findVersion: FindVersion): Promise<Opened> {
  const world = c.get('world');
  const link = readLink(world, calledOrigin(c), given);
  if (link === null) return { state: 'forged' };
  if (link.until <= world.clock.now()) return { state: 'over' };
  const found = await findSubject(world, link, findVersion);
  if (found?.mark !== link.mark) return { state: 'over' };
  const { subject, until } = link;
  return { state: 'holds', until, app: 'app' in subject ? subject.app : null, found };
}

/** What a browser has opened; a cookie that this site has not signed is none. */
async function openedBy(c: Context<Env>, findVersion: FindVersion): Promise<Opened> {
  const all = await Promise.all(givenLinks(c).map((given) => readPreview(c, given, findVersion)));
  const of = (wanted: Opened['state']) => all.find(({ state }) => state === wanted);
  return of('holds') ?? of('over') ?? { state: 'forged' };
}

const most = 20;
/** By the values that hold and the mark: a page asks several times, and brands are read once for each object. */
const kept = new WeakMap<object, Map<string, Record<string, unknown>>>();

function shownOver(held: Record<string, unknown>, { mark, show }: Found): Record<string, unknown> {
  const known = kept.get(held) ?? new Map<string, Record<string, unknown>>();
  kept.set(held, known);
  const values = known.get(mark) ?? show(held);
  if (known.size >= most) known.clear();
  known.set(mark, values);
  return values;
}

/** Shows whoever has opened a preview the site with it, in answers that no cache keeps. Row SITE-06. */
export const withPreview = (findVersion: FindVersion) =>
  createMiddleware<Env>(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead || !isFollowed(c.req.path)) return next();
    const opened = await openedBy(c, findVersion);
    if (opened.state === 'forged') return next();
    const world = c.get('world');
    const isOver = opened.state === 'over';
    const [config, app] = isOver ? [world.config, null] : [shownOver(world.config, opened.found), opened.app];
    const notice = () => {
      // An open page learns it from the next document; only then has the cookie done its work.
      if (isOver && c.req.method === 'GET') dropLink(c);
      return isOver ? overNotice(c) : noticeOf(c, opened.until);
    };
    c.set('previewed', { world: { ...world, config }, app, notice });
    // A browser may have kept the published answer under the same tag.
    for (const name of ['If-None-Match', 'If-Modified-Since']) c.req.raw.headers.delete(name);
    await next();
    c.res.headers.set('Cache-Control', 'private, no-store');
    variesBy(c, 'Cookie');
  });
