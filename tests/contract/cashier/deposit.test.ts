import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Deposit, PayMethod } from '../../../contracts/cashier.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { atBank, base, depositPlayer, later } from '../support/deposit-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const limits = '/limit-service-api/api/external/web/v3';
const player = async (options: { isAsked?: boolean } = {}) => depositPlayer(await server.enter(), options);

test('[PAY-01] [PAY-05] [PAY-13] a deposit waits for the payer, then for the bank, and credits once', async () => {
  const { client, pay, seen } = await player();
  const before = await moneyOf(client);
  const { status, body } = await pay();
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ state: 'needs_action', amount: 50, fee: 0, action: { kind: 'qr' } });
  expect(await atBank(client, body.data, 'yes')).toBe(`/en/office/recharge?payment=${body.data.id}`);
  expect(await seen(body.data.id)).toMatchObject({ state: 'processing' });
  expect(await moneyOf(client)).toBe(before);
  await client.control('POST', 'clock', { advance: 6 });
  const { state, steps } = await seen(body.data.id);
  expect([state, steps.map((step) => step.state)]).toEqual([
    'succeeded',
    ['created', 'needs_action', 'processing', 'succeeded'],
  ]);
  expect(await moneyOf(client)).toBe(before + 50);
  // The bank says it again, and says the opposite: nothing moves any more.
  await atBank(client, body.data, 'yes');
  await atBank(client, body.data, 'no');
  await later(client, 3600);
  expect((await seen(body.data.id)).state).toBe('succeeded');
});

test.each([
  ['no', 'cancelled', undefined],
  ['poor', 'failed', 'money'],
])(
  '[PAY-01] whoever says "%s" at the bank has a deposit that is %s, and pays nothing',
  async (answer, state, reason) => {
    const { client, pay, seen } = await player();
    const before = await moneyOf(client);
    const { body } = await pay();
    await atBank(client, body.data, answer);
    await client.control('POST', 'clock', { advance: 60 });
    const deposit = await seen(body.data.id);
    expect([deposit.state, deposit.reason]).toEqual([state, reason]);
    expect(await moneyOf(client)).toBe(before);
  },
);

test('[PAY-01] a deposit without an answer ends after a quarter of an hour', async () => {
  const { client, pay, seen } = await player();
  const { body } = await pay();
  await later(client, 15 * 60 + 1);
  expect((await seen(body.data.id)).state).toBe('expired');
});

test('[PAY-04] one key is one deposit, and another sum needs another key', async () => {
  const { client, pay } = await player();
  const key = randomUUID();
  const [first, again] = [await pay({}, key), await pay({}, key)];
  expect(again.body.data.id).toBe(first.body.data.id);
  expect((await pay({ amount: 51 }, key)).body.code).toBe(1023);
  expect((await client.get<{ data: Deposit[] }>(`${base}/payments`)).body.data).toHaveLength(1);
});

test('[PAY-08] [LIM-44] a deposit holds its sum of the limit until it fails, and a refusal names the limit', async () => {
  const { client, pay } = await player();
  await client.post(`${limits}/limits`, { limits: [{ limitType: 21, limitValue: 100 }] });
  const first = await pay({ amount: 60 });
  const refused = await pay({ amount: 50 });
  expect(refused).toMatchObject({ status: 403, body: { code: 2001, data: { limit: { limitType: 21, left: 40 } } } });
  expect(refused.body.data).toHaveProperty(['limit', 'frameEndsAt']);
  await atBank(client, first.body.data, 'no');
  expect((await pay({ amount: 100 })).status).toBe(201);
  expect((await pay({ amount: 1 })).body.code).toBe(2001);
});

test('[PAY-08] of two deposits at one moment that only together pass the limit one is refused', async () => {
  const { client, pay } = await player();
  await client.post(`${limits}/limits`, { limits: [{ limitType: 20, limitValue: 100 }] });
  const both = await Promise.all([pay({ amount: 60 }), pay({ amount: 60 })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 403]);
});

test('[LIM-46] before the first deposit the player chooses a limit, or none', async () => {
  const { client, pay } = await player({ isAsked: true });
  const isChosen = async () => (await client.get<{ data: { isChosen: boolean } }>(`${base}/limit-choice`)).body.data;
  expect((await pay()).body.code).toBe(2010);
  expect(await isChosen()).toEqual({ isChosen: false });
  await client.post(`${limits}/limits`, { limits: [{ limitType: 22, limitValue: 500 }] });
  expect(await isChosen()).toEqual({ isChosen: true });
  expect((await pay()).status).toBe(201);
});

test('[LIM-08] [LIM-19] who takes a time-out or has excluded themselves cannot pay in', async () => {
  const { client, pay } = await player();
  await client.post(`${limits}/timeout`, { days: 1 }, { 'Idempotency-Key': randomUUID() });
  expect((await pay()).body.code).toBe(2002);
  await later(client, 86_401);
  expect((await pay()).status).toBe(201);
});

test('[PAY-02] a method says its bounds, its fee and why it is not offered now', async () => {
  const { client, accountId, pay } = await player();
  const { body } = await client.get<{ data: PayMethod[] }>(`${base}/methods?accountId=${String(accountId)}`);
  const [instant, wallet] = body.data;
  expect(instant).toMatchObject({ id: 'instant', feePercent: 0, min: 1, max: 2000 });
  expect(wallet).toMatchObject({ id: 'wallet', feePercent: 1 });
  expect((await pay({ methodId: 'wallet', amount: 50 })).body.data).toMatchObject({ amount: 50, fee: 0.5 });
  expect((await pay({ amount: 2001 })).body.code).toBe(2003);
  expect((await pay({ amount: 0.5 })).body.code).toBe(2003);
  expect((await pay({ amount: 1.005 })).body.code).toBe(1);
});

test('[PAY-05] the bank leads back to this site alone, and a stranger sees nobody else’s deposit', async () => {
  const { client, pay } = await player();
  for (const returnPath of ['https://evil.example/', '//evil.example', '/en/office/recharge?x=1', 'en/office'])
    expect((await pay({ returnPath })).body.code).toBe(1);
  const { body } = await pay();
  const { client: other } = await player();
  expect((await other.get(`${base}/payments/${body.data.id}`)).status).toBe(404);
  expect((await client.other().get(`${base}/payments/${body.data.id}`)).status).toBe(401);
});
