import { expect, test } from 'vitest';

import { moneyOf } from '../support/coupon-support.ts';
import { atBank, depositPlayer, later } from '../support/deposit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const methodId = 'desk';
const day = 24 * 3600;

const arrives = (client: Client, body: { code?: string | undefined; number?: string; amount?: number }) =>
  client.control('POST', 'arrivals', body);
const letters = async (client: Client) =>
  (await client.get<{ data: { kind: string; title: string; text: string }[] }>('/office-api/v1/messages')).body.data
    .filter(({ kind }) => kind === 'payment')
    .map(({ title, text }) => `${title}: ${text}`);

test('[PAY-10] [PAY-06] a cash desk takes the money for a code, once, and says nothing more of it', async () => {
  const { client, pay, seen } = await depositPlayer(await server.enter());
  const before = await moneyOf(client);
  const { data: made } = (await pay({ methodId })).body;
  const code = made.action?.code ?? '';
  expect(made).toMatchObject({ state: 'needs_action', action: { kind: 'desk', payload: code } });
  expect(code).toMatch(/^\d{9}$/);
  expect(made.expiresAt - made.createdAt).toBe(day);
  expect((await arrives(client, { code: '123456789' })).status).toBe(404);
  expect((await arrives(client, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(204);
  expect(await seen(made.id)).toMatchObject({ state: 'succeeded', amount: 50 });
  expect((await arrives(client, { code })).status).toBe(409);
  expect(await moneyOf(client)).toBe(before + 50);
  expect(await letters(client)).toEqual([]);
});

test('[PAY-10] a code that nobody paid ends after a day; cash that is brought later is credited and told', async () => {
  const { client, pay, seen } = await depositPlayer(await server.enter());
  const before = await moneyOf(client);
  const { data: made } = (await pay({ methodId })).body;
  await later(client, day + 1);
  expect((await seen(made.id)).state).toBe('expired');
  await arrives(client, { code: made.action?.code });
  expect((await seen(made.id)).steps.map(({ state }) => state).slice(-2)).toEqual(['expired', 'succeeded']);
  expect(await moneyOf(client)).toBe(before + 50);
  expect(await letters(client)).toEqual([
    'Deposit D-1001 received: 50\u00a0USD credited to your account. The payment arrived after this deposit had expired. It was credited anyway.',
  ]);
});

test('[PAY-01] a transfer of less is credited as it came, and one of more gives the rest back', async () => {
  const { client, pay, seen } = await depositPlayer(await server.enter());
  const before = await moneyOf(client);
  const [less, more] = [await pay({ methodId: 'transfer' }), await pay({ methodId: 'transfer' })];
  await arrives(client, { number: 'D-1001', amount: 47.5 });
  await arrives(client, { number: 'D-1002', amount: 52 });
  expect(await seen(less.body.data.id)).toMatchObject({ state: 'succeeded', amount: 47.5, asked: 50 });
  expect(await seen(more.body.data.id)).toMatchObject({ amount: 50, surplus: { currency: 'USD', amount: 2 } });
  expect(await moneyOf(client)).toBe(before + 97.5);
  expect(await letters(client)).toEqual([
    'Deposit D-1002 received: 50\u00a0USD credited to your account. You sent more than requested: 2\u00a0USD was returned to its source.',
    'Deposit D-1001 received: 47.50\u00a0USD credited to your account. You requested 50\u00a0USD; the amount received was credited.',
  ]);
});

test('[PAY-01] [PAY-03] of a sum in another currency that came short the same share is credited, and nothing of nothing', async () => {
  const { client, pay, quote, seen } = await depositPlayer(await server.enter(), { iso: 'RUB' });
  const wanted = { methodId: 'wallet', amount: 1000 };
  const said = (await quote(wanted)).body.data;
  const { data: made } = (await pay({ ...wanted, quoteId: said.id })).body;
  const half = Math.floor((said.charged?.amount ?? 0) * 50) / 100;
  expect((await arrives(client, { number: made.number, amount: 0 })).status).toBe(409);
  await arrives(client, { number: made.number, amount: half });
  const came = await seen(made.id);
  expect(came.charged?.amount).toBe(half);
  expect(came.amount / 1000).toBeCloseTo(0.5, 1);
  expect(came.asked).toBe(1000);
});

test('[PAY-01] money for a deposit that failed, or that has come, is not taken', async () => {
  const { client, pay } = await depositPlayer(await server.enter());
  const { data: made } = (await pay()).body;
  await atBank(client, made, 'poor');
  expect((await arrives(client, { number: made.number })).status).toBe(409);
});
