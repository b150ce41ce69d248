import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Payment } from '../../../contracts/payment-history.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

type Made = { data: { userId: number; login: string; password: string } };
type List = { data: Payment[]; total_count: number; code?: number };

async function player() {
  const client = await server.enter();
  const { body } = await client.control<Made>('POST', 'users', { profile: 'player' });
  await client.logIn(body.data.login, body.data.password);
  const balance = await client.get<{ data: { mainAccountId: number } }>('/web-api/account/balance');
  const accountId = balance.body.data.mainAccountId;
  await client.post('/recharge-api/v1/limit-choice', {});
  await client.nameOldBank();
  const key = () => ({ 'Idempotency-Key': randomUUID() });
  const returnPath = '/en/office/recharge';
  return {
    client,
    payIn: (amount: number) =>
      client.post<{ code?: number }>(
        '/recharge-api/v1/payments',
        { methodId: 'instant', accountId, amount, returnPath },
        key(),
      ),
    payOut: (amount: number) => client.post('/deduce-api/v1/requests', { accountId, amount }, key()),
    list: async (query = '') => (await client.get<List>(`/office-api/v1/history/payments?${query}`)).body,
  };
}

test('[OFFICE-05] both directions stand in one list with their steps, by pages, by direction and by time', async () => {
  const { client, payIn, payOut, list } = await player();
  for (const amount of [10, 20, 30]) await payIn(amount);
  await client.control('POST', 'clock', { advance: 30 });
  await payOut(40);
  const [one, two] = [await list('pageSize=3'), await list('pageSize=3&page=2')];
  expect([one.total_count, two.total_count]).toEqual([4, 4]);
  expect([...one.data, ...two.data].map(({ kind, amount }) => [kind, amount])).toEqual([
    ['withdrawal', 40],
    ['deposit', 30],
    ['deposit', 20],
    ['deposit', 10],
  ]);
  expect(one.data[0]?.steps.map(({ state }) => state)).toEqual(['requested']);
  expect(two.data[0]?.steps.map(({ state }) => state)).toEqual(['created', 'needs_action']);
  expect((await list('kind=deposit')).total_count).toBe(3);
  expect((await list('kind=withdrawal')).total_count).toBe(1);
  const since = one.data[0]?.createdAt ?? 0;
  expect([(await list(`from=${String(since)}`)).total_count, (await list(`to=${String(since)}`)).total_count]).toEqual([
    ...[1, 3],
  ]);
  expect((await list('from=soon')).code).toBe(1);
});

test('[OFFICE-05] nobody reads payments of another player', async () => {
  const { client, payIn } = await player();
  await payIn(10);
  const stranger = client.other();
  const { body } = await client.control<Made>('POST', 'users', { profile: 'player' });
  await stranger.logIn(body.data.login, body.data.password);
  expect((await stranger.get<List>('/office-api/v1/history/payments')).body.data).toEqual([]);
});

test('[OFFICE-06] a deposit below the least that its method takes is refused, and none is begun', async () => {
  const { payIn, list } = await player();
  const refused = await payIn(0.5);
  expect([refused.status, refused.body.code]).toEqual([400, 2003]);
  expect((await list()).total_count).toBe(0);
});

test('[OFFICE-07] methods and pending requests are told; a request is not taken back, as D-167 decides, so its money stays out', async () => {
  const { client, payOut } = await player();
  const { body } = await client.get<{ data: { mainAccountId: number; accounts: { money: number }[] } }>(
    '/web-api/account/balance',
  );
  const ways = await client.get<{ data: { ways: { id: string }[] } }>(
    `/deduce-api/v1/methods?accountId=${String(body.data.mainAccountId)}`,
  );
  expect(ways.body.data.ways.map(({ id }) => id)).toContain('transfer');
  await payOut(40);
  const requests = async () =>
    (await client.get<{ data: { id: string; state: string; canCancel: boolean }[] }>('/deduce-api/v1/requests')).body
      .data;
  const [pending] = await requests();
  expect(pending).toMatchObject({ state: 'requested', canCancel: false });
  expect((await client.call('DELETE', `/deduce-api/v1/requests/${pending?.id ?? ''}`)).status).toBe(409);
  const after = await client.get<typeof body>('/web-api/account/balance');
  expect(after.body.data.accounts[0]?.money).toBe((body.data.accounts[0]?.money ?? 0) - 40);
  expect((await requests())[0]?.state).toBe('requested');
});
