import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Order } from '../../../contracts/orders.ts';
import { priced, useStage } from '../support/coupon-support.ts';
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
