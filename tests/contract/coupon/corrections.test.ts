import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { PlayerMessage } from '../../../contracts/player-records.ts';
import type { SettlementMessage } from '../../../contracts/settlement.ts';
import type { Statement } from '../../../contracts/statement.ts';
import { couponOf, type Pick, placed, priced, settle, slipOf, useStage } from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const token = randomUUID() + randomUUID();
const server = useServer({ variables: () => ({ OPERATOR_TOKEN: token }) });
const stageOf = useStage(server);

type Said = Partial<SettlementMessage> & { do: SettlementMessage['do'] };
let count = 0;
const wordOn = ({ market }: Pick, said: Said): SettlementMessage => {
  count += 1;
  return {
    id: `feed:${String(count)}`,
    marketId: market.id,
    at: Date.now() - 60_000 + count,
    reason: 'wrongResult',
    ...said,
  };
};
const send = (client: Client, messages: unknown[], said = token) =>
  client.post<{ data: unknown }>('/operator-api/v1/settlements', { messages }, { Authorization: `Bearer ${said}` });

async function lastRows(client: Client, accountId: number) {
  const { body } = await client.get<{ data: Statement }>(`/office-api/v1/statement?account=${String(accountId)}`);
  return body.data.rows.map(({ kind, number, amount }) => ({ kind, number, amount }));
}

test('[OPS-43] a word from far ahead of the clock is refused by its path: no later one would ever overtake it', async () => {
  const { client, picks } = await stageOf(1);
  const [pick] = picks;
  const now = (await client.now()) * 1000;
  const [fit, ahead] = [now + 60_000, now * 1000].map((at) => wordOn(pick!, { do: 'result', statusId: 1, at }));
  const refused = await client.post(
    '/operator-api/v1/settlements',
    { messages: [fit, ahead] },
    { Authorization: `Bearer ${token}` },
  );
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'messages[1].at' }] } });
  expect(await send(client, [fit])).toMatchObject({ status: 200, body: { data: [{ outcome: 'applied' }] } });
  const moved = { id: 'ahead', gameId: pick!.match.id, do: 'postpone', at: now * 1000 };
  const fixture = await client.post('/operator-api/v1/fixtures', moved, { Authorization: `Bearer ${token}` });
  expect(fixture).toMatchObject({ status: 400, body: { errors: [{ field: 'at' }] } });
});

test('[BET-56] [BET-57] [BET-58] a paid bet is lost, open and won again by an operator, each time by a movement and a message of its own', async () => {
  const stage = await stageOf(1);
  await priced(stage, [1.85]);
  const { client, picks, spent } = stage;
  const [pick] = picks;
  const { id, accountId } = await placed(client, slipOf(picks, { amount: 100 }));
  await settle(client, [[pick!, 1]]);
  expect(await spent()).toBe(-85);

  const lost = wordOn(pick!, { do: 'correction', statusId: 0 });
  expect((await send(client, [lost])).body).toEqual({ data: [{ id: lost.id, outcome: 'applied', coupons: 1 }] });
  expect(await couponOf(client, id)).toMatchObject({ state: 'settled', statusId: 0, payout: 0 });
  expect(await spent()).toBe(100);
  expect((await send(client, [lost])).body).toEqual({ data: [{ id: lost.id, outcome: 'repeated', coupons: 0 }] });

  const late = wordOn(pick!, { do: 'correction', statusId: 1, at: lost.at - 1 });
  expect((await send(client, [late])).body).toMatchObject({ data: [{ outcome: 'older' }] });
  await send(client, [wordOn(pick!, { do: 'rollback', reason: 'official' })]);
  expect(await couponOf(client, id)).toMatchObject({ state: 'open', bets: [{ statusId: -1 }] });
  await send(client, [wordOn(pick!, { do: 'result', statusId: 1, voidFactor: 0.5, reason: 'official' })]);
  const coupon = await couponOf(client, id);
  expect(coupon).toMatchObject({ state: 'settled', statusId: 4, payout: 142.5 });
  expect(coupon.settlements?.map(({ payout, reason }) => [payout, reason])).toEqual([
    [185, undefined],
    [0, 'The result entered was wrong.'],
    [undefined, 'The organiser changed the official result.'],
    [142.5, 'The organiser changed the official result.'],
  ]);
  expect(await spent()).toBe(-42.5);

  const moves = (await lastRows(client, accountId)).filter(({ number }) => number === id);
  expect(moves.map(({ kind, amount }) => [kind, amount])).toEqual(
    expect.arrayContaining([
      ['payout', 185],
      ['correction', -185],
      ['payout', 142.5],
    ]),
  );
  const { body } = await client.get<{ data: PlayerMessage[] }>('/office-api/v1/messages?lng=en&pageSize=3');
  expect(body.data.map(({ title, text }) => [title, text.replaceAll(/\s/g, ' ')])).toEqual([
    [
      `Bet ${id} settled again`,
      expect.stringMatching(/^The organiser changed the official result\. It now pays .*142/),
    ],
    [`Bet ${id} settled again`, expect.stringContaining('open again')],
    [`Bet ${id} settled again`, expect.stringMatching(/^The result entered was wrong\. It now pays .*0/)],
  ]);
});

test('[BET-56] only an operator is heard, and of several words all are taken or none', async () => {
  // A minute takes only a few calls of an operator.
  const { client, picks } = await stageOf(1, { isOwnWorld: true });
  const [pick] = picks;
  const { id } = await placed(client, slipOf(picks));
  const won = wordOn(pick!, { do: 'result', statusId: 1 });
  expect((await send(client, [won], randomUUID())).status).toBe(401);
  for (const bad of [
    { ...won, statusId: undefined },
    { ...won, do: 'cancel' },
    { ...won, statusId: 2, voidFactor: 0.5 },
    { ...won, reason: 'because' },
  ])
    expect((await send(client, [bad])).status).toBe(400);
  expect((await send(client, [won, { ...won, statusId: 0 }])).status).toBe(409);
  expect(await couponOf(client, id)).toMatchObject({ state: 'open' });
  expect((await send(client, [won])).status).toBe(200);
  expect(await couponOf(client, id)).toMatchObject({ state: 'settled', statusId: 1 });
});
