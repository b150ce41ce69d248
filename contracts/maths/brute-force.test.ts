/**
 * A second opinion. It writes out every line of a coupon and pays each by itself, in its own fractions. It shares
 * nothing with the product but the definitions.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { couponFigures, type CouponInput, exactFigures, type Leg } from './index.ts';

/** n / d, kept as a pair. */
type F = [n: bigint, d: bigint];
const mul = ([a, b]: F, [c, d]: F): F => [a * c, b * d];
const add = ([a, b]: F, [c, d]: F): F => [a * d + c * b, b * d];
const round3 = ([n, d]: F): bigint => {
  const doubled = 2000n * n;
  return (doubled / d + 1n) / 2n;
};
const down = ([n, d]: F): bigint => n / d;
const capped = (value: bigint, cap: number | undefined) =>
  cap !== undefined && BigInt(cap) < value ? BigInt(cap) : value;

const price = ({ milli }: Leg): F => [BigInt(milli), 1000n];
const halves: Record<number, (c: F) => [F, F]> = {
  0: () => [
    [0n, 1n],
    [0n, 1n],
  ],
  1: (c) => [c, c],
  2: () => [
    [1n, 1n],
    [1n, 1n],
  ],
  3: () => [
    [1n, 1n],
    [1n, 1n],
  ],
  4: (c) => [c, [1n, 1n]],
  5: () => [
    [0n, 1n],
    [1n, 1n],
  ],
  6: (c) => [[0n, 1n], c],
};
/** Half of the stake is on each of two lines, as in a quarter handicap. */
const settledAt = (leg: Leg): F => {
  const [first, second] = halves[leg.statusId ?? -2]!(price(leg));
  return mul(add(first, second), [1n, 2n]);
};

/** Every choice of `size` of the values. */
function choices<T>(values: T[], size: number): T[][] {
  if (size === 0) return [[]];
  return values.flatMap((value, index) => choices(values.slice(index + 1), size - 1).map((rest) => [value, ...rest]));
}
const product = (factors: F[]): F => factors.reduce<F>(mul, [1n, 1n]);
const total = (values: F[]): F => values.reduce<F>(add, [0n, 1n]);

/** The payout of all lines, line by line, for a stake split between them. */
const paidByLines = (amount: number, lines: F[][]): F =>
  mul([BigInt(amount), BigInt(lines.length)], total(lines.map(product)));
const cheapest = (amount: number, lines: F[][]): bigint => {
  const each = lines.map((line) => down(mul([BigInt(amount), BigInt(lines.length)], product(line))));
  return each.reduce((a, b) => (a < b ? a : b));
};

const milli = fc.oneof(fc.integer({ min: 1001, max: 5000 }), fc.integer({ min: 1001, max: 999_999_999 }));
const status = fc.constantFrom<NonNullable<Leg['statusId']>>(0, 1, 1, 1, 2, 3, 4, 5, 6);
const leg = fc.record({ milli, statusId: status });
const legs = (min: number, max: number) => fc.array(leg, { minLength: min, maxLength: max });
const amount = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 10 ** 9 }));
const cap = fc.option(fc.integer({ min: 1, max: 10 ** 10 }), { nil: undefined, freq: 4 });

const exact = (input: CouponInput) => {
  const result = exactFigures(input);
  if (!result.ok) throw new Error(result.problem.code);
  return result.figures;
};
const runs = { numRuns: 1500 };

test('[BET-10] [CPN-30] a single and an express pay the stake times their rounded odds', () => {
  fc.assert(
    fc.property(legs(1, 9), amount, cap, (bets, stake, maxPayout) => {
      const figures = exact({ typeId: bets.length === 1 ? 0 : 1, legs: bets, amount: stake, maxPayout });
      const pays = (odds: F) => capped(down([BigInt(stake) * round3(odds), 1000n]), maxPayout);
      expect(figures.coef).toBe(round3(product(bets.map(price))));
      expect(figures.possibleWin).toBe(pays(product(bets.map(price))));
      expect(figures.payout).toBe(pays(product(bets.map(settledAt))));
    }),
    runs,
  );
});

