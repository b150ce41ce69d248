import { expect, test } from 'vitest';

import type { Balance } from '../../../contracts/account.ts';
import { errorCodes } from '../../../contracts/common.ts';
import type { CouponCalc } from '../../../contracts/coupon.ts';
import { marketGroups, outcomeTypes } from '../../../contracts/markets.ts';
import { marketIdOf } from '../../../simulator/testing.ts';
import {
  betOf,
  marketsOf,
  place,
  priced,
  recalculate,
  setOdds,
  slipOf,
  useStage,
  withoutMargins,
} from '../support/coupon-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

const stageOf = useStage(server);

/** Gives outcomes with these odds, and the demo player. */
async function stage(...odds: number[]) {
  const { client, picks } = await stageOf(odds.length);
  await priced({ client, picks }, odds);
  return { client, picks };
}

/** As `stage`, in a world of its own whose configuration this test changes. */
async function stageWith(config: object, ...odds: number[]) {
  const { client, picks } = await stageOf(odds.length, { isOwnWorld: true });
  await priced({ client, picks }, odds);
  await client.control('PATCH', 'config', config);
  return { client, picks };
}

test('a visitor sees odds, limits and the possible win', async () => {
  const { client: player, picks } = await stage(1.87, 2.133, 1.909);
  const client = player.other();
  const calc = await recalculate(client, slipOf(picks, { amount: 99_999.99 }));
  expect(calc).toMatchObject({ coef: 7.614, coefByView: '7.614', possibleWin: 761_399.92, minBetAmount: 10 });
  expect(calc.maxBetAmount).toBeGreaterThan(150);
  expect(calc.bets).toMatchObject(
    picks.map(({ market, match }) => ({
      marketId: market.id,
      isBlocked: false,
      statusId: -1,
      game: { opp1: match.opp1.name },
    })),
  );
});

test('[CPN-05] four bets offer systems 2 of 4 and 3 of 4', async () => {
  const { client, picks } = await stage(1.5, 2, 3, 2);
  const { systemValues } = await recalculate(client, slipOf(picks, { typeId: 2, systemValue: 2 }));
  expect(systemValues).toMatchObject([
    { value: 2, offset: 0, combo: 6 },
    { value: 3, offset: 0, combo: 4 },
  ]);
});

test('[CPN-31] the answer for a system has its largest win and the win of its cheapest line', async () => {
  const { client, picks } = await stage(1.5, 2, 3);
  const calc = await recalculate(client, slipOf(picks, { typeId: 2, systemValue: 2, amount: 30 }));
  expect(calc).toMatchObject({ possibleWin: 135, minPossibleWin: 30, coef: 4.5 });
});

test('[CPN-11] [CPN-13] the server offers a bonus bet of 1.03 to an express of three bets from 1.1', async () => {
  const plain = await stage(1.1, 1.1, 1.1);
  expect(await recalculate(plain.client, slipOf(plain.picks))).not.toHaveProperty('bonusBet');
  const { client, picks } = await stageWith({ isAvailableCouponBonusBet: true }, 1.1, 1.1, 1.1);
  const offered = await recalculate(client, slipOf(picks, { amount: 100 }));
  expect(offered).toMatchObject({ bonusBet: { coef: 1.03 }, coef: 1.331 });
  // It changes the win only once the slip contains it.
  expect(await recalculate(client, slipOf(picks, { amount: 100, bonusBet: { coef: 1.03 } }))).toMatchObject({
    coef: 1.371,
    possibleWin: 137.1,
  });
  expect(await recalculate(client, slipOf(picks.slice(1)))).not.toHaveProperty('bonusBet');
  await setOdds(picks[0]!, client, 1.099);
  expect(await recalculate(client, slipOf(picks))).not.toHaveProperty('bonusBet');
});

test('[CPN-11] there is no bonus bet when a bet has kind 7', async () => {
  const { client, picks: three } = await stageWith({ isAvailableCouponBonusBet: true }, 2, 2, 2);
  const [third, ...picks] = three;
  const special = (await marketsOf(client, third!.match.id)).find(({ kind, isBlocked }) => kind === 7 && !isBlocked)!;
  expect(await recalculate(client, slipOf([...picks, { ...third!, market: special }]))).not.toHaveProperty('bonusBet');
  expect(await recalculate(client, slipOf([...picks, third!]))).toHaveProperty('bonusBet');
});

