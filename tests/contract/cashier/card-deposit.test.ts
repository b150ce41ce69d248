import { randomUUID } from 'node:crypto';

import Stripe from 'stripe';
import { expect, test } from 'vitest';

import type { PayMethod } from '../../../contracts/cashier.ts';
import type { Statement } from '../../../contracts/statement.ts';
import { base, cardPlayer, goBack, pays, sayAtBank, typeCard, until } from '../support/card-support.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const enter = async () => cardPlayer(await server.enter());
type Stage = Awaited<ReturnType<typeof enter>>;

test('[PAY-05] [PAY-07] [PAY-09] a card is typed at the provider, who tells us, and the money comes once', async () => {
  const { client, begin, reaches } = await enter();
  const before = await moneyOf(client);
  const { id, page } = await begin();
  expect(new URL(page).origin).not.toBe(client.origin);
  const { text } = await typeCard(page, pays);
  await reaches(id, 'succeeded');
  expect(await goBack(client, text)).toBe(`/en/office/recharge?payment=${id}`);
  expect(await moneyOf(client)).toBe(before + 50);
  expect((await typeCard(page, pays)).text).toContain('This payment is closed');
  expect(await moneyOf(client)).toBe(before + 50);
});

test('[PAY-16] the statement names the deposit of a card by its number, and what its bank took back of it', async () => {
  const { client, accountId, begin, reaches } = await enter();
  const { id, page } = await begin();
  await typeCard(page, '4000 0000 0000 0259');
  const { number } = await reaches(id, 'charged_back');
  const span = `account=${String(accountId)}&from=0&to=4000000000`;
  const { rows } = (await client.get<{ data: Statement }>(`/office-api/v1/statement?${span}`)).body.data;
  const named = rows.flatMap(({ kind, number: own }) => (kind.startsWith('deposit') ? [[kind, own]] : []));
  expect(named).toEqual([
    ['deposit', number],
    ['deposit-return', number],
  ]);
});

test('[PAY-05] a card that asks its holder: their bank, a refusal, another try, and back', async () => {
  const { begin, reaches, seen } = await enter();
  const { id, page } = await begin();
  const asked = await typeCard(page, '4000 0027 6000 3184');
  expect(asked.url).toContain('/3ds/');
  expect(await sayAtBank(asked.url, 'no')).toContain('Card declined');
  expect((await seen(id)).state).toBe('needs_action');
  const again = await typeCard(page, '4000 0027 6000 3184');
  await sayAtBank(again.url, 'yes');
  await reaches(id, 'succeeded');
});

