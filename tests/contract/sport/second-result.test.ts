import { expect, test } from 'vitest';

import { errorCodes } from '../../../contracts/common.ts';
import {
  betOf,
  couponOf,
  moneyOf,
  type Pick,
  place,
  placed,
  priced,
  type Refused,
  settle,
  slipOf,
  useStage,
} from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const stageOf = useStage(useServer());

const result = (client: Client, { match, market }: Pick, statusId: number) =>
  client.control<{ code: number; message: string }>('POST', 'simulator', {
    ...{ gameId: match.id, do: 'settle', results: { [market.id]: statusId } },
  });

test.each([
  ['won, then lost', 1, 0],
  ['lost, then won', 0, 1],
  ['won, then returned', 1, 2],
  ['returned, then won', 2, 1],
  ['half won, then won', 4, 1],
  ['won, then open again', 1, -2],
])(
  '[R-M7] [BET-39] a result after a result, %s: refused with a reason, and nothing moves',
  async (_, first, second) => {
    const { client, picks } = await stageOf(2);
    const [one, other] = picks as [Pick, Pick];
    await priced({ client, picks }, [2, 2]);
    const single = await placed(client, slipOf([one], { amount: 10 }));
    const express = await placed(client, slipOf(picks, { amount: 10 }));
    await settle(client, [[one, first]]);
    const before = [await couponOf(client, single.id), await couponOf(client, express.id), await moneyOf(client)];
    const { status, body } = await result(client, one, second);
    expect([status, body.message]).toEqual([409, expect.stringContaining('a result is not changed')]);
    expect([await couponOf(client, single.id), await couponOf(client, express.id), await moneyOf(client)]).toEqual(
      before,
    );
    // The same once more is no other result.
    expect((await result(client, one, first)).status).toBe(204);
    expect([await couponOf(client, single.id), await couponOf(client, express.id), await moneyOf(client)]).toEqual(
      before,
    );
    expect((await result(client, other, 1)).status).toBe(204);
  },
);

test('[R-M7] [BET-39] one changed result among others refuses them all', async () => {
  const { client, picks } = await stageOf(1);
  const [one] = picks as [Pick];
  const bet = betOf(one);
  await settle(client, [[one, 1]]);
  const results = { [bet.marketId]: 0, [bet.marketId + 1]: 1 };
  const { status } = await client.control('POST', 'simulator', { gameId: one.match.id, do: 'settle', results });
  expect(status).toBe(409);
});

test('[R-M7] [BET-39] a match that is over gets no other score', async () => {
  const { client, picks } = await stageOf(1);
  const [one] = picks as [Pick];
  const end = (step: object) => client.control('POST', 'simulator', { gameId: one.match.id, ...step });
  expect((await end({ do: 'settle', score: [2, 1] })).status).toBe(204);
  expect((await end({ do: 'settle', score: [2, 1] })).status).toBe(204);
  expect((await end({ do: 'settle', score: [0, 1] })).status).toBe(409);
  expect((await end({ do: 'finish', score: [0, 1] })).status).toBe(409);
  expect((await result(client, one, 0)).status).toBe(409);
  expect((await result(client, one, 1)).status).toBe(204);
});

test('[BET-54] an outcome with a result takes no bet any more, also when its match is opened again', async () => {
  const { client, picks } = await stageOf(1);
  const [one] = picks as [Pick];
  await settle(client, [[one, 1]]);
  const again = [{ do: 'resume' }, { do: 'resume', marketId: one.market.id }];
  for (const step of again) await client.control('POST', 'simulator', { gameId: one.match.id, ...step });
  expect((await place<Refused>(client, slipOf([one]))).body.code).toBe(errorCodes.marketClosed);
});
