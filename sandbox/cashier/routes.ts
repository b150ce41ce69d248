import { Hono } from 'hono';

import { DepositRequest, QuoteRequest } from '../../contracts/cashier.ts';
import { headerNames } from '../../contracts/common.ts';
import { toWire } from '../account/wire.ts';
import { idempotent } from '../actions/index.ts';
import { owedIn, owedView } from '../debts/index.ts';
import { readBody } from '../http/body.ts';
import { type Env, playerOf } from '../http/context.ts';
import { notFound, wrongField } from '../http/failure.ts';
import { calledOrigin } from '../http/transport.ts';
import { whileOpen } from '../site/index.ts';
import { readAsked } from './asked.ts';
import { forgetCard } from './card-saved.ts';
import { chooseNoLimit, hasChosenLimit } from './choice.ts';
import { createDeposit } from './create.ts';
import { methodsFor, methodView, ownAccount } from './methods.ts';
import { quoteFor } from './quote.ts';
import { depositById, depositsOf, depositView } from './store.ts';
import { voucherOf } from './voucher.ts';

const base = '/recharge-api/v1';

/** Deposits. Spec: api §9, rows PAY. */
export function cashierRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get(`${base}/methods`, (c) => {
    const [world, userId] = [c.get('world'), playerOf(c)];
    const account = ownAccount(world, userId, Number(c.req.query('accountId')));
    if (account === null) throw wrongField('accountId', 'field_error_required');
    return c.json({ data: methodsFor(world, userId, account).map((method) => methodView(method, account.iso)) });
  });
  routes.get(`${base}/debt`, (c) => {
    const [world, userId] = [c.get('world'), playerOf(c)];
    const account = ownAccount(world, userId, Number(c.req.query('accountId')));
    if (account === null) throw wrongField('accountId', 'field_error_required');
    const here = toWire(owedIn(world, userId, account.iso), account.iso);
    return c.json({ data: { owed: owedView(world, userId), currency: account.iso, here } });
  });
  routes.post(`${base}/quote`, async (c) => {
    const [world, userId] = [c.get('world'), playerOf(c)];
    const body = await readBody(c, QuoteRequest);
    const voucher = body.methodId === 'voucher' ? voucherOf(world, userId, body.voucher) : null;
    return c.json({ data: quoteFor(world, userId, readAsked(world, userId, body, voucher)) });
  });
  routes.get(`${base}/payments`, (c) => {
    const world = c.get('world');
    return c.json({ data: depositsOf(world, playerOf(c)).map((deposit) => depositView(world, deposit)) });
  });
  routes.get(`${base}/payments/:id`, (c) => {
    const world = c.get('world');
    const deposit = depositById(world, c.req.param('id'));
    if (deposit?.user_id !== playerOf(c)) throw notFound('This payment');
    return c.json({ data: depositView(world, deposit) });
  });
  routes.post(`${base}/payments`, whileOpen, async (c) => {
    const [world, userId] = [c.get('world'), playerOf(c)];
    const body = await readBody(c, DepositRequest);
    return idempotent(c, c.req.header(headerNames.idempotencyKey), body, (commit) =>
      commit(() => ({
        status: 201,
        body: { data: depositView(world, createDeposit(world, userId, { ...body, origin: calledOrigin(c) })) },
      })),
    );
  });
  routes.delete(`${base}/cards/:id`, (c) => {
    if (!forgetCard(c.get('world'), playerOf(c), c.req.param('id'))) throw notFound('This card');
    return c.body(null, 204);
  });
  routes.get(`${base}/limit-choice`, (c) =>
    c.json({ data: { isChosen: hasChosenLimit(c.get('world'), playerOf(c)) } }),
  );
  routes.post(`${base}/limit-choice`, (c) => {
    chooseNoLimit(c.get('world'), playerOf(c));
    return c.json({ data: { isChosen: true } });
  });
  return routes;
}
