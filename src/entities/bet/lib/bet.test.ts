import { expect, test } from 'vitest';

import { couponBet, gamePart, placedCoupon } from '@contracts/coupon.testing';
import ar from '@contracts/dictionaries/ar/coupon.json';
import en from '@contracts/dictionaries/en/coupon.json';
import es from '@contracts/dictionaries/es/coupon.json';
import ru from '@contracts/dictionaries/ru/coupon.json';

import { betStateOf, oddsOf, outcomeOf, singlePriceOf, toPlacedBet, withBet } from './bet';
import { topicOfBets, withMatches } from './live';
import { statusKeys, typeKeys, typeText } from './status';

const coupon = placedCoupon('7', {
  amount: 150.5,
  coef: 1.85,
  askedCoef: 1.9,
  possibleWin: 278.42,
  bets: [
    couponBet(11, {
      gameId: 1,
      coef: 1.85,
      isLive: true,
      game: gamePart(1, { status: 2, elapsed: 60, score1: '0', score2: '0', scoreText: '0:0' }),
    }),
  ],
});

test.each([
  ['BET-01', -2, 'Not settled'],
  ['BET-02', -1, 'Not started'],
  ['BET-03', 0, 'Lost'],
  ['BET-04', 1, 'Won'],
  ['BET-05', 2, 'Void'],
  ['BET-06', 3, 'Voided by the bookmaker'],
  ['BET-07', 4, 'Half won, half void'],
  ['BET-08', 5, 'Half lost, half void'],
  ['BET-09', 6, 'Half lost, half won'],
] as const)('[%s] status %i is called "%s", and has a name in every language', (_, statusId, name) => {
  const key = statusKeys[statusId];
  expect(en[key]).toBe(name);
  for (const texts of [ru, es, ar]) expect(texts[key].length).toBeGreaterThan(0);
});

test('[CPN-07] the ten types have ten names in every language', () => {
  for (const texts of [en, ru, es, ar]) expect(new Set(Object.values(typeKeys).map((key) => texts[key])).size).toBe(10);
});

test('a system says its size: what its lines are made of, without bankers and lobby', () => {
  const t = (key: string) => (en as Record<string, string>)[key] ?? key;
  const legs = (...blocks: number[]) => blocks.map((blockId, at) => couponBet(at + 1, { blockId }));
  const named = (part: Partial<typeof coupon>) => typeText(t, toPlacedBet({ ...coupon, ...part }));
  expect(named({ typeId: 2, systemValue: 2, bets: legs(1, 2, 3) })).toBe('System 2/3');
  expect(named({ typeId: 2, systemValue: 2, bets: legs(0, 1, 2, 3) })).toBe('System 2/3');
  expect(named({ typeId: 4, systemValue: 1, bets: legs(0, 1, 1, 2) })).toBe('Multi-bet 1/2');
  expect(named({ typeId: 1, bets: legs(1, 1) })).toBe('Accumulator');
});

test('money is minor units, odds thousandths, times milliseconds', () => {
  expect(toPlacedBet(coupon)).toMatchObject({
    stake: 150_50,
    milliOdds: 1850,
    askedMilliOdds: 1900,
    possibleWin: 278_42,
    payout: null,
    placedAt: 1_700_000_000_000,
  });
});

test.each([
  [undefined, null],
  [0, 'lost'],
  [75.25, 'lost'],
  [150.5, 'returned'],
  [150.51, 'won'],
])('a payout of %s against a stake of 150.50 is %s', (payout, outcome) => {
  expect(outcomeOf(toPlacedBet({ ...coupon, ...(payout !== undefined && { payout }) }))).toBe(outcome);
});

test('a changed coupon takes its own place, the newest stands first', () => {
  const old = toPlacedBet(coupon);
  const fresh = toPlacedBet({ ...coupon, id: '8', placedAt: 1_700_000_100 });
  const settled = { ...old, state: 'settled' as const };
  expect(withBet(withBet([old], fresh), settled)).toEqual([fresh, settled]);
});

test('the score beside a leg follows the feed; a settled bet keeps its own', () => {
  const open = toPlacedBet(coupon);
  const settled = toPlacedBet({ ...coupon, id: '8', state: 'settled' });
  const bets = [open, settled];
  const change = {
    kind: 'ops',
    topic: 'coupon:11',
    ts: 0,
    ops: [{ op: 'patch', kind: 'game', id: 1, value: { score: { full: ['1', '0'], periods: [], text: '1:0' } } }],
  } as const;
  const [first, second] = withMatches(bets, [change]);
  expect(first?.legs[0]?.game).toMatchObject({ score1: '1', score2: '0' });
  expect(second).toBe(settled);
  expect(withMatches(bets, [{ ...change, ops: [{ op: 'odds', values: [11, 1900] }] }])).toBe(bets);
});

test('matches that are over need no topic', () => {
  const open = toPlacedBet(coupon);
  expect(topicOfBets([open])).toBe('coupon:11');
  expect(
    topicOfBets([{ ...open, legs: open.legs.map((leg) => ({ ...leg, game: { ...leg.game, isFinished: true } })) }]),
  ).toBeNull();
});

test.each([
  ['open', {}],
  ['partSold', { soldAmount: 40, soldPaid: 47 }],
  ['pending', { state: 'pending' as const }],
  ['refused', { state: 'refused' as const }],
  ['sold', { state: 'sold' as const, payout: 250 }],
  ['won', { state: 'settled' as const, payout: 278 }],
  ['won', { state: 'settled' as const, payout: 160, soldAmount: 40, soldPaid: 47 }],
  ['returned', { state: 'settled' as const, payout: 150.5 }],
  ['partly', { state: 'settled' as const, payout: 75 }],
  ['lost', { state: 'settled' as const, payout: 0 }],
  ['lost', { state: 'settled' as const, payout: 0, soldAmount: 40, soldPaid: 47 }],
])('[BET-26] a coupon is called %s by what came of it', (state, part) => {
  expect(betStateOf(toPlacedBet({ ...coupon, ...part }))).toBe(state);
});

test('[BET-24] only a single, an express and an anti-express have one price', () => {
  const types = Array.from({ length: 10 }, (_, typeId) => toPlacedBet({ ...coupon, typeId }));
  expect(types.filter((bet) => singlePriceOf(bet) !== null).map(({ typeId }) => typeId)).toEqual([0, 1, 6]);
});

test.each([
  [1, [5546, 5600, 1850]],
  [2, [1850]],
])('[LANG-16] decimals of a coupon of type %i follow the odds that it shows, and no others', (typeId, odds) => {
  const bets = [couponBet(11, { coef: 1.85 })];
  expect(oddsOf(toPlacedBet({ ...coupon, typeId, coef: 5.546, askedCoef: 5.6, bets }))).toEqual(odds);
});
