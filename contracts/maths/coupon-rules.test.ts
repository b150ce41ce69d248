import { expect, test } from 'vitest';

import {
  bonusBet,
  bonusBetMilli,
  clampSystemValue,
  couponFigures,
  type CouponInput,
  type Leg,
  offeredBonusMilli,
  systemOptions,
} from './index.ts';

const legs = (...odds: number[]): Leg[] => odds.map((coef) => ({ milli: Math.round(coef * 1000) }));
const figures = (input: CouponInput) => {
  const result = couponFigures(input);
  if (!result.ok) throw new Error(result.problem.code);
  return result.figures;
};
const bonus = (bets: Leg[], input: Partial<CouponInput> = {}) =>
  offeredBonusMilli({ typeId: 1, legs: bets, bonusEnabled: true, ...input });

test('[CPN-11] [CONST-11] an express of three bets from 1.1 gets a bonus bet', () => {
  expect(bonus(legs(1.1, 1.1, 1.1))).toBe(1030);
  expect(bonusBet).toEqual({ minBets: 3, minMilli: 1100, minTotalMilli: 1010, forbiddenKind: 7 });
});

test.each<[string, Leg[], Partial<CouponInput>]>([
  ['two bets', legs(1.5, 1.5), {}],
  ['a bet at 1.099', legs(1.1, 1.099, 1.1), {}],
  ['a bet of kind 7', [...legs(1.5, 1.5), { milli: 1500, kind: 7 }], {}],
  ['the feature switched off', legs(1.5, 1.5, 1.5), { bonusEnabled: false }],
])('[CPN-11] no bonus bet with %s', (_, bets, input) => {
  expect(bonus(bets, input)).toBeNull();
});

test('[CPN-12] a bonus bet that was deleted by hand stays away', () => {
  expect(bonus(legs(1.5, 1.5, 2, 3), { manuallyDeletedBonusBet: true })).toBeNull();
});

test.each([
  [1, 1010],
  [3, 1030],
  [9, 1090],
  [10, 1100],
  [50, 1100],
])('[CPN-13] the bonus bet beside %s bets multiplies by %s thousandths', (bets, milli) => {
  expect(bonusBetMilli(bets)).toBe(milli);
});

test('[CPN-13] the bonus bet multiplies an express that wins whole, and no other', () => {
  const express = { typeId: 1, amount: 10_000, bonusEnabled: true } as const;
  const won = legs(1.1, 1.1, 1.1).map((bet) => ({ ...bet, statusId: 1 as const }));
  expect(figures({ ...express, legs: won })).toMatchObject({ coef: 1371, possibleWin: 13_710, payout: 13_710 });
  const [first, ...others] = won;
  expect(figures({ ...express, legs: [{ ...first!, statusId: 2 }, ...others] }).payout).toBe(12_100);
});

test.each([
  [1, 5, 2],
  [0, 5, 2],
  [4, 5, 4],
  [9, 5, 4],
])('[CPN-14] [CONST-11] system value %s of %s units becomes %s', (value, units, clamped) => {
  expect(clampSystemValue(value, units)).toBe(clamped);
});

test('[CPN-05] a system of four bets offers 2 of 4 and 3 of 4', () => {
  expect(systemOptions(4)).toEqual([
    { value: 2, offset: 0, combo: 6 },
    { value: 3, offset: 0, combo: 4 },
  ]);
  expect(systemOptions(5, 1)).toEqual([
    { value: 2, offset: 1, combo: 6 },
    { value: 3, offset: 1, combo: 4 },
  ]);
});

test('[CPN-30] the possible win follows the exact coefficient where one is set, and the cap', () => {
  const single = { typeId: 0, legs: legs(1.85), amount: 10_000 } as const;
  expect(figures(single).possibleWin).toBe(18_500);
  expect(figures({ ...single, exactCoef: 2000 }).possibleWin).toBe(20_000);
  expect(figures({ ...single, maxPayout: 15_000 }).possibleWin).toBe(15_000);
});

