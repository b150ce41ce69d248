import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Order } from '../../../contracts/orders.ts';
import { moneyOf, priced, setOdds, useStage } from '../support/coupon-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
const stageOf = useStage(server);
const root = '/coupon-api/v1/orders';

test('[ORDER-04] the same key is one order, the list has it, and a number that is not theirs is unknown', async () => {
  const stage = await stageOf(1, { isOwnWorld: true });
  await priced(stage, [1.85]);
  const { client, picks } = stage;
  const marketId = picks[0]!.market.id;
  const order = { kind: 'tell', marketId, side: 'above', odds: 2.1, until: 'end' };
  const headers = { 'Idempotency-Key': randomUUID() };
  const made = await client.post<{ data: Order }>(root, order, headers);
  expect([made.status, made.body.data]).toMatchObject([201, { state: 'waiting', odds: 2.1, said: null }]);
  expect((await client.post<{ data: Order }>(root, order, headers)).body.data.id).toBe(made.body.data.id);
  const list = async () => (await client.get<{ data: Order[] }>(root)).body.data;
  expect(await list()).toHaveLength(1);
  expect((await client.call('DELETE', `${root}/999999`)).status).toBe(404);
  expect((await client.call('DELETE', `${root}/${made.body.data.id}`)).status).toBe(204);
  expect(await list()).toEqual([]);
  for (const patch of [{ odds: 1 }, { odds: 1e9 }, { kind: 'sell' }, { until: 'time', endsAt: 5 }, { marketId: -1 }])
    expect((await client.post(root, { ...order, ...patch }, { 'Idempotency-Key': randomUUID() })).status).toBe(400);
});

test('[ORDER-03] a time-out takes orders and alerts away: nothing is placed and nothing said when the odds come', async () => {
  const stage = await stageOf(1, { isOwnWorld: true });
  await priced(stage, [1.85]);
  const { client, first } = stage;
  const keyed = (path: string, body: object) => client.post(path, body, { 'Idempotency-Key': randomUUID() });
  const asked = { marketId: first.market.id, side: 'above', odds: 2.1, until: 'end' };
  for (const extras of [{ kind: 'tell' }, { kind: 'place', stake: 20 }])
    expect((await keyed(root, { ...asked, ...extras })).status).toBe(201);
  const states = async () => (await client.get<{ data: Order[] }>(root)).body.data.map(({ state }) => state);
  const messages = async () => (await client.get<{ data: object[] }>('/office-api/v1/messages')).body.data;
  expect(await states()).toEqual(['waiting', 'waiting']);
  const before = [await messages(), await moneyOf(client)];
  expect((await keyed('/limit-service-api/api/external/web/v3/timeout', { days: 7 })).status).toBe(200);
  await setOdds(first, client, 2.2);
  expect(await states()).not.toContain('waiting');
  expect([await messages(), await moneyOf(client)]).toEqual(before);
});
