import { expect, test } from 'vitest';

import type { CouponIn } from '../../../contracts/coupon.ts';
import {
  betOf,
  couponOf,
  placed,
  priced,
  settle,
  slipOf,
  type Stage,
  type StageOptions,
  useStage,
  withoutMargins,
} from '../support/coupon-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

const stageOf = useStage(server);

/** Gives the demo player and outcomes with these odds. */
async function stage(odds: readonly number[], options: StageOptions = {}): Promise<Stage> {
  const staged = await stageOf(odds.length, options);
  await priced(staged, odds);
  return staged;
}

test.each([
  ['BET-03', 'lost', 0, 0],
  ['BET-04', 'won', 1, 185],
  ['BET-05', 'returned', 2, 100],
  ['BET-06', 'returned by force', 3, 100],
  ['BET-07', 'half won, half void', 4, 142.5],
  ['BET-08', 'half lost, half void', 5, 50],
  ['BET-09', 'half lost, half won', 6, 92.5],
])('[%s] [BET-19] a single of 100 at 1.85 that is %s pays by status %s', async (_id, _name, statusId, payout) => {
  const { client, picks, spent } = await stage([1.85]);
  const { id } = await placed(client, slipOf(picks, { amount: 100 }));
  expect(await spent()).toBe(100);
  await settle(client, [[picks[0]!, statusId]]);
  expect(await couponOf(client, id)).toMatchObject({ state: 'settled', statusId, payout, bets: [{ statusId }] });
  expect(await spent()).toBe(100 - payout);
});

test('[BET-01] [BET-02] an open bet is not started, then not calculated', async () => {
  const { client, picks } = await stage([1.85]);
  const { id, statusId } = await placed(client, slipOf(picks));
  expect(statusId).toBe(-1);
  await client.control('POST', 'simulator', { gameId: picks[0]!.match.id, do: 'start' });
  expect(await couponOf(client, id)).toMatchObject({ state: 'open', statusId: -2, bets: [{ statusId: -2 }] });
});

/** Each case: name, odds, results, fields of the slip, payout. */
const cases: [string, number[], number[], Partial<CouponIn>, number][] = [
  ['express, all won', [1.87, 2.133, 1.909], [1, 1, 1], { typeId: 1, amount: 100 }, 761.4],
  ['express with a returned bet', [1.5, 2], [1, 2], { typeId: 1, amount: 100 }, 150],
  ['express with a lost bet', [1.5, 2], [1, 0], { typeId: 1, amount: 100 }, 0],
  ['express with a half won bet', [1.5, 2], [1, 4], { typeId: 1, amount: 100 }, 225],
  ['system 2 of 3, one lost', [2, 3.5, 2.4], [1, 1, 0], { typeId: 2, systemValue: 2, amount: 300 }, 700],
  ['chain', [2, 1.5, 2, 3, 1.5], [1, 1, 0, 1, 0], { typeId: 3, amount: 300 }, 750],
  ['multi-bet 2 of 3 blocks', [2, 3.5, 2.4], [1, 1, 0], { typeId: 4, systemValue: 2, amount: 300 }, 700],
  ['conditional', [2, 1.5], [1, 0], { typeId: 5, amountByBlockId: { 1: 100, 2: 150 } }, 50],
  ['anti-express, one lost', [1.5, 2], [0, 1], { typeId: 6, amount: 100 }, 141.5],
  ['anti-express, all won', [1.5, 2], [1, 1], { typeId: 6, amount: 100 }, 0],
  ['lucky, one lost', [2, 3, 4], [1, 1, 0], { typeId: 7, amount: 700 }, 1100],
  ['patent, all won', [2, 3.5, 4, 1.5], [1, 1, 1, 1], { typeId: 8, amount: 110 }, 1567.5],
];

test.each(cases)('[BET-10] %s is paid to the cent', async (_, odds, results, patch, payout) => {
  const { client, picks, spent } = await stage(odds);
  // The price of an anti-express follows from chances: without a margin these are one divided by the odds.
  await withoutMargins({ client });
  const bets = picks.map((pick, index) => betOf(pick, { blockId: index + 1 }));
  const { id, amount } = await placed(client, slipOf(picks, { ...patch, bets }));
  const [last, ...others] = picks.map((pick, index) => [pick, results[index]!] as const).toReversed();
  await settle(client, others);
  // A lost bet decides an anti-express, whatever the results of the others.
  const isDecided = patch.typeId === 6 && others.some(([, statusId]) => statusId === 0);
  expect(await couponOf(client, id)).toMatchObject({ state: isDecided ? 'settled' : 'open' });
  if (!isDecided) expect(await spent()).toBe(amount);
  await settle(client, [last!]);
  expect(await couponOf(client, id)).toMatchObject({ state: 'settled', payout });
  expect(await spent()).toBeCloseTo(amount - payout, 6);
});

