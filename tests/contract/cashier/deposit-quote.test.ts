import { expect, test } from 'vitest';

import type { PayMethod } from '../../../contracts/cashier.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { atBank, base, depositPlayer, later } from '../support/deposit-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

test('[PAY-03] a quote says fee, what is credited and until when, and the deposit costs exactly that', async () => {
  const { client, pay, quote } = await depositPlayer(await server.enter());
  const { body } = await quote({ methodId: 'wallet' });
  expect(body.data).toMatchObject({ methodId: 'wallet', currency: 'USD', credited: 50, fee: 0.5 });
  expect(body.data).not.toHaveProperty('charged');
  const made = await pay({ methodId: 'wallet', quoteId: body.data.id });
  expect(made.body.data).toMatchObject({ amount: 50, fee: 0.5 });
  expect((await quote({ amount: 0.5 })).body.code).toBe(2003);
  expect((await quote({ accountId: 1 })).body.code).toBe(1);
  expect((await client.other().post(`${base}/quote`, {})).status).toBe(401);
});

test('[PAY-03] an account in roubles pays a wallet in dollars at the rate of the quote, and gets the whole sum', async () => {
  const { client, accountId, pay, quote, seen } = await depositPlayer(await server.enter(), { iso: 'RUB' });
  const before = await moneyOf(client);
  const { body: methods } = await client.get<{ data: PayMethod[] }>(`${base}/methods?accountId=${String(accountId)}`);
  expect(methods.data.find(({ id }) => id === 'wallet')).toMatchObject({ currency: 'RUB', pays: 'USD' });
  const { data: said } = (await quote({ methodId: 'wallet', amount: 1000 })).body;
  const { charged } = said;
  expect(said).toMatchObject({ credited: 1000, fee: 10, charged: { currency: 'USD' } });
  const bought = (charged?.amount ?? 0) * (charged?.rate ?? 0);
  expect(bought).toBeGreaterThanOrEqual(1010);
  expect(bought).toBeLessThan(1010 + (charged?.rate ?? 0) / 100);

  const { data: made } = (await pay({ methodId: 'wallet', amount: 1000, quoteId: said.id })).body;
  expect(made.charged).toEqual(charged);
  const page = await fetch(client.origin + (made.action?.url ?? ''), { headers: { 'X-Sandbox-World': client.world } });
  expect(await page.text()).toContain(`${(charged?.amount ?? 0).toFixed(2)}\u00a0USD`);
  await atBank(client, made, 'yes');
  await client.control('POST', 'clock', { advance: 6 });
  expect((await seen(made.id)).state).toBe('succeeded');
  expect(await moneyOf(client)).toBe(before + 1000);
});

test('[PAY-03] a quote that is over, is of another sum, or is another player’s pays nothing, and a new one does', async () => {
  const { client, pay, quote } = await depositPlayer(await server.enter(), { iso: 'RUB' });
  const wanted = { methodId: 'wallet', amount: 1000 };
  const first = (await quote(wanted)).body.data;
  expect((await pay(wanted)).body.code).toBe(2007);
  expect((await pay({ ...wanted, amount: 1001, quoteId: first.id })).body.code).toBe(2007);
  const stranger = await depositPlayer(client.other(), { iso: 'RUB' });
  expect((await stranger.pay({ ...wanted, quoteId: first.id })).body.code).toBe(2007);
  await later(client, 121);
  expect(await pay({ ...wanted, quoteId: first.id })).toMatchObject({ status: 409, body: { code: 2007 } });
  const { data: second } = (await quote(wanted)).body;
  expect(second.validUntil).toBeGreaterThan(first.validUntil);
  expect((await pay({ ...wanted, quoteId: second.id })).status).toBe(201);
  expect((await client.get<{ data: object[] }>(`${base}/payments`)).body.data).toHaveLength(1);
});
