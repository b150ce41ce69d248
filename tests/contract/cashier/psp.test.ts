/** The reference payment provider, driven by the official client of the wire form that it speaks. */
import Stripe from 'stripe';
import { expect, test } from 'vitest';

import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
type Where = { data: { url: string; secret: string; hookSecret: string; account: string } };

async function enter() {
  const client = await server.enter();
  const { url, secret, hookSecret, account } = (await client.control<Where>('GET', 'psp')).body.data;
  const { hostname: host, port } = new URL(url);
  const stripe = new Stripe(secret, {
    ...{ host, port: Number(port), protocol: 'http' as const, maxNetworkRetries: 0, telemetry: false },
    stripeAccount: account,
  });
  return { client, stripe, hookSecret, url, account };
}
const sum = { amount: 5000, currency: 'usd' };

test('[PAY-18] a payment is made once for one key, and the key belongs to one sum', async () => {
  const { stripe } = await enter();
  const [first, again] = [
    await stripe.paymentIntents.create(sum, { idempotencyKey: 'one' }),
    await stripe.paymentIntents.create(sum, { idempotencyKey: 'one' }),
  ];
  expect(first).toMatchObject({ object: 'payment_intent', status: 'requires_payment_method', ...sum });
  expect(again.id).toBe(first.id);
  await expect(stripe.paymentIntents.create({ ...sum, amount: 1 }, { idempotencyKey: 'one' })).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  );
  expect(await stripe.paymentIntents.retrieve(first.id)).toMatchObject({ id: first.id, amount: 5000 });
});

test('[PAY-18] a card pays, is held and captured in part, and is given back up to what was taken', async () => {
  const { stripe } = await enter();
  const made = await stripe.paymentIntents.create({ ...sum, capture_method: 'manual' });
  const held = await stripe.paymentIntents.confirm(made.id, { payment_method: 'pm_card_visa' });
  expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 5000 });
  const taken = await stripe.paymentIntents.capture(made.id, { amount_to_capture: 4000 });
  expect(taken).toMatchObject({ status: 'succeeded', amount_received: 4000 });
  expect(await stripe.refunds.create({ payment_intent: made.id, amount: 1500 })).toMatchObject({ amount: 1500 });
  await expect(stripe.refunds.create({ payment_intent: made.id, amount: 2501 })).rejects.toThrow(/more than is left/);
  await stripe.refunds.create({ payment_intent: made.id });
  expect(await stripe.charges.retrieve(taken.latest_charge as string)).toMatchObject({ refunded: true });
  await expect(stripe.paymentIntents.cancel(made.id)).rejects.toThrow(/cannot be cancelled/);
});

test('[PAY-05] [PAY-18] a card that asks its holder leads to their bank, and back by GET', async () => {
  const { stripe } = await enter();
  const back = 'http://127.0.0.1:9/back';
  const asked = await stripe.paymentIntents.create({
    ...{ ...sum, confirm: true, payment_method: 'pm_card_authenticationRequired', return_url: back },
  });
  expect(asked.status).toBe('requires_action');
  const bank = String(asked.next_action?.redirect_to_url?.url);
  expect(await (await fetch(bank)).text()).toContain('<bdi>50\u00a0USD</bdi>');
  const said = await fetch(bank, { method: 'POST', body: new URLSearchParams({ answer: 'yes' }) });
  expect(await said.text()).toContain(`content="0;url=${back}"`);
  expect((await stripe.paymentIntents.retrieve(asked.id)).status).toBe('succeeded');
});

test('[PAY-18] a refused card answers as the wire form says, and another one may pay', async () => {
  const { stripe } = await enter();
  const { id } = await stripe.paymentIntents.create(sum);
  const refused = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclinedInsufficientFunds' });
  await expect(refused).rejects.toMatchObject({ type: 'StripeCardError', decline_code: 'insufficient_funds' });
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method');
  expect((await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_mastercard' })).status).toBe('succeeded');
  const other = await stripe.paymentIntents.create(sum);
  expect(await stripe.paymentIntents.cancel(other.id)).toMatchObject({ status: 'canceled' });
});

test('[PAY-18] accounts do not see each other, and a wrong key opens nothing', async () => {
  const [one, two] = [await enter(), await enter()];
  const { id } = await one.stripe.paymentIntents.create(sum);
  await expect(two.stripe.paymentIntents.retrieve(id)).rejects.toMatchObject({ code: 'resource_missing' });
  const { hostname: host, port } = new URL(one.url);
  const stranger = new Stripe('sk_test_wrong', { host, port: Number(port), protocol: 'http', maxNetworkRetries: 0 });
  await expect(stranger.paymentIntents.retrieve(id)).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
});

test('[PAY-18] a slow answer, a lost one and a broken one: the same key finds what was made', async () => {
  const { client, stripe } = await enter();
  const path = '/v1/payment_intents';
  // The client itself tries a broken connection once more, so it breaks until told otherwise.
  const meet = (fault: object) => client.control('POST', 'psp', { calls: [{ path, times: 9, ...fault }] });
  await meet({ when: 'after', drop: true });
  const make = () => stripe.paymentIntents.create(sum, { idempotencyKey: 'lost' });
  await expect(make()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  await meet({ status: 500 });
  await expect(make()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
  await client.control('POST', 'psp', { calls: [], latencyMs: 50 });
  const [third, fourth] = [await make(), await make()];
  expect(third.id).toBe(fourth.id);
});

test('[HTTP-45] a body that is too long for the provider is refused by name, and is no fault of it', async () => {
  const { url } = await enter();
  expect((await fetch(`${url}/v1/payment_intents`, { method: 'POST', body: 'x'.repeat(40_000) })).status).toBe(413);
});