test.each<[string, Partial<CouponInput>, number, number]>([
  ['2 of 3', { legs: legs(1.5, 2, 3), systemValue: 2, amount: 3000 }, 13_500, 3000],
  ['2 of 3, published', { legs: legs(2, 3.5, 2.4), systemValue: 2, amount: 30_000 }, 202_000, 48_000],
  [
    '2 of 3 with a banker',
    { legs: [{ milli: 1500, block: 0 }, ...legs(2, 3, 1.4)], systemValue: 2, amount: 6000 },
    39_000,
    8400,
  ],
])('[CPN-31] system %s: all win, and the cheapest line alone', (_, input, possibleWin, minWin) => {
  expect(figures({ typeId: 2, legs: [], ...input })).toMatchObject({ possibleWin, minWin });
});

test('[CPN-32] the maxima of the blocks chain from the maximum of the bet', () => {
  const blocks = legs(2, 1.5, 2).map((leg, index) => ({ ...leg, block: index + 1 }));
  const { maxByBlock } = figures({ typeId: 5, legs: blocks, amounts: [1000, 1500, null], maxBetAmount: 10_000 });
  expect(maxByBlock).toEqual([10_000, 2000, 2250]);
});

const withChances = (chances: readonly number[], odds: number): Leg[] =>
  chances.map((chance) => ({ milli: odds * 1000, chance: Math.round(chance * 1_000_000) }));

test.each([
  [[0.5, 0.6], 1348],
  [[0.8, 0.6], 1814],
])('[CPN-37] the anti-express of chances %s is %s thousandths, whatever margin its prices hold', (chances, milli) => {
  expect(figures({ typeId: 6, legs: withChances(chances, 1.05), amount: 100 }).antiExpressCoef).toBe(milli);
  expect(figures({ typeId: 6, legs: withChances(chances, 9), amount: 100 }).antiExpressCoef).toBe(milli);
});

test('[BET-10] an anti-express without the chances of its legs has no figures', () => {
  const result = couponFigures({ typeId: 6, legs: legs(1.5, 2), amount: 100 });
  expect(result).toMatchObject({ ok: false, problem: { code: 'chance', path: 'selections[0].chance' } });
});

test('[CPN-37] an anti-express below 1.01 is not offered', () => {
  expect(figures({ typeId: 6, legs: withChances([0.2, 0.2], 5), amount: 100 })).toMatchObject({
    antiExpressCoef: null,
    possibleWin: null,
  });
});

const settledSingle = (statusId: NonNullable<Leg['statusId']>) =>
  figures({ typeId: 0, legs: [{ milli: 1850, statusId }], amount: 10_000 });

test.each([
  ['BET-01', 'not calculated', -2],
  ['BET-02', 'not started', -1],
] as const)('[%s] a bet that is %s pays nothing yet', (_, __, statusId) => {
  expect(settledSingle(statusId)).not.toHaveProperty('payout');
});

test.each([
  ['BET-03', 'lose', 0, 0],
  ['BET-04', 'win', 1, 18_500],
  ['BET-05', 'return', 2, 10_000],
  ['BET-06', 'forced return', 3, 10_000],
  ['BET-07', 'half win half return', 4, 14_250],
  ['BET-08', 'half lose half return', 5, 5000],
  ['BET-09', 'half lose half win', 6, 9250],
] as const)('[%s] %s pays by its effective coefficient', (_, __, statusId, payout) => {
  expect(settledSingle(statusId).payout).toBe(payout);
});

