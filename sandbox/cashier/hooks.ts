import { Hono } from 'hono';
import type Stripe from 'stripe';

import { errorCodes } from '../../contracts/common.ts';
import { raiseAlarm } from '../alarms/index.ts';
import { sql, transaction } from '../db/index.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { applyPayment, applyReversal, type Oddity } from './card-apply.ts';
import { ChargeFacts, DisputeFacts, PaymentFacts } from './card-facts.ts';
import { clientOf, worldOfAccount } from './provider.ts';

/** An event is signed so long ago at most, and so long its number is remembered. Row PAY-07. */
const [toleranceSec, rememberMs] = [300, 30 * 24 * 3_600_000];

/** Applies an event in a transaction of its own, together with its number: the answer goes out after the commit. */
export function takeEvent(
  world: World,
  { id, data }: Pick<Stripe.Event, 'id' | 'data'>,
  take: Take = takeDeposit,
): Oddity {
  const { db, clock } = world;
  return transaction(db, () => {
    sql(db, 'DELETE FROM psp_event WHERE at < ?').run(clock.now() - rememberMs);
    const isNew = sql(db, 'INSERT OR IGNORE INTO psp_event (id, at) VALUES (?, ?)').run(id, clock.now()).changes > 0;
    return isNew ? take(world, data.object) : null;
  });
}

/** Applies an event to its object. */
type Take = (world: World, object: unknown) => Oddity;

function takeDeposit(world: World, object: unknown): Oddity {
  const payment = PaymentFacts.safeParse(object);
  if (payment.success) return applyPayment(world, payment.data);
  const charge = ChargeFacts.safeParse(object);
  if (charge.success) {
    const { payment_intent, currency, amount_refunded } = charge.data;
    return applyReversal(world, { payment: payment_intent, currency, minor: amount_refunded, to: 'refunded' });
  }
  const dispute = DisputeFacts.safeParse(object);
  if (dispute.success) {
    const { payment_intent, currency, amount } = dispute.data;
    return applyReversal(world, { payment: payment_intent, currency, minor: amount, to: 'charged_back' });
  }
  return null;
}

/**
 * Where the provider tells what happened. Signed over the raw body; answered after the commit. `takePayout`: handles
 * events about payouts. Row PAY-07.
 */
export function pspHookRoutes(worlds: { main: World; get: (id: string) => World | null }, takePayout: Take): Hono<Env> {
  const take: Take = (world, object) => takeDeposit(world, object) ?? takePayout(world, object);
  const routes = new Hono<Env>();
  routes.post('/psp-hooks/v1/card', async (c) => {
    const { provider } = worlds.main;
    if (provider === null) throw notFound();
    const raw = Buffer.from(await c.req.arrayBuffer());
    const client = await clientOf(provider);
    let event: Stripe.Event;
    try {
      const signature = c.req.header('Stripe-Signature') ?? '';
      event = client.webhooks.constructEvent(raw, signature, provider.hookSecret, toleranceSec);
    } catch {
      throw new ApiFailure(400, errorCodes.validation, 'This event is not signed by the provider.');
    }
    const world = worlds.get(worldOfAccount(event.account));
    // The world of a test may be gone.
    const oddity = world === null ? null : takeEvent(world, event, take);
    if (world !== null && oddity !== null)
      raiseAlarm(world, { source: 'provider', subject: `event ${event.id}`, message: oddity });
    return c.json({ received: true });
  });
  return routes;
}
