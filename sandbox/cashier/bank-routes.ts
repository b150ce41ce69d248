import { setTimeout as delay } from 'node:timers/promises';

import { type Context, Hono } from 'hono';

import { payWay } from '../../contracts/payments/index.ts';
import { consentStyle } from '../auth/consent-page.ts';
import { readFields } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { plainPolicy } from '../texts/page.ts';
import { backTo, bankPage } from './bank-page.ts';
import { askProvider } from './card.ts';
import { sendFromWallet } from './crypto.ts';
import { methodsFor, ownAccount } from './methods.ts';
import { moveDeposit } from './move.ts';
import { depositByToken, type StoredDeposit } from './store.ts';

/** The page that the player returns to asks again by itself. */
const askMs = 3000;

function depositIn(c: Context<Env>): StoredDeposit {
  const deposit = depositByToken(c.get('world'), c.req.param('token') ?? '');
  if (deposit === null) throw notFound('This payment');
  return deposit;
}

/**
 * A page of ours plays the payer's bank. Its address holds a token of this one payment, which opens nothing else. The
 * bank leads back by GET to a page that knows the payment's number only. Row PAY-05.
 */
export function bankRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/recharge-api/v1/bank.css', (c) =>
    c.body(consentStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  // Of a card: its provider's page, which leads back to the second address. There the payment is asked about first.
  routes.get('/recharge-api/v1/back/:token', async (c) => {
    const deposit = depositIn(c);
    await Promise.race([askProvider(c.get('world'), deposit.id), delay(askMs)]);
    return c.redirect(backTo(deposit), 303);
  });
  routes.get('/recharge-api/v1/bank/:token', (c) => {
    const { psp_url: page } = depositIn(c);
    if (page !== null) return c.redirect(page, 303);
    c.header('Content-Security-Policy', plainPolicy);
    c.header('X-Frame-Options', 'DENY');
    c.header('Cache-Control', 'no-store');
    return c.html(bankPage(depositIn(c)));
  });
  routes.post('/recharge-api/v1/bank/:token', async (c) => {
    const world = c.get('world');
    const deposit = depositIn(c);
    if (payWay(deposit.method).isOfProvider || world.isReal) throw notFound('This page');
    const { answer } = await readFields(c);
    if (answer === 'yes' && !sendFromWallet(world, deposit, null) && deposit.address === null)
      moveDeposit(world, deposit.id, 'processing', { dueAt: world.clock.now() + etaMs(c, deposit) });
    if (answer === 'no') moveDeposit(world, deposit.id, 'cancelled');
    if (answer === 'poor') moveDeposit(world, deposit.id, 'failed', { reason: 'money' });
    return c.redirect(backTo(deposit), 303);
  });
  return routes;
}

function etaMs(c: Context<Env>, { user_id, account_id, method }: StoredDeposit): number {
  const world = c.get('world');
  const account = ownAccount(world, user_id, account_id);
  const found = account && methodsFor(world, user_id, account).find(({ id }) => id === method);
  return (found?.etaSec ?? 0) * 1000;
}