test('[BET-22] a lost bet loses an express at once: no payout, no sale and no possible win', async () => {
  const { client, picks, spent } = await stage([1.5, 2, 3]);
  const { id } = await placed(client, slipOf(picks, { amount: 100 }));
  await settle(client, [[picks[1]!, 0]]);
  const lost = await couponOf(client, id);
  expect(lost).toMatchObject({ state: 'settled', statusId: 0, payout: 0, saleAvailable: false });
  expect(lost.bets.map(({ statusId }) => statusId)).toEqual([-1, 0, -1]);
  const { status } = await client.post(`/coupon-api/v1/coupons/${id}/sell/quote`, {});
  expect(status).toBe(409);
  await settle(client, [
    [picks[0]!, 1],
    [picks[2]!, 1],
  ]);
  expect((await couponOf(client, id)).bets.map(({ statusId }) => statusId)).toEqual([1, 0, 1]);
  expect(await spent()).toBe(100);
});

test('[BET-22] an open system with a lost bet shows the win that is still possible', async () => {
  const { client, picks } = await stage([2, 3.5, 2.4]);
  const { id, possibleWin } = await placed(client, slipOf(picks, { typeId: 2, systemValue: 2, amount: 300 }));
  expect(possibleWin).toBe(2020);
  await settle(client, [[picks[2]!, 0]]);
  expect(await couponOf(client, id)).toMatchObject({ state: 'open', possibleWin: 700 });
});

test('[BET-10] several singles are settled one by one', async () => {
  const { client, picks, spent } = await stage([1.5, 2]);
  await client.post('/coupon-api/v1/place', ...withKey(slipOf(picks, { typeId: 9, amount: 100 })));
  await settle(client, [[picks[0]!, 1]]);
  expect(await spent()).toBe(50);
  await settle(client, [[picks[1]!, 0]]);
  expect(await spent()).toBe(50);
});
const withKey = (slip: CouponIn) => [slip, { 'Idempotency-Key': slip.id }] as const;

test('[BET-10] the server pays once when a result comes twice', async () => {
  const { client, picks, spent } = await stage([2]);
  await placed(client, slipOf(picks, { amount: 100 }));
  await settle(client, [
    [picks[0]!, 1],
    [picks[0]!, 1],
    [picks[0]!, 0],
  ]);
  expect(await spent()).toBe(-100);
});

test('[BET-10] [CPN-13] [BET-38] the bonus bet pays when every bet is won, a step less for one that is returned, and nothing below three', async () => {
  for (const [results, coef, payout] of [
    [[1, 1, 1], 1.03, 137.1],
    [[1, 1, 1, 2], 1.04, 137.1],
    [[1, 1, 2], 1.03, 121],
  ] as const) {
    const { client, picks } = await stage(
      results.map(() => 1.1),
      { isOwnWorld: true },
    );
    await client.control('PATCH', 'config', { isAvailableCouponBonusBet: true });
    const { id } = await placed(client, slipOf(picks, { amount: 100, bonusBet: { coef } }));
    await settle(
      client,
      picks.map((pick, index) => [pick, results[index]!] as const),
    );
    expect((await couponOf(client, id)).payout).toBe(payout);
  }
});

test('[PROMO-21] a receipt tells the bonus bet that is left of it after a return', async () => {
  const { client, picks } = await stage([1.1, 1.2, 1.3, 1.4], { isOwnWorld: true });
  await client.control('PATCH', 'config', { isAvailableCouponBonusBet: true });
  const { id } = await placed(client, slipOf(picks, { amount: 100, bonusBet: { coef: 1.04 } }));
  const told = [(await couponOf(client, id)).bonusBet];
  for (const pick of picks.slice(0, 2)) {
    await settle(client, [[pick, 2]]);
    told.push((await couponOf(client, id)).bonusBet);
  }
  expect(told).toEqual([{ coef: 1.04 }, { coef: 1.03 }, undefined]);
});

test('[BET-19] the end of a game settles the bets on it', async () => {
  const { client, picks, spent } = await stageOf(2, { zone: 'live' });
  const [first, second] = picks;
  const { id, coef } = await placed(client, slipOf([first!, second!], { amount: 150 }));
  for (const { match } of [first!, second!])
    await client.control('POST', 'simulator', { gameId: match.id, do: 'finish', score: [9, 0] });
  const settled = await couponOf(client, id);
  expect(settled).toMatchObject({ state: 'settled', statusId: 1, payout: Math.floor(150_00 * coef + 1e-6) / 100 });
  expect(settled.bets.map(({ game }) => [game.isFinished, game.score1])).toEqual([
    [true, '9'],
    [true, '9'],
  ]);
  expect(await spent()).toBeCloseTo(150 - settled.payout!, 6);
});
