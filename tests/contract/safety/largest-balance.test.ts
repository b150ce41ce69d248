/** The largest balance that a player has chosen: nothing is paid in above it, and what is won above it goes out. */
import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Deposit } from '../../../contracts/cashier.ts';
import type { Limit } from '../../../contracts/limits.ts';
import type { Withdrawal } from '../../../contracts/withdrawals.ts';
import { moneyOf, offers, settle } from '../support/coupon-support.ts';
import { base as limits, bet, firstPick, set } from '../support/limit-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const iban = 'GB29NWBK60161331926819';

async function player() {
  const client = await server.enter();
  await client.control('PATCH', 'config', { protection: { mustChoose: [43] } });
  const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  await client.logIn(body.data.login, body.data.password);
  const balance = await client.get<{ data: { mainAccountId: number } }>('/web-api/account/balance');
  const accountId = balance.body.data.mainAccountId;
  const most = (value: number) => set(client, 43, value);
  const out = async () =>
    (await client.get<{ data: Withdrawal[] }>('/deduce-api/v1/requests')).body.data.map(({ amount, methodId }) => [
      methodId,
      amount,
    ]);
  const name = () => client.call('PUT', '/deduce-api/v1/bank-account', { iban });
  return { client, accountId, most, out, name };
}

test('[LIM-51] the largest balance is chosen before play, says what it leaves, and nothing is paid in above it', async () => {
  const { client, accountId, most } = await player();
  const refused = await bet(client, await firstPick(client), 5);
  expect(refused.body).toMatchObject({ code: 1028, data: { limit: { limitType: 43 } } });
  await most(1200);
  const { body } = await client.get<Limit[]>(`${limits}/limits`);
  expect(body.find(({ limitType }) => limitType === 43)).toMatchObject({ limitValue: 1200, limitBalance: 200 });
  await client.post('/recharge-api/v1/limit-choice', {});
  const payIn = (amount: number) =>
    client.post<{ data: Deposit }>(
      '/recharge-api/v1/payments',
      { methodId: 'instant', accountId, amount, returnPath: '/en/office/recharge' },
      { 'Idempotency-Key': randomUUID() },
    );
  expect((await payIn(201)).body).toMatchObject({ code: 2001, data: { limit: { limitType: 43, left: 200 } } });
  expect((await payIn(150)).status).toBe(201);
  // A deposit under way takes its room.
  expect((await payIn(51)).body).toMatchObject({ code: 2001, data: { limit: { limitType: 43, left: 50 } } });
});

test('[LIM-51] what is above the largest balance goes out by itself, and stays until a bank account is named', async () => {
  const { client, most, out, name } = await player();
  await most(600);
  expect((await bet(client, await firstPick(client), 5)).status).toBe(201);
  expect([await moneyOf(client), await out()]).toEqual([995, []]);
  await name();
  expect([await moneyOf(client), await out()]).toEqual([600, [['transfer', 395]]]);
  await most(590);
  expect((await bet(client, await firstPick(client), 4)).status).toBe(201);
  expect([await moneyOf(client), await out()]).toEqual([
    590,
    [
      ['transfer', 6],
      ['transfer', 395],
    ],
  ]);
});

test('[PAY-15] nothing goes out by itself until a balance is chosen; after a win that passes it, what is above goes out', async () => {
  const { client, most, out, name } = await player();
  // The site offers it, and no country demands it.
  const offered = { availableResponsibleGamingLimitsIds: [20, 21, 22, 30, 31, 33, 43], protection: { mustChoose: [] } };
  expect((await client.control('PATCH', 'config', offered)).status).toBe(204);
  await name();
  const [first, second] = (await offers(client, 'line')).slice(-2);
  if (first === undefined || second === undefined) throw new Error('Two matches are on offer.');
  expect((await bet(client, first, 10)).status).toBe(201);
  await settle(client, [[first, 1]]);
  const before = await moneyOf(client);
  expect([before > 1000, await out()]).toEqual([true, []]);
  expect((await most(before)).status).toBe(200);
  expect((await bet(client, second, 10)).status).toBe(201);
  expect(await out()).toEqual([]);
  await settle(client, [[second, 1]]);
  const won = Math.round(10 * second.market.coef * 100) / 100 - 10;
  expect(await moneyOf(client)).toBe(before);
  const [[method, amount] = []] = await out();
  expect([method, amount]).toEqual(['transfer', expect.closeTo(won, 2)]);
});
