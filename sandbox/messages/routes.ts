import { Hono } from 'hono';

import { headerNames } from '../../contracts/common.ts';
import { pushPlayer } from '../account/push.ts';
import { type Env, languageOf, pageOf, playerOf } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { markAllRead, markRead, messagesOf, unreadOf } from './store.ts';
import { textOf } from './texts.ts';

/** Messages of the site to the player. Spec: api §9. */
export function messageRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/office-api/v1/messages', (c) => {
    const page = pageOf(c);
    const { list, total } = messagesOf(c.get('world').db, playerOf(c), page);
    const language = languageOf(c);
    c.header('Vary', headerNames.language);
    const data = list.map(({ id, at, isRead, message }) => ({
      ...{ id, kind: message.kind, at, isRead },
      ...textOf(message, language),
    }));
    return c.json({ data, total_count: total, unread_count: unreadOf(c.get('world').db, playerOf(c)), ...page });
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