test('[PAY-09] wrong fields are named, and neither number nor code stands on the page again', async () => {
  const { begin } = await enter();
  const { page } = await begin();
  const { text } = await typeCard(page, '4242 4242 4242 4241');
  expect(text).toContain('Invalid card number');
  expect(text).toContain('value="12/40"');
  expect(text).not.toMatch(/4241|value="123"/);
  for (const name of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name']) expect(text).toContain(`autocomplete="${name}"`);
  const { headers } = await fetch(page);
  expect(headers.get('Content-Security-Policy')).toMatch(
    /default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/,
  );
});

/** The twelve faults: each ends with the money credited once, and with what the server says. */
const faults: [string, (stage: Stage) => Promise<unknown>][] = [
  [
    'the answer to our call is lost',
    ({ meet }) => meet({ calls: [{ path: '/v1/checkout/sessions', when: 'after', drop: true, times: 2 }] }),
  ],
  [
    'the provider is down when we call',
    ({ meet }) => meet({ calls: [{ path: '/v1/checkout/sessions', status: 503, times: 2 }] }),
  ],
  ['the provider is slow', ({ meet }) => meet({ latencyMs: 300 })],
  ['an event comes twice', ({ meet }) => meet({ hooks: [{ type: 'payment_intent.succeeded', do: 'twice' }] })],
  [
    'an event is forged before the true one',
    ({ meet }) => meet({ hooks: [{ type: 'payment_intent.succeeded', do: 'forged' }] }),
  ],
  [
    'an event is signed ten minutes ago',
    ({ meet }) => meet({ hooks: [{ type: 'payment_intent.succeeded', do: 'old' }] }),
  ],
  ['an event names another sum', ({ meet }) => meet({ hooks: [{ type: 'payment_intent.succeeded', do: 'sum' }] })],
  [
    'an event names another currency',
    ({ meet }) => meet({ hooks: [{ type: 'payment_intent.succeeded', do: 'currency' }] }),
  ],
  [
    'an event comes after later ones',
    ({ meet }) => meet({ hooks: [{ type: 'payment_intent.created', do: 'late', delayMs: 300 }] }),
  ],
  [
    'an event comes late',
    ({ meet }) => meet({ hooks: [{ type: 'payment_intent.succeeded', do: 'late', delayMs: 300 }] }),
  ],
  [
    'no event ever comes, and the payer does not come back',
    ({ meet }) => meet({ hooks: [{ type: 'payment_intent.succeeded', do: 'never' }] }),
  ],
  [
    'our door fails once',
    ({ client }) =>
      client.other().call('POST', '/sandbox-api/v1/faults', [{ path: '/psp-hooks/v1/card', status: 500 }], {
        'X-Sandbox-World': 'main',
      }),
  ],
];

test.each(faults)(
  '[PAY-04] [PAY-07] %s: one deposit, one credit, and the server says so',
  { timeout: 40_000 },
  async (name, arrange) => {
    const stage = await enter();
    const { client, pay, reaches, seen } = stage;
    const before = await moneyOf(client);
    await arrange(stage);
    const { id } = (await pay()).body.data;
    // What is asked again waits by the clock of the world.
    const deposit = await until(
      async () => {
        if ((await seen(id)).state === 'created') await client.control('POST', 'clock', { advance: 2 });
        return seen(id);
      },
      ({ state }) => state === 'needs_action',
    );
    const led = await fetch(client.origin + (deposit.action?.url ?? ''), {
      redirect: 'manual',
      headers: { 'X-Sandbox-World': client.world },
    });
    await typeCard(led.headers.get('Location') ?? '', pays);
    if (name.startsWith('no event')) await client.control('POST', 'clock', { advance: 60 });
    await reaches(id, 'succeeded');
    expect(await moneyOf(client)).toBe(before + 50);
    expect((await seen(id)).steps.map(({ state }) => state)).toEqual([
      'created',
      'needs_action',
      'processing',
      'succeeded',
    ]);
  },
);

test('[PAY-07] money that comes after the time was over is credited once, and nobody can pay after it', async () => {
  const { client, begin, reaches, meet, later } = await enter();
  const before = await moneyOf(client);
  const [late, never] = [await begin(), await begin(20)];
  await meet({ hooks: [{ type: 'payment_intent.succeeded', do: 'late', delayMs: 500 }] });
  await typeCard(late.page, pays);
  await later(15 * 60 + 1);
  await reaches(late.id, 'succeeded');
  await reaches(never.id, 'expired');
  await until(
    async () => (await fetch(never.page)).text(),
    (text) => text.includes('This payment is closed'),
  );
  expect(await moneyOf(client)).toBe(before + 50);
});

test('[PAY-07] [PAY-18] an event with one changed byte, or without a signature, is refused', async () => {
  const { client, begin, seen } = await enter();
  const { id } = await begin();
  const { hookSecret, account } = (
    await client.control<{ data: { hookSecret: string; account: string } }>('GET', 'psp')
  ).body.data;
  const object = {
    object: 'payment_intent',
    id: 'pi_x',
    status: 'succeeded',
    amount: 5000,
    amount_received: 5000,
    currency: 'usd',
    metadata: { deposit: id },
  };
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    account,
    data: { object },
  });
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: hookSecret });
  const send = async (body: string, signature?: string) =>
    (
      await fetch(`${client.origin}/psp-hooks/v1/card`, {
        method: 'POST',
        body,
        headers: signature === undefined ? {} : { 'Stripe-Signature': signature },
      })
    ).status;
  expect(await send(payload.replace('5000', '5001'), header)).toBe(400);
  expect(await send(payload)).toBe(400);
  expect(await send(payload, 't=1,v1=00')).toBe(400);
  const old = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: hookSecret,
    timestamp: Math.floor(Date.now() / 1000) - 301,
  });
  expect(await send(payload, old)).toBe(400);
  expect((await seen(id)).state).toBe('needs_action');
  expect(await send(payload, header)).toBe(200);
  expect((await seen(id)).state).toBe('succeeded');
});

