import { type Context, Hono } from 'hono';

import type { FindVersion } from '../area/index.ts';
import { readFields } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { dropLink, keepLink } from './cookie.ts';
import { openPath } from './make.ts';
import { leavePath, noticeStyle, stylePath } from './notice.ts';
import { readPreview } from './opened.ts';
import { askPage, pageStyle, pageStylePath, refusalPage } from './page.ts';

const sheet = (c: Context<Env>, text: string) =>
  c.body(text, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=300' });

/** Opens a preview after a press, and leaves it. Its cookie is out of reach of scripts and ends with the link. Row SITE-06. */
export function previewRoutes(findVersion: FindVersion): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get(stylePath, (c) => sheet(c, noticeStyle));
  routes.get(pageStylePath, (c) => sheet(c, pageStyle));
  routes.get(openPath, async (c) => {
    const link = c.req.query('link') ?? '';
    const opened = await readPreview(c, link, findVersion);
    return opened.state === 'holds'
      ? askPage(c, link, opened.until)
      : refusalPage(c, opened.state === 'over' ? 410 : 403);
  });
  routes.post(openPath, async (c) => {
    const { link = '' } = await readFields(c);
    const given = typeof link === 'string' ? link : '';
    const opened = await readPreview(c, given, findVersion);
    if (opened.state !== 'holds') return refusalPage(c, opened.state === 'over' ? 410 : 403);
    keepLink(c, given, Math.ceil((opened.until - c.get('world').clock.now()) / 1000));
    // Not a page that the service worker may have kept.
    return c.redirect('/', 303);
  });
  routes.post(leavePath, (c) => {
    dropLink(c);
    return c.redirect('/', 303);
  });
  return routes;
}
