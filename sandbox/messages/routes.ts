import { Hono } from 'hono';

import { headerNames } from '../../contracts/common.ts';
import { type Env, languageOf, pageOf, playerOf } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { markRead, messagesOf } from './store.ts';
import { textOf } from './texts.ts';

/** Messages of the site to the player. Spec: api §9. */
export function messageRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/office-api/v1/messages', (c) => {
    const page = pageOf(c);
    const { list, total } = messagesOf(c.get('world').db, playerOf(c), page);
    const language = languageOf(c);
    c.header('Vary', headerNames.language);
    const data = list.map(({ id, at, isRead, message }) => ({ id, at, isRead, ...textOf(message, language) }));
    return c.json({ data, total_count: total, ...page });
  });
  routes.post('/office-api/v1/messages/:id{\\d+}/read', (c) => {
    if (!markRead(c.get('world').db, playerOf(c), Number(c.req.param('id')))) throw notFound('This message');
    return c.body(null, 204);
  });

  return routes;
}
