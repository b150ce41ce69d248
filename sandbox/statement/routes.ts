import { type Context, Hono } from 'hono';

import { ownAccount } from '../cashier/index.ts';
import { type Env, pageOf, playerOf } from '../http/context.ts';
import { notFound, wrongField } from '../http/failure.ts';
import { momentOf, spanOf } from '../http/span.ts';
import { paidSince } from './paid.ts';
import { paymentById, paymentsOf } from './payments.ts';
import { statementOf } from './read.ts';

const weekSec = 7 * 24 * 3600;

/** The account that the query names. Throws when the player has no such one. */
function accountAsked(c: Context<Env>) {
  const account = ownAccount(c.get('world'), playerOf(c), Number(c.req.query('account')));
  if (account === null) throw wrongField('account', 'field_error_required');
  return account;
}

/** What moved on an account of the player, and their payments. Spec: api §9, rows PAY-16, OFFICE-05. */
export function statementRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/office-api/v1/statement', (c) => {
    const world = c.get('world');
    const account = accountAsked(c);
    // What happens in this very second is part of it.
    const to = momentOf(c, 'to', Math.floor(world.clock.now() / 1000) + 1);
    return c.json({ data: statementOf(world, account, { from: momentOf(c, 'from', Math.max(0, to - weekSec)), to }) });
  });
  routes.get('/office-api/v1/statement/paid', (c) =>
    c.json({ data: paidSince(c.get('world'), accountAsked(c), momentOf(c, 'from', 0)) }),
  );
  routes.get('/office-api/v1/history/payments', (c) => {
    const page = pageOf(c);
    const asked = c.req.query('kind');
    const kind = asked === 'deposit' || asked === 'withdrawal' ? asked : null;
    const { list, total } = paymentsOf(c.get('world'), { userId: playerOf(c), kind, ...spanOf(c) }, page);
    return c.json({ data: list, total_count: total, ...page });
  });
  routes.get('/office-api/v1/history/payments/:id', (c) => {
    const payment = paymentById(c.get('world'), playerOf(c), c.req.param('id'));
    if (payment === null) throw notFound('This payment');
    return c.json({ data: payment });
  });
  return routes;
}
