import { Hono } from 'hono';

import { type Env, languageOf, pageOf, playerOf } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { pushPlayer } from '../push/player.ts';
import { aboutIn, findMessages } from './find.ts';
import { markAllRead, markRead, messagesOf, unreadOf } from './store.ts';

/** Messages of the site to the player. Spec: api §9. */
export function messageRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/office-api/v1/messages', (c) => {
    const page = pageOf(c);
    const { db } = c.get('world');
    const before = c.req.query('before');
    const asked = {
      ...{ about: aboutIn(c.req.query('about')), q: c.req.query('q') ?? '' },
      before: before !== undefined && /^\d{1,15}$/.test(before) ? Number(before) : null,
    };
    const { list, counts } = findMessages(messagesOf(db, playerOf(c)), asked, languageOf(c));
    const data = list.slice((page.page - 1) * page.pageSize, page.page * page.pageSize);
    return c.json({ data, total_count: list.length, unread_count: unreadOf(db, playerOf(c)), counts, ...page });
  });
  routes.post('/office-api/v1/messages/:id{\\d+}/read', (c) => {
    if (!markRead(c.get('world').db, playerOf(c), Number(c.req.param('id')))) throw notFound('This message');
    pushPlayer(c.get('world'), playerOf(c), 'config');
    return c.body(null, 204);
  });

  routes.post('/office-api/v1/messages/read', (c) => {
    markAllRead(c.get('world').db, playerOf(c));
    pushPlayer(c.get('world'), playerOf(c), 'config');
    return c.body(null, 204);
  });

  return routes;
}
