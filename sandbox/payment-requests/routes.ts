import { Hono } from 'hono';

import { NewPaymentRequest } from '../../contracts/payment-requests.ts';
import { readBody } from '../http/body.ts';
import { type Env, languageOf, pageOf, playerOf } from '../http/context.ts';
import { createRequest } from './create.ts';
import { paymentFor, paymentsFor } from './payments.ts';
import { requestsOf } from './store.ts';
import { topicsIn } from './topics.ts';

const base = '/office-api/v1/payment-requests';

/** What players ask about their payments, by topic. Spec: api §9, row OFFICE-12. */
export function paymentRequestRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get(base, (c) => {
    const page = pageOf(c);
    const { list, total } = requestsOf(c.get('world'), playerOf(c), page, languageOf(c));
    return c.json({ data: list, total_count: total, ...page });
  });
  routes.get(`${base}/topics`, (c) => {
    playerOf(c);
    return c.json({ data: topicsIn(languageOf(c)) });
  });
  routes.get(`${base}/topics/:topicId{\\d+}/transactions`, (c) => {
    const page = pageOf(c);
    const { list, total } = paymentsFor(c.get('world'), playerOf(c), Number(c.req.param('topicId')), page);
    return c.json({ data: list, total_count: total, ...page });
  });
  routes.get(`${base}/topics/:topicId{\\d+}/transactions/:id`, (c) => {
    const { topicId, id } = c.req.param();
    return c.json({ data: paymentFor(c.get('world'), playerOf(c), Number(topicId), id) });
  });
  routes.post(base, async (c) => {
    const userId = playerOf(c);
    const sent = await readBody(c, NewPaymentRequest);
    return c.json({ data: createRequest(c.get('world'), userId, sent, languageOf(c)) }, 201);
  });

  return routes;
}