test('[PAY-01] [PAY-07] a refund takes back what it gives, in parts, and a chargeback the rest', async () => {
  const { client, begin, reaches, seen } = await enter();
  const { url, secret, account } = (
    await client.control<{ data: { url: string; secret: string; account: string } }>('GET', 'psp')
  ).body.data;
  const stripe = new Stripe(secret, {
    host: new URL(url).hostname,
    port: Number(new URL(url).port),
    protocol: 'http',
    stripeAccount: account,
  });
  const before = await moneyOf(client);
  const { id, page } = await begin();
  await typeCard(page, pays);
  await reaches(id, 'succeeded');
  const list = await stripe.checkout.sessions.retrieve(new URL(page).pathname.slice('/pay/'.length));
  const payment_intent = list.payment_intent as string;
  await stripe.refunds.create({ payment_intent, amount: 2000 });
  await until(
    () => moneyOf(client),
    (money) => money === before + 30,
  );
  expect((await seen(id)).state).toBe('succeeded');
  await stripe.refunds.create({ payment_intent });
  await reaches(id, 'refunded');
  expect(await moneyOf(client)).toBe(before);
});

test('[PAY-01] a payer whose bank takes the money back: it leaves the account', async () => {
  const { client, begin, reaches } = await enter();
  const before = await moneyOf(client);
  const { id, page } = await begin();
  await typeCard(page, '4000 0000 0000 0259');
  await reaches(id, 'charged_back');
  expect(await moneyOf(client)).toBe(before);
});

test('[PAY-02] a card is offered for currencies that its provider counts as we do', async () => {
  const client = await server.enter();
  const { accountId } = await cardPlayer(client, 'KWD');
  const { body } = await client.get<{ data: { id: string; why?: string }[] }>(
    `/recharge-api/v1/methods?accountId=${String(accountId)}`,
  );
  expect(body.data.find(({ id }) => id === 'card')).toMatchObject({ why: 'currency' });
});

test('[PAY-19] a saved card is known by four digits and pays without being typed, until it is removed', async () => {
  const stage = await enter();
  const { client, accountId, pay, reaches } = stage;
  const saved = async () => {
    const { body } = await client.get<{ data: PayMethod[] }>(`${base}/methods?accountId=${String(accountId)}`);
    return body.data.find(({ id }) => id === 'card')?.saved ?? [];
  };
  const { id, page } = await stage.begin(50, { isSaved: true });
  await typeCard(page, pays);
  await reaches(id, 'succeeded');
  const [card] = await until(saved, (cards) => cards.length > 0);
  expect(card).toEqual({ id: expect.any(String) as string, last4: '4242', expires: '12/40' });
  const before = await moneyOf(client);
  const again = (await pay(20, { savedId: card?.id })).body.data;
  await reaches(again.id, 'succeeded');
  expect(await moneyOf(client)).toBe(before + 20);
  expect((await enterOther(client, card?.id ?? '')).code).toBe(1);
  expect((await client.call('DELETE', `${base}/cards/${card?.id ?? ''}`)).status).toBe(204);
  expect(await saved()).toEqual([]);
  expect((await pay(20, { savedId: card?.id })).body.code).toBe(1);
  expect((await client.call('DELETE', `${base}/cards/${card?.id ?? ''}`)).status).toBe(404);
});

/** Another player of the same world tries the card. */
async function enterOther(client: Client, savedId: string) {
  const other = await cardPlayer(client.other());
  return (await other.pay(20, { savedId })).body;
}

test('[PAY-19] [PAY-05] a saved card that asks its holder, and is refused there, ends the deposit: nothing was taken', async () => {
  const stage = await enter();
  const { client, accountId, pay, reaches } = stage;
  const first = await stage.begin(50, { isSaved: true });
  await sayAtBank((await typeCard(first.page, '4000 0027 6000 3184')).url, 'yes');
  await reaches(first.id, 'succeeded');
  const saved = async () =>
    (await client.get<{ data: PayMethod[] }>(`${base}/methods?accountId=${String(accountId)}`)).body.data.find(
      ({ id }) => id === 'card',
    )?.saved ?? [];
  const [card] = await until(saved, (cards) => cards.length > 0);
  const before = await moneyOf(client);
  const { id } = (await pay(20, { savedId: card?.id })).body.data;
  const page = await stage.pageOf(id);
  expect(await goBack(client, await sayAtBank(page, 'no'))).toContain(id);
  await reaches(id, 'failed');
  expect(await moneyOf(client)).toBe(before);
});