test('[CPN-30] the possible win follows the exact coefficient', async () => {
  const { client, picks } = await stage(1.85);
  expect((await recalculate(client, slipOf(picks, { amount: 100 }))).possibleWin).toBe(185);
  expect((await recalculate(client, slipOf(picks, { amount: 100, exactCoef: 2 }))).possibleWin).toBe(200);
});

test('[CPN-37] the anti-express of chances of two thirds and a half has odds of 1.415; the server offers none below 1.01', async () => {
  const { client, picks } = await stage(1.5, 2);
  await withoutMargins({ client });
  expect(await recalculate(client, slipOf(picks, { typeId: 6, amount: 100 }))).toMatchObject({
    antiExpressCoef: 1.415,
    possibleWin: 141.5,
  });
  await setOdds(picks[0]!, client, 40);
  expect(await recalculate(client, slipOf(picks, { typeId: 6, amount: 100 }))).not.toHaveProperty('antiExpressCoef');
});

test('[ODDS-12] outcomes of one match block each other in a combination', async () => {
  const { client, picks } = await stage(2);
  const [pick] = picks;
  const markets = await marketsOf(client, pick!.match.id);
  const other = markets.find(({ id, coef, isBlocked }) => id !== pick!.market.id && coef > 1 && !isBlocked)!;
  const both = [pick!, { ...pick!, market: other }];
  const marks = async (typeId: number) =>
    (await recalculate(client, slipOf(both, { typeId }))).bets.map(({ isDepend }) => isDepend);
  expect(await marks(1)).toEqual([true, true]);
  expect(await marks(9)).toEqual([false, false]);
});

test('[ODDS-11] the calculation marks a suspended outcome and a finished game and refuses neither', async () => {
  const { client, picks } = await stage(2, 2);
  const [one, two] = picks;
  await client.control('POST', 'simulator', { gameId: one!.match.id, do: 'suspend', marketId: one!.market.id });
  await client.control('POST', 'simulator', { gameId: two!.match.id, do: 'finish', score: [1, 0] });
  const { bets } = await recalculate(client, slipOf(picks));
  expect(bets).toMatchObject([
    { isBlocked: true, game: { isFinished: false } },
    { isBlocked: true, statusId: 1, game: { isFinished: true } },
  ]);
});

test('the calculation marks an unknown outcome as blocked', async () => {
  const { client, picks } = await stage(2);
  const bets = [betOf(picks[0]!, { marketId: 12_345, gameId: 1 })];
  expect((await recalculate(client, slipOf([], { bets }))).bets).toMatchObject([
    { isBlocked: true, game: { isFinished: true } },
  ]);
});

test('[LANG-16] the calculation names each bet in the language of the request, in its figures too', async () => {
  const { client } = await stage(2);
  const gameId = 1;
  const marketId = marketIdOf(gameId, {
    groupId: marketGroups.total,
    typeId: outcomeTypes.over,
    period: 0,
    param: 2.5,
  });
  const bets = [{ marketId, gameId, typeId: outcomeTypes.over, kind: 1, coef: 2, blockId: 1, isLive: false }];
  const named = async (lng: string) => (await recalculate(client, slipOf([], { bets, lng }))).bets[0];
  expect(await named('en')).toMatchObject({ groupName: 'Total goals', name: 'Over 2.5' });
  expect(await named('ru')).toMatchObject({ groupName: 'Тотал голов', name: 'Больше 2,5' });
});

test('[ODDS-03] the answer has odds as text in the requested format', async () => {
  const { client, picks } = await stage(3.25);
  const text = async (coefViewId: number) => (await recalculate(client, slipOf(picks, { coefViewId }))).coefByView;
  expect([await text(0), await text(1), await text(2), await text(99)]).toEqual(['3.25', '9/4', '+225', '3.25']);
});

