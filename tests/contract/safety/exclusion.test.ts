import { expect, test } from 'vitest';

import type { Limit } from '../../../contracts/limits.ts';
import { base, bet, blockUser, day, firstPick, keyed, type Player, playerOf, shown } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const player = async (config: object = {}): Promise<Player> => playerOf(await server.enter(), config);
const goOn = async ({ client, again }: Player, seconds: number): Promise<void> => {
  await client.control('POST', 'clock', { advance: seconds });
  await again();
};
const rights = async (client: Client) => (await client.get<{ data: object }>('/web-api/auth/rights')).body.data;
const askToReturn = (client: Client) => client.post<{ data: { opensAt: number } }>(`${base}/return`);
const remove = (client: Client, type: number) => client.call('DELETE', `${base}/limit?limitType=${String(type)}`);
const config = async (client: Client) =>
  (await client.get<{ data: { is_self_excluded: boolean } }>('/web-api/user/client-config')).body.data;

test('[LIM-58] [LIM-57] [LIM-05] an exclusion stays closed after its end until the player asks, and then for a day', async () => {
  const one = await player();
  const { client } = one;
  await keyed(client, blockUser, { days: 180 });
  await one.again();
  expect(await shown(client, 30)).toMatchObject({ exclusionState: 'active' });
  const { startedAt, endsAt } = (await shown(client, 30))!;
  expect(endsAt! - startedAt).toBe(180 * day);
  expect((await remove(client, 30)).status).toBe(409);
  expect((await askToReturn(client)).status).toBe(409);
  await goOn(one, 181 * day);
  expect(await shown(client, 30)).toMatchObject({ exclusionState: 'ended_waiting' });
  expect(await config(client)).toMatchObject({ is_self_excluded: true });
  expect((await bet(client, await firstPick(client), 5)).body.code).toBe(1011);
  expect((await askToReturn(client)).status).toBe(200);
  expect(await shown(client, 30)).toMatchObject({ exclusionState: 'cooling' });
  expect((await askToReturn(client)).status).toBe(409);
  await goOn(one, day - 60);
  expect(await rights(client)).toMatchObject({ canBet: false, canWithdraw: true });
  await goOn(one, 60);
  expect(await rights(client)).toMatchObject({ canBet: true });
  expect(await config(client)).toMatchObject({ is_self_excluded: false });
});

test('[LIM-56] [LIM-58] a break ends by itself, and an exclusion begun while one waits takes its place', async () => {
  const one = await player();
  await keyed(one.client, blockUser, { days: 7 });
  await goOn(one, 7 * day);
  expect(await shown(one.client, 30)).toBeUndefined();
  expect(await rights(one.client)).toMatchObject({ canBet: true });
});

test('[LIM-57] Malta: a request in writing ends an exclusion after a day; leaving again takes it back', async () => {
  const one = await player({ protection: { profile: 'MT' } });
  const { client } = one;
  await keyed(client, blockUser, { days: 180 });
  await one.again();
  const asked = await askToReturn(client);
  expect(asked.status).toBe(200);
  expect((await remove(client, 30)).status).toBe(409);
  await keyed(client, blockUser, { days: 1 });
  await one.again();
  expect(await shown(client, 30)).toMatchObject({ exclusionState: 'active' });
  await askToReturn(client);
  await goOn(one, day);
  expect(await rights(client)).toMatchObject({ canBet: true });
});

test('[LIM-61] the player may leave this brand or every one, and nothing else', async () => {
  const one = await player();
  await keyed(one.client, blockUser, { days: 180, brands: 'all' });
  expect((await keyed(one.client, blockUser, { days: 180, brands: 'some' })).status).toBe(401);
  await one.again();
  expect((await keyed(one.client, blockUser, { days: 180, brands: 'some' })).status).toBe(400);
});

test('[LIM-08] [LIM-23] [LIM-16] a time-out of deposits leaves play open, and one of play stands beside it', async () => {
  const { client } = await player();
  const limits = async () =>
    (await client.get<Limit[]>(`${base}/limits`)).body.filter(({ limitType }) => limitType === 33);
  await keyed(client, `${base}/timeout`, { days: 7, scope: 'deposit' });
  expect(await limits()).toMatchObject([{ scope: 'deposit', limitValue: 7 }]);
  const [only] = await limits();
  expect((only!.endsAt! - only!.startedAt) / day).toBe(7);
  expect(await rights(client)).toMatchObject({ canBet: true, canDeposit: false });
  expect((await client.get('/web-api/user/client-config')).body).toMatchObject({ data: { is_deposit_closed: true } });
  expect((await bet(client, await firstPick(client), 5)).status).toBe(201);
  await keyed(client, `${base}/timeout`, { days: 1 });
  expect(await limits()).toHaveLength(2);
  expect(await rights(client)).toMatchObject({ canBet: false, canDeposit: false });
  expect((await remove(client, 33)).status).toBe(409);
});