test('[BET-10] [CPN-31] a system pays the sum of its lines, its minimum is its cheapest line', () => {
  const bets = fc.array(fc.record({ milli, statusId: status, block: fc.constantFrom(0, 1, 1, 1) }), {
    minLength: 4,
    maxLength: 8,
  });
  fc.assert(
    fc.property(bets, amount, cap, fc.nat(), (all, stake, maxPayout, seed) => {
      const bankers = all.filter(({ block }) => block === 0);
      const others = all.filter(({ block }) => block !== 0);
      fc.pre(others.length >= 3);
      const systemValue = 2 + (seed % (others.length - 2));
      const figures = exact({ typeId: 2, legs: all, amount: stake, systemValue, maxPayout });
      const lines = (coefOf: (bet: Leg) => F) =>
        choices(others, systemValue).map((line) => [...bankers, ...line].map(coefOf));
      expect(figures.combo).toBe(lines(price).length);
      expect(figures.offset).toBe(bankers.length);
      expect(figures.possibleWin).toBe(capped(down(paidByLines(stake, lines(price))), maxPayout));
      expect(figures.minWin).toBe(capped(cheapest(stake, lines(price)), maxPayout));
      expect(figures.payout).toBe(capped(down(paidByLines(stake, lines(settledAt))), maxPayout));
    }),
    runs,
  );
});

test('[BET-10] a multi-bet pays the sum of its lines of blocks', () => {
  const blocks = fc.array(legs(1, 3), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(blocks, legs(0, 2), amount, fc.nat(), (groups, lobby, stake, seed) => {
      const all = [
        ...lobby.map((bet) => ({ ...bet, block: 0 })),
        ...groups.flatMap((group, index) => group.map((bet) => ({ ...bet, block: index + 1 }))),
      ];
      fc.pre(all.length >= 3 && all.length <= 20);
      const systemValue = 1 + (seed % (groups.length - 1));
      const figures = exact({ typeId: 4, legs: all.reverse(), amount: stake, systemValue });
      const lines = (coefOf: (bet: Leg) => F) =>
        choices(groups, systemValue).map((line) => [...lobby, ...line.flat()].map(coefOf));
      expect(figures.possibleWin).toBe(down(paidByLines(stake, lines(price))));
      expect(figures.minWin).toBe(cheapest(stake, lines(price)));
      expect(figures.payout).toBe(down(paidByLines(stake, lines(settledAt))));
    }),
    runs,
  );
});

test.each([
  ['lucky', 7, 1, 2],
  ['patent', 8, 2, 3],
] as const)('[BET-10] %s pays every accumulator of its bets', (_, typeId, smallest, least) => {
  fc.assert(
    fc.property(legs(least, 6), amount, (bets, stake) => {
      const figures = exact({ typeId, legs: bets, amount: stake });
      const sizes = bets.map((_bet, index) => index + 1).filter((size) => size >= smallest);
      const lines = (coefOf: (bet: Leg) => F) =>
        sizes.flatMap((size) => choices(bets, size)).map((line) => line.map(coefOf));
      expect(figures.combo).toBe(lines(price).length);
      expect(figures.possibleWin).toBe(down(paidByLines(stake, lines(price))));
      expect(figures.minWin).toBe(cheapest(stake, lines(price)));
      expect(figures.payout).toBe(down(paidByLines(stake, lines(settledAt))));
    }),
    { numRuns: 1000 },
  );
});

/** Whole units of a grid that is so fine that each step is exact: as a person would count on paper. */
function account(start: number, steps: { stake: number | null; coef: F }[]): bigint {
  let money: F = [BigInt(start), 1n];
  for (const { stake, coef } of steps) {
    const isShort = stake === null || money[0] < BigInt(stake) * money[1];
    const staked: F = isShort ? money : [BigInt(stake), 1n];
    money = add(add(money, [-staked[0], staked[1]]), mul(staked, coef));
  }
  return down(money);
}

test('[BET-10] a chain stakes the first amount, or what is left of it, again and again', () => {
  fc.assert(
    fc.property(legs(2, 12), amount, (bets, stake) => {
      const run = (coefOf: (bet: Leg) => F) =>
        account(
          stake,
          bets.map((bet) => ({ stake, coef: coefOf(bet) })),
        );
      const figures = exact({ typeId: 3, legs: bets, amount: stake });
      expect(figures.possibleWin).toBe(run(price));
      expect(figures.payout).toBe(run(settledAt));
    }),
    runs,
  );
});

