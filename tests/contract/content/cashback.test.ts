import { expect, test } from 'vitest';

import type { Cashback } from '../../../contracts/cashback.ts';
import type { Friends } from '../../../contracts/friends.ts';
import type { Rewards } from '../../../contracts/rewards.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const paths = ['/office-api/v1/cashback/common', '/office-api/v1/cashback/vip'];
const premium = '/office-api/v1/cashback/premium';
const [path] = paths as [string];

async function player(profile: string) {
  const client = await server.enter();
  const made = await client.control<{ data: { login: string; password: string } }>('POST', 'users', { profile });
  const { login, password } = made.body.data;
  await client.logIn(login, password);
  return client;
}
const read = async (client: Client) => (await client.get<{ data: Cashback }>(path)).body.data;

test.each(paths)('[OFFICE-14] %s tells levels and weeks; with nothing lost there is nothing to take', async (own) => {
  const client = await player('player');
  expect((await client.other().get(own)).status).toBe(401);
  const cashback = (await client.get<{ data: Cashback }>(own)).body.data;
  expect(cashback).toMatchObject({ iso: 'USD', mode: 'percent', level: 0, points: 0, percent: 3, available: 0 });
  expect([cashback.periods.length, cashback.levels.length, cashback.isHeldBack]).toEqual([4, 5, false]);
  expect((cashback.nextAt - cashback.periods[0]!.from) / 86_400).toBe(7);
  expect((await client.post(`${own}/take`)).status).toBe(409);
});

test('[OFFICE-11] premium cashback is in months and begins at its second level', async () => {
  const client = await player('player');
  const { data } = (await client.get<{ data: Cashback }>(premium)).body;
  expect(data).toMatchObject({
    mode: 'percent',
    period: 'month',
    level: 0,
    percent: 0,
    available: 0,
    isHeldBack: false,
  });
  expect(data.levels.map(({ percent }) => percent)).toEqual([0, 1, 1.5, 2]);
  expect((await client.post(`${premium}/take`)).status).toBe(409);
});

test('[OFFICE-11] a reward is taken once', async () => {
  const client = await player('player');
  expect((await client.other().get('/office-api/v1/rewards')).status).toBe(401);
  const { data } = (await client.get<{ data: Rewards }>('/office-api/v1/rewards')).body;
  expect(data.rewards.map(({ id, state, amount }) => [id, state, amount])).toEqual([
    ['verified-1', 'ready', 5],
    ['second_step-1', 'open', 5],
    ['year-1', 'open', 10],
  ]);
  const take = () => client.post<{ data: Rewards }>('/office-api/v1/rewards/verified-1/take');
  expect((await take()).body.data.rewards[0]).toMatchObject({ state: 'taken', at: expect.any(Number) as number });
  expect((await take()).status).toBe(409);
});

test('[LIM-69] an excluded player reads of no reward', async () => {
  const client = await player('excluded');
  const { data } = (await client.get<{ data: Rewards }>('/office-api/v1/rewards')).body;
  expect(data).toMatchObject({ isHeldBack: true, rewards: [] });
  expect((await client.post('/office-api/v1/rewards/verified-1/take')).status).toBe(403);
});

test('[OFFICE-03] cashback follows the mode of the settings', async () => {
  const client = await player('player');
  await client.call('PATCH', '/office-api/v1/settings', { name: 'cashback_mode', value: 'points' });
  expect((await read(client)).mode).toBe('points');
});

test('[LIM-69] nobody who is excluded takes cashback', async () => {
  const client = await player('excluded');
  expect(await read(client)).toMatchObject({ isHeldBack: true, available: 0 });
  expect((await client.post(`${path}/take`)).status).toBe(403);
});

test('[OFFICE-14] the link of a player has a tag of their own and tells nobody their number', async () => {
  const client = await player('player');
  expect((await client.other().get('/office-api/v1/friends')).status).toBe(401);
  const { data } = (await client.get<{ data: Friends }>('/office-api/v1/friends')).body;
  expect(data).toEqual({ link: expect.stringMatching(/^\/registration\?bf=p[a-z\d]+$/), invited: 0, friends: [] });
});
