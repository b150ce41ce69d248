import { Hono } from 'hono';

import { type Env, pageOf, playerOf } from '../http/context.ts';
import { wrongField } from '../http/failure.ts';
import { limitHistory } from './history.ts';
import { isReviewDue, noteReview } from './review.ts';
import { summaryOf } from './summary.ts';

/** What the player did and changed. We chose the path of the history: the specification names none. Spec: api §6. */
export function recordRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/web-api/user/summary', (c) => {
    const userId = playerOf(c);
    const days = Number(c.req.query('days') ?? 30);
    if (!Number.isInteger(days) || days < 1 || days > 366) throw wrongField('days', 'field_error_required');
    return c.json({ data: summaryOf(c.get('world'), userId, days) });
  });
  routes.get('/limit-service-api/api/external/web/v3/history', (c) => {
    const userId = playerOf(c);
    const page = pageOf(c);
    const { events, total } = limitHistory(c.get('world'), userId, page);
    return c.json({ data: events, total_count: total, ...page });
  });
  routes.get('/limit-service-api/api/external/web/v3/review', (c) =>
    c.json({ data: { isDue: isReviewDue(c.get('world'), playerOf(c)) } }),
  );
  routes.post('/limit-service-api/api/external/web/v3/review', (c) => {
    noteReview(c.get('world'), playerOf(c));
    return c.body(null, 204);
  });

  return routes;
}