test('[BET-10] [CPN-32] a conditional pays its blocks in order, each maximum is what the block before can bring', () => {
  const blocks = fc.array(fc.tuple(legs(1, 3), fc.option(amount)), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(blocks, amount, fc.option(amount), (groups, firstAmount, maxBetAmount) => {
      const amounts = groups.map(([, own], index) => (index === 0 ? firstAmount : own));
      const all = groups.flatMap(([bets], index) => bets.map((bet) => ({ ...bet, block: index + 1 })));
      const run = (coefOf: (bet: Leg) => F) =>
        account(
          firstAmount,
          groups.map(([bets], index) => ({ stake: amounts[index]!, coef: product(bets.map(coefOf)) })),
        );
      const figures = exact({ typeId: 5, legs: all, amounts, maxBetAmount });
      expect(figures.possibleWin).toBe(run(price));
      expect(figures.payout).toBe(run(settledAt));
      figures.maxByBlock!.slice(1).forEach((maximum, index) => {
        const staked = amounts[index] === null ? figures.maxByBlock![index]! : BigInt(amounts[index]!);
        expect(maximum).toBe(down([staked * round3(product(groups[index]![0].map(price))), 1000n]));
      });
    }),
    runs,
  );
});

test('[BET-10] [CPN-37] an anti-express wins exactly when a bet that counts is lost', () => {
  fc.assert(
    fc.property(
      legs(2, 6),
      fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 6, maxLength: 6 }),
      amount,
      (open, chances, stake) => {
        const bets = open.map((bet, index) => ({ ...bet, chance: chances[index]! }));
        const figures = exact({ typeId: 6, legs: bets, amount: stake });
        const against = (left: Leg[]): bigint => {
          const [n, d] = product(left.map(({ chance = 0 }) => [BigInt(chance), 1_000_000n] as const));
          return round3([100n * d, 106n * (d - n)]);
        };
        const offered = against(bets);
        expect(figures.antiExpressCoef).toBe(offered < 1010n ? null : offered);
        if (offered < 1010n) {
          expect(figures).not.toHaveProperty('payout');
          return;
        }
        const left = bets.filter(({ statusId }) => statusId !== 2 && statusId !== 3);
        const isLost = left.some(({ statusId }) => statusId === 0);
        const isWon = left.length > 0 && left.every(({ statusId }) => statusId === 1);
        const again = left.length === 0 ? 0n : against(left);
        const odds = isLost ? (again < 1010n ? offered : again) : isWon ? 0n : 1000n;
        expect(figures.payout).toBe(down([BigInt(stake) * odds, 1000n]));
      },
    ),
    runs,
  );
});

test('[BET-10] several singles are as many coupons, and their sum is paid once the last is settled', () => {
  const open = fc.record({ milli, statusId: fc.constantFrom<NonNullable<Leg['statusId']>>(-2, 0, 1, 4) });
  fc.assert(
    fc.property(fc.array(fc.tuple(open, amount), { minLength: 2, maxLength: 9 }), cap, (pairs, maxPayout) => {
      const figures = exact({
        typeId: 9,
        legs: pairs.map(([bet]) => bet),
        amounts: pairs.map(([, own]) => own),
        maxPayout,
      });
      const alone = pairs.map(([bet, own]) => exact({ typeId: 0, legs: [bet], amount: own, maxPayout }));
      expect(figures.payoutByBet).toEqual(alone.map(({ payout }) => payout ?? null));
      expect('payout' in figures).toBe(pairs.every(([{ statusId }]) => statusId !== -2));
    }),
    { numRuns: 1000 },
  );
});

test('at the border the figures are numbers and never leave 2^53', () => {
  const bets = Array.from({ length: 10 }, () => ({ milli: 900_000 }));
  const huge = couponFigures({ typeId: 1, legs: bets, amount: 1_000_000 });
  expect(huge).toMatchObject({ ok: true, figures: { possibleWin: Number.MAX_SAFE_INTEGER } });
  const small = couponFigures({ typeId: 1, legs: bets.slice(0, 2), amount: 100, maxPayout: 5000 });
  expect(small).toEqual({ ok: true, figures: { coef: 810_000_000, bonusCoef: null, possibleWin: 5000 } });
});
