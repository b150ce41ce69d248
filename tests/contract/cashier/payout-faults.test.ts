/** What a provider that pays players may do, and where the withdrawal and its money are after it. */
import { randomUUID } from 'node:crypto';

import Stripe from 'stripe';
import { expect, test } from 'vitest';

import type { Withdrawal } from '../../../contracts/withdrawals.ts';
import { cardPlayer, until } from '../support/card-support.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const path = '/deduce-api/v1';
const walked = ['requested', 'checking', 'approved', 'sent', 'received'];

async function enter() {
  const stage = await cardPlayer(await server.enter());
  const { client, accountId, later } = stage;
  await client.nameOldBank();
  const ask = async (amount = 100): Promise<string> => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const { body } = await client.post<{ data: Withdrawal[] }>(`${path}/requests`, { accountId, amount }, headers);
    return body.data[0]?.id ?? '';
  };
  const seen = async (id: string) => (await client.get<{ data: Withdrawal }>(`${path}/requests/${id}`)).body.data;
  const reaches = (id: string, state: Withdrawal['state']) =>
    until(
      () => seen(id),
      (withdrawal) => withdrawal.state === state,
    );
  const { url, secret, account } = (
    await client.control<{ data: { url: string; secret: string; account: string } }>('GET', 'psp')
  ).body.data;
  const { hostname: host, port } = new URL(url);
  const stripe = new Stripe(secret, { host, port: Number(port), protocol: 'http', stripeAccount: account });
  const payouts = async () => (await stripe.payouts.list()).data;
  const sendBack = async () => {
    const [payout] = await until(payouts, ({ length }) => length > 0);
    await stripe.rawRequest(
      'POST',
      `/v1/test_helpers/payouts/${payout?.id ?? ''}/fail`,
      {},
      { stripeAccount: account },
    );
  };
  return { ...stage, ask, seen, reaches, payouts, sendBack, send: () => later(17), arrive: () => later(62) };
}
type Stage = Awaited<ReturnType<typeof enter>>;

const hook =
  (fault: object, type = 'payout.paid') =>
  ({ meet }: Stage) =>
    meet({ hooks: [{ type, ...fault } as never] });
const call =
  (fault: object) =>
  ({ meet }: Stage) =>
    meet({ calls: [{ method: 'POST', path: '/v1/payouts', ...fault }] });

const faults: [string, (stage: Stage) => Promise<unknown>][] = [
  ['the answer to our call is lost', call({ when: 'after', drop: true, times: 2 })],
  ['the provider is down when we call', call({ status: 503, times: 2 })],
  ['the provider does not know our key for a while', call({ status: 401, times: 2 })],
  ['the provider is slow', ({ meet }) => meet({ latencyMs: 300 })],
  ['an event comes twice', hook({ do: 'twice' })],
  ['an event is forged before the true one', hook({ do: 'forged' })],
  ['an event is signed ten minutes ago', hook({ do: 'old' })],
  ['an event names another sum', hook({ do: 'sum' })],
  ['an event names another currency', hook({ do: 'currency' })],
  ['an event comes after later ones', hook({ do: 'late', delayMs: 300 }, 'payout.created')],
  ['an event comes late', hook({ do: 'late', delayMs: 300 })],
  ['no event ever comes', hook({ do: 'never' })],
  [
    'our door fails once',
    ({ client }) =>
      client.other().call('POST', '/sandbox-api/v1/faults', [{ path: '/psp-hooks/v1/card', status: 500 }], {
        'X-Sandbox-World': 'main',
      }),
  ],
];

test.each(faults)(
  '[PAY-04] [PAY-07] %s: one withdrawal, paid once, and the server says so',
  { timeout: 40_000 },
  async (_, arrange) => {
    const stage = await enter();
    const { client, ask, seen, later, payouts } = stage;
    const before = await moneyOf(client);
    await arrange(stage);
    const id = await ask();
    await stage.send();
    await until(
      async () => {
        if ((await payouts()).length === 0) await client.control('POST', 'clock', { advance: 2 });
        return payouts();
      },
      ({ length }) => length > 0,
    );
    await stage.arrive();
    await until(
      async () => {
        if ((await seen(id)).state === 'sent') await client.control('POST', 'clock', { advance: 5 });
        return seen(id);
      },
      ({ state }) => state === 'received',
    );
    await later(3600);
    expect((await seen(id)).steps.map(({ state }) => state)).toEqual(walked);
    expect(await moneyOf(client)).toBe(before - 100);
    expect((await payouts()).map(({ amount, status }) => [amount, status])).toEqual([[10_000, 'paid']]);
  },
);

test('[PAY-01] [PAY-07] a provider that refuses to pay gives the money back at once', async () => {
  const { client, ask, reaches, meet, send, payouts } = await enter();
  const before = await moneyOf(client);
  await meet({ calls: [{ method: 'POST', path: '/v1/payouts', status: 402 }] });
  const id = await ask();
  await send();
  expect(await reaches(id, 'returned')).toMatchObject({ reason: 'bank' });
  expect(await moneyOf(client)).toBe(before);
  expect(await payouts()).toEqual([]);
});

test.each([
  ['before it was paid', 'sent'],
  ['after it was called paid', 'received'],
] as const)('[PAY-01] [PAY-07] what the bank sends back %s is on the account again, once', async (_, from) => {
  const { client, ask, reaches, send, arrive, sendBack, meet, later } = await enter();
  const before = await moneyOf(client);
  const id = await ask();
  await send();
  if (from === 'received') await arrive();
  await reaches(id, from);
  await meet({ hooks: [{ type: 'payout.failed', do: 'twice' }] });
  await sendBack();
  const { steps } = await reaches(id, 'returned');
  expect(steps.at(-2)?.state).toBe(from);
  expect(await moneyOf(client)).toBe(before);
  await later(3600);
  expect(await moneyOf(client)).toBe(before);
});