test('[CPN-41] [CPN-32] limits are in the currency of the account, and their type decides whether they apply', async () => {
  const listed = { couponTypesWithMinAmount: [0, 1, 9], couponTypesWithMaxAmount: [1, 5, 9] };
  const { client, picks } = await stageWith(listed, 2, 2);
  const { data: balance } = (await client.get<{ data: Balance }>('/web-api/account/balance')).body;
  const [rub, usd] = balance.accounts;
  const bonus = balance.bonuses[0]!;
  type Limits = {
    data: {
      minBetAmount: number;
      maxBetAmount: number | null;
      maxPayout: number;
      byBetId?: Record<string, number>;
      byBlockId?: Record<string, number>;
    };
  };
  const limits = async (accountId: number, typeId: number, blocks = false) => {
    const bets = picks.map((pick, index) => betOf(pick, { blockId: blocks ? index + 1 : 1 }));
    return (await client.post<Limits>('/coupon-api/v1/amounts', { accountId, typeId, bets })).body.data;
  };
  expect(await limits(rub!.id, 1)).toMatchObject({ minBetAmount: 10 });
  expect(await limits(usd!.id, 1)).toMatchObject({ minBetAmount: 0.25 });
  expect((await limits(rub!.id, 1)).maxBetAmount).toBeGreaterThan(0);
  // CPN-19: a bonus account has no maximum.
  expect(await limits(bonus.id, 1)).toMatchObject({ maxBetAmount: null });
  // A type that the configuration does not list has no minimum and no maximum.
  expect(await limits(rub!.id, 3)).toMatchObject({ minBetAmount: 0.01, maxBetAmount: null });
  expect(Object.keys((await limits(rub!.id, 9)).byBetId!)).toEqual(
    picks.map(({ market }) => String(market.id)).toSorted(),
  );
  const { maxBetAmount, byBlockId } = await limits(rub!.id, 5, true);
  // The second block may stake what the first can win.
  expect(byBlockId).toEqual({ 1: maxBetAmount, 2: maxBetAmount! * 2 });
});

test('the server calculates a slip that fits no type yet', async () => {
  const { client, picks } = await stage(2);
  const calc: CouponCalc = await recalculate(client, slipOf(picks, { typeId: 2, amount: 0 }));
  expect(calc).toMatchObject({ coef: 2, possibleWin: 0, systemValues: [] });
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
  '[CPN-47] by default a coupon of type %i has a least and a greatest stake',
  async (typeId) => {
    const { client, picks } = await stage(1.2, 1.2, 1.2);
    const used = typeId === 0 ? picks.slice(0, 1) : picks;
    const bets = used.map((pick, index) => betOf(pick, { blockId: index + 1 }));
    const calc = await recalculate(client, slipOf(used, { typeId, bets, systemValue: 2 }));
    expect(calc.minBetAmount).toBeGreaterThanOrEqual(10);
    expect(calc.maxBetAmount ?? 0).toBeGreaterThan(calc.minBetAmount);
  },
);

test('[CPN-47] a line costs at least the smallest coin, in a type without a minimum too', async () => {
  const { client, picks } = await stageWith({ couponTypesWithMinAmount: [], couponTypesWithMaxAmount: [] }, 2, 2, 2, 2);
  // This type has 11 lines.
  const patent = (amount: number) => slipOf(picks, { typeId: 8, amount });
  expect(await recalculate(client, patent(0.05))).toMatchObject({ minBetAmount: 0.11, maxBetAmount: null });
  expect(await place(client, patent(0.1))).toMatchObject({ status: 400, body: { code: errorCodes.amountBelowMin } });
  expect(await place(client, patent(0.11))).toMatchObject({ status: 201 });
  const bets = picks.map((pick) => betOf(pick, { blockId: 1 }));
  const system = await recalculate(client, slipOf(picks, { typeId: 2, systemValue: 2, bets }));
  expect(system).toMatchObject({ minBetAmount: 0.06, systemValues: [{ minBetAmount: 0.06 }, { minBetAmount: 0.04 }] });
});

test('[CPN-46] each of several singles has its own maximum, also for a visitor', async () => {
  const { client, picks } = await stage(2, 50);
  const [low, high] = picks.map(({ market }) => market.id);
  const { byBetId = {} } = await recalculate(client.other(), slipOf(picks, { typeId: 9 }));
  expect(byBetId[high!] ?? 0).toBeGreaterThan(0);
  expect(byBetId[low!] ?? 0).toBeGreaterThan(byBetId[high!] ?? 0);
});
