import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Game, Snapshot } from '../../../contracts/feed.ts';
import { couponOf, placed, slipOf, useStage } from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const token = randomUUID() + randomUUID();
const server = useServer({ variables: () => ({ OPERATOR_TOKEN: token }) });
const stageOf = useStage(server);

const send = (client: Client, change: object, said = token) =>
  client.post<{ data: unknown }>('/operator-api/v1/fixtures', change, { Authorization: `Bearer ${said}` });

async function listed(client: Client, id: number): Promise<Game | undefined> {
  const { body } = await client.get<Snapshot>('/feed-api/v1/snapshot?topic=list:line:1&lng=en');
  return body.entities.games?.find((match) => match.id === id);
}

test('[BET-59] an operator moves, postpones and cancels a match; list and coupon say so, and a bet on it comes back', async () => {
  const { client, picks, first, spent } = await stageOf(1);
  const { id: gameId, startAt } = first.match;
  const { id } = await placed(client, slipOf(picks, { amount: 100 }));
  const change = { id: 'a', gameId, do: 'move', startAt: startAt + 3600, at: 1 };
  expect((await send(client, change, randomUUID())).status).toBe(401);
  expect((await send(client, { ...change, startAt: undefined })).status).toBe(400);
  expect((await send(client, { ...change, gameId: 1 })).status).toBe(409);
  expect((await send(client, change)).body).toEqual({ data: { id: 'a', outcome: 'applied', coupons: 1 } });
  expect(await listed(client, gameId)).toMatchObject({ startAt: startAt + 3600, periodName: 'Not started' });
  expect(await couponOf(client, id)).toMatchObject({ bets: [{ game: { startAt: startAt + 3600 } }] });

  await send(client, { id: 'b', gameId, do: 'postpone', at: 2 });
  expect(await listed(client, gameId)).toMatchObject({ lock: 'postponed', periodName: 'Postponed' });
  expect(await couponOf(client, id)).toMatchObject({
    state: 'open',
    bets: [{ game: { isOff: true, periodName: 'Postponed' } }],
  });
  await send(client, { id: 'c', gameId, do: 'cancel', at: 3 });
  expect(await couponOf(client, id)).toMatchObject({ state: 'settled', statusId: 3, payout: 100 });
  expect(await spent()).toBe(0);
});
