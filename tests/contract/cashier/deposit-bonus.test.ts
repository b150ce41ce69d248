import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Balance } from '../../../contracts/account.ts';
import type { DepositBonus, WagerBonus } from '../../../contracts/bonuses.ts';
import { atBank, base, depositPlayer } from '../support/deposit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const bonuses = '/office-api/v1/bonuses';

const wagered = async (client: Client) => (await client.get<{ data: WagerBonus[] }>(`${bonuses}/wager`)).body.data;
const offers = async (client: Client, accountId: number) =>
  (await client.get<{ data: { offers: DepositBonus[] } }>(`${bonuses}/deposit?accountId=${String(accountId)}`)).body
    .data.offers;
const money = async (client: Client) => {
  const { data } = (await client.get<{ data: Balance }>('/web-api/account/balance')).body;
  return [data.accounts[0]!.money, data.bonuses[0]?.money ?? 0];
};

async function payIn({ client, pay }: Awaited<ReturnType<typeof depositPlayer>>, fields: object) {
  const { body } = await pay(fields);
  await atBank(client, body.data, 'yes');
  await client.control('POST', 'clock', { advance: 6 });
  return body.data;
}

test('[LIM-69] [OFFICE-14] a deposit brings the bonus that was chosen with it, to the terms that were said', async () => {
  const stage = await depositPlayer(await server.enter(), { profile: 'new' });
  const [offer] = await offers(stage.client, stage.accountId);
  expect(offer).toMatchObject({ percent: 25, wager: 5, iso: 'USD', chosen: 0 });
  expect(await payIn(stage, { amount: 50, bonus: 'casino' })).toMatchObject({ bonus: 'casino' });
  expect(await wagered(stage.client)).toMatchObject([{ product: 'casino', amount: 12.5, required: 62.5 }]);
  expect(await money(stage.client)).toEqual([50, 12.5]);
  expect(await offers(stage.client, stage.accountId)).toEqual([]);
  const again = await stage.pay({ bonus: 'sport' });
  expect(again).toMatchObject({ status: 409, body: { code: 1013 } });
});

test.each([
  ['none', 'sport', []],
  [undefined, 'sport', [{ product: 'sport' }]],
  [undefined, 'none', []],
])('[LIM-69] a deposit that says %s, after %s was chosen in the settings', async (bonus, kept, brings) => {
  const stage = await depositPlayer(await server.enter(), { profile: 'new' });
  const value = ['none', 'sport', 'casino'].indexOf(kept);
  await stage.client.call('PATCH', '/office-api/v1/settings', { name: 'first_deposit_bonus_type', value });
  expect((await offers(stage.client, stage.accountId))[0]?.chosen).toBe(value);
  await payIn(stage, { bonus });
  expect(await wagered(stage.client)).toMatchObject(brings);
});

test('[LIM-69] who may have no bonus begins no deposit with one', async () => {
  const { pay, client } = await depositPlayer(await server.enter());
  expect((await pay({ bonus: 'sport' })).body.code).toBe(1013);
  expect((await pay({ bonus: 'none' })).status).toBe(201);
  const resting = await depositPlayer(client.other(), { profile: 'new' });
  const { body } = await resting.pay({ bonus: 'sport' });
  const key = { 'Idempotency-Key': randomUUID() };
  await resting.client.post('/limit-service-api/api/external/web/v3/timeout', { days: 1 }, key);
  await atBank(resting.client, body.data, 'yes');
  await client.control('POST', 'clock', { advance: 6 });
  expect((await resting.seen(body.data.id)).state).toBe('succeeded');
  expect(await wagered(resting.client)).toEqual([]);
  expect((await resting.client.get<{ data: object[] }>(`${base}/payments`)).body.data).toHaveLength(1);
});