test.each<[string, CouponInput, number]>([
  [
    'patent of four, all won',
    { typeId: 8, legs: legs(2, 3.5, 4, 1.5).map((leg) => ({ ...leg, statusId: 1 })), amount: 11_000 },
    156_750,
  ],
  [
    'chain: won, won, lost, won, lost',
    {
      typeId: 3,
      legs: legs(2, 1.5, 2, 3, 1.5).map((leg, index) => ({ ...leg, statusId: index === 2 || index === 4 ? 0 : 1 })),
      amount: 300,
    },
    750,
  ],
  [
    'chain that stakes what is left',
    {
      typeId: 3,
      legs: legs(1.55, 1.25, 1.85, 2).map((leg, index) => ({ ...leg, statusId: index === 2 ? 0 : 1 })),
      amount: 10_000,
    },
    16_000,
  ],
  [
    'conditional: won, won whole, lost',
    {
      typeId: 5,
      legs: [
        { milli: 1150, statusId: 1, block: 1 },
        { milli: 1390, statusId: 1, block: 2 },
        { milli: 1130, statusId: 1, block: 2 },
        { milli: 1130, statusId: 0, block: 3 },
      ],
      amounts: [10_000, null, 10_000],
    },
    8063,
  ],
  [
    'multi-bet whose blocks share the stake, one lost',
    {
      typeId: 4,
      legs: [
        { milli: 2000, statusId: 1, block: 1 },
        { milli: 1500, statusId: 1, block: 1 },
        { milli: 1700, statusId: 0, block: 2 },
        { milli: 2100, statusId: 1, block: 3 },
      ],
      systemValue: 1,
      amount: 9000,
    },
    15_300,
  ],
  [
    'lucky of three with one lost',
    { typeId: 7, legs: legs(2, 3, 4).map((leg, index) => ({ ...leg, statusId: index === 2 ? 0 : 1 })), amount: 700 },
    1100,
  ],
  [
    'anti-express, one lost',
    {
      typeId: 6,
      legs: [
        { milli: 1500, statusId: 0, chance: 500_000 },
        { milli: 2000, statusId: 1, chance: 600_000 },
      ],
      amount: 10_000,
    },
    13_480,
  ],
  [
    'several singles',
    {
      typeId: 9,
      legs: [
        { milli: 1130, statusId: 1 },
        { milli: 1290, statusId: 2 },
        { milli: 8810, statusId: 0 },
      ],
      amounts: [33, 33, 49],
    },
    70,
  ],
  [
    'system with a lost banker',
    {
      typeId: 2,
      legs: [
        { milli: 1500, statusId: 0, block: 0 },
        ...legs(2, 3, 1.4).map((leg) => ({ ...leg, statusId: 1 as const })),
      ],
      systemValue: 2,
      amount: 6000,
    },
    0,
  ],
])('[BET-10] %s', (_, input, payout) => {
  expect(figures(input).payout).toBe(payout);
});

test.each<[string, Parameters<typeof couponFigures>[0], string, string]>([
  ['odds of 1', { typeId: 0, legs: legs(1), amount: 1 }, 'coef_not_above_1', 'selections[0].coef'],
  ['no bets', { typeId: 1, legs: [], amount: 1 }, 'no_selections', 'selections'],
  ['one bet too few', { typeId: 1, legs: legs(2), amount: 1 }, 'selection_count', 'selections'],
  ['no stake', { typeId: 0, legs: legs(2), amount: 0 }, 'amount_not_positive', 'amountMinor'],
  ['half a minor unit', { typeId: 0, legs: legs(2), amount: 0.5 }, 'amount_not_an_integer', 'amountMinor'],
  ['a stake past 2^53', { typeId: 0, legs: legs(2), amount: 2 ** 53 }, 'amount_too_large', 'amountMinor'],
  ['too few amounts', { typeId: 9, legs: legs(2, 2), amounts: [1] }, 'amount_count', 'amountsMinor'],
  [
    'a gap between blocks',
    {
      typeId: 5,
      legs: [
        { milli: 2000, block: 1 },
        { milli: 2000, block: 3 },
      ],
      amounts: [1, 1],
    },
    'block_count',
    'selections',
  ],
  [
    'a system of all bets',
    { typeId: 2, legs: legs(2, 2, 2), amount: 1, systemValue: 3 },
    'system_value',
    'systemValue',
  ],
])('a coupon with %s has no figures', (_, input, code, path) => {
  expect(couponFigures(input)).toEqual({ ok: false, problem: { code, path } });
});

test('10 of 19 with a banker is calculated well within a millisecond', () => {
  const bets = Array.from({ length: 20 }, (_, index) => ({
    milli: 1100 + index * 137,
    statusId: 1 as const,
    block: index === 0 ? 0 : 1,
  }));
  const input = { typeId: 2, legs: bets, systemValue: 10, amount: 1_000_000_000 } as const;
  const started = performance.now();
  for (let i = 0; i < 100; i += 1) couponFigures(input);
  // Ten times the bound: a slow machine is no reason to fail, an enumeration of 92 378 lines is.
  expect((performance.now() - started) / 100).toBeLessThan(10);
});
