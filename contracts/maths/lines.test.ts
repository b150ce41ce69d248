import { expect, test } from 'vitest';

import { couponFigures, type CouponInput, couponLines, lineCount } from './index.ts';

const legs = (...all: [milli: number, statusId: number, block?: number][]): CouponInput['legs'] =>
  all.map(([milli, statusId, block = 1]) => ({ milli, statusId: statusId as 0, block }));

test('[BET-26] a system of two from three with a banker: the banker stands in each line, a lost bet takes its lines', () => {
  const input: CouponInput = {
    typeId: 2,
    systemValue: 2,
    amount: 30_00,
    legs: legs([2000, 1, 0], [1500, 1], [3000, 0], [1200, -2]),
  };
  expect(couponLines(input, 100)).toEqual([
    { legs: [0, 1, 2], win: 90_00, payout: 0 },
    { legs: [0, 1, 3], win: 36_00, payout: null },
    { legs: [0, 2, 3], win: 72_00, payout: 0 },
  ]);
});

test.each<[string, CouponInput]>([
  [
    'system 3/5',
    { typeId: 2, systemValue: 3, amount: 1000, legs: legs([2000, 1], [1500, 4], [3000, 2], [1300, 1], [1700, 6]) },
  ],
  [
    'multi-bet 1/3',
    {
      typeId: 4,
      systemValue: 1,
      amount: 900,
      legs: legs([2000, 1, 0], [1500, 1, 1], [3000, 1, 1], [1300, 0, 2], [1700, 1, 3]),
    },
  ],
  ['lucky of four', { typeId: 7, amount: 1500, legs: legs([2000, 1], [1500, 0], [3000, 5], [1300, 1]) }],
  ['patent of four', { typeId: 8, amount: 1100, legs: legs([2000, 1], [1500, 1], [3000, 3], [1300, 1]) }],
])(
  '[BET-26] the lines of a %s are as many as it has, and bring what it pays but for the rounding of each',
  (_, input) => {
    const lines = couponLines(input, 1000);
    const result = couponFigures(input);
    const { combo, payout = -1, possibleWin } = result.ok ? result.figures : { possibleWin: 0, combo: 0 };
    expect([lines.length, lineCount(input)]).toEqual([combo, combo]);
    const sum = (pick: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + pick(line), 0);
    for (const [whole, parts] of [
      [payout, sum((line) => line.payout ?? 0)],
      [possibleWin ?? 0, sum(({ win }) => win)],
    ] as const) {
      expect(whole).toBeGreaterThanOrEqual(parts);
      expect(whole - parts).toBeLessThan(lines.length);
    }
  },
);

test('a long system gives only the lines that are asked for, at once', () => {
  const input: CouponInput = {
    typeId: 2,
    systemValue: 10,
    amount: 1_000_000,
    legs: legs(...Array.from({ length: 20 }, (): [number, number] => [1500, -2])),
  };
  expect(lineCount(input)).toBe(184_756);
  expect(couponLines(input, 50)).toHaveLength(50);
});

test('types without lines have none', () => {
  for (const typeId of [0, 1, 3, 5, 6, 9] as const)
    expect(lineCount({ typeId, amount: 100, legs: legs([2000, 1], [1500, 1]) })).toBe(0);
});
