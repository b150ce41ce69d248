import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { withCheckDigit } from '../../../contracts/payments/index.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { base, depositPlayer, later } from '../support/deposit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const limits = '/limit-service-api/api/external/web/v3';
const methodId = 'voucher';

type Stage = Awaited<ReturnType<typeof depositPlayer>>;

const sold = async (client: Client, amount = 30, iso = 'USD') =>
  (await client.control<{ data: { code: string } }>('POST', 'vouchers', { amount, iso })).body.data.code;
const wrong = (place: number) => withCheckDigit(`11111111111111${String(place)}`);
const asked = async ({ quote }: Stage, voucher: string) =>
  (await quote({ methodId, voucher, amount: undefined })).body.data;

test('[PAY-10] a voucher says its sum, pays it at once, and only once', async () => {
  const stage = await depositPlayer(await server.enter());
  const { client, pay, quote, seen } = stage;
  const before = await moneyOf(client);
  const voucher = await sold(client);
  const said = await asked(stage, voucher);
  expect(said).toMatchObject({ credited: 30, fee: 0 });
  const stranger = await depositPlayer(client.other());
  expect((await pay({ methodId, amount: 30 })).body.code).toBe(2007);
  expect((await pay({ methodId, amount: 40, quoteId: said.id })).body.code).toBe(2007);
  expect((await stranger.pay({ methodId, amount: 30, quoteId: said.id })).body.code).toBe(2007);
  const key = randomUUID();
  const { data: made } = (await pay({ methodId, amount: 30, quoteId: said.id }, key)).body;
  expect(made).toMatchObject({ state: 'succeeded', amount: 30, methodId });
  expect((await seen(made.id)).steps.map(({ state }) => state)).toEqual(['created', 'processing', 'succeeded']);
  expect(await moneyOf(client)).toBe(before + 30);
  // The same key is the same press; another key is a second use.
  expect((await pay({ methodId, amount: 30, quoteId: said.id }, key)).body.data.id).toBe(made.id);
  expect((await pay({ methodId, amount: 30, quoteId: said.id })).body.code).toBe(2009);
  expect((await quote({ methodId, voucher })).body.code).toBe(2009);
  expect((await stranger.quote({ methodId, voucher })).body.code).toBe(2008);
  expect(await moneyOf(client)).toBe(before + 30);
});

test('[PAY-10] of two players who press for one voucher at one moment one is refused', async () => {
  const client = await server.enter();
  const both = [await depositPlayer(client), await depositPlayer(client.other())];
  const voucher = await sold(client);
  const quotes = await Promise.all(both.map((stage) => asked(stage, voucher)));
  const answers = await Promise.all(
    both.map(({ pay }, place) => pay({ methodId, amount: 30, quoteId: quotes[place]?.id })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('[PAY-10] [PAY-03] a voucher in another currency is worth what its quote says, as long as that holds', async () => {
  const stage = await depositPlayer(await server.enter(), { iso: 'RUB' });
  const { client, pay } = stage;
  const before = await moneyOf(client);
  const voucher = await sold(client, 20, 'EUR');
  const said = await asked(stage, voucher);
  expect(said.charged).toMatchObject({ currency: 'EUR', amount: 20 });
  expect(said.credited).toBeCloseTo(20 * (said.charged?.rate ?? 0), 1);
  await later(client, 121);
  expect((await pay({ methodId, amount: said.credited, quoteId: said.id })).body.code).toBe(2007);
  const again = await asked(stage, voucher);
  expect((await pay({ methodId, amount: again.credited, quoteId: again.id })).status).toBe(201);
  expect(await moneyOf(client)).toBeCloseTo(before + again.credited, 2);
});

test('[PAY-10] five wrong codes in an hour are enough; a wrong digit costs none', async () => {
  const { client, quote } = await depositPlayer(await server.enter());
  const voucher = await sold(client);
  for (let place = 0; place < 8; place += 1)
    expect((await quote({ methodId, voucher: '1234567890123456' })).body.code).toBe(1);
  for (let place = 0; place < 5; place += 1)
    expect((await quote({ methodId, voucher: wrong(place) })).body.code).toBe(2008);
  const refused = await quote({ methodId, voucher });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500);
  await later(client, 3601);
  expect((await quote({ methodId, voucher })).status).toBe(200);
});

test('[PAY-10] [PAY-08] a limit that stops a voucher leaves it good', async () => {
  const stage = await depositPlayer(await server.enter());
  const { client, pay } = stage;
  const voucher = await sold(client);
  await client.post(`${limits}/limits`, { limits: [{ limitType: 20, limitValue: 20 }] });
  expect((await pay({ methodId, amount: 30, quoteId: (await asked(stage, voucher)).id })).body.code).toBe(2001);
  expect((await client.get<{ data: object[] }>(`${base}/payments`)).body.data).toEqual([]);
  const other = await depositPlayer(client.other());
  expect((await other.pay({ methodId, amount: 30, quoteId: (await asked(other, voucher)).id })).status).toBe(201);
});
