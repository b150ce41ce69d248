import { expect, test } from 'vitest';

import { exactFigures } from './coupon.ts';
import type { Leg } from './types.ts';

const legsOf = (...odds: readonly number[]): Leg[] => odds.map((milli, index) => ({ milli, block: index + 1 }));
const beyond = 2 ** 53 + 2;
const coupons: [string, Leg[]][] = [
  ['fifty odds of four digits', legsOf(...Array.from({ length: 50 }, (_, index) => 1001 + 97 * index))],
  ['a product of exactly 2^53 - 1', legsOf(6361, 69431, 20394401)],
  ['one step above it', legsOf(6361, 69431, 20394403)],
  ['odds that no number holds exactly beside others', legsOf(beyond, 1003, beyond, 1999)],
];
const whole = (legs: readonly Leg[]) => legs.reduce((product, { milli }) => product * BigInt(milli), 1n);

test.each(coupons)('an express is exact to the last unit, however large: %s', (_, legs) => {
  const result = exactFigures({ typeId: 1, legs, amount: 1_00 });
  const scale = 1000n ** BigInt(legs.length - 1);
  const coef = (2n * whole(legs) + scale) / (2n * scale);
  expect(result).toMatchObject({ ok: true, figures: { coef, possibleWin: (100n * coef) / 1000n } });
});

test.each(coupons.filter(([, legs]) => legs.length <= 20))('so is a chain: %s', (_, legs) => {
  const result = exactFigures({ typeId: 3, legs, amount: 1_00 });
  const gains = legs.reduce((total, { milli }) => total + BigInt(milli) - 1000n, 0n);
  expect(result).toMatchObject({ ok: true, figures: { possibleWin: 100n + (100n * gains) / 1000n } });
});
