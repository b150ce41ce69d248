import { isSeveralSingles } from '@contracts/coupon-types';
import {
  type CouponFigures,
  couponFigures,
  type CouponLine,
  couponLines,
  type CouponProblemCode,
  lineCount,
  type Minor,
} from '@contracts/maths/index';

import { couponOf, type Draft } from './draft';

/** What stops the calculation, in the words of a player. */
export type Fault = 'odds' | 'stake' | 'count' | 'blocks' | 'size';
const faults: Readonly<Partial<Record<CouponProblemCode, Fault>>> = {
  coef_not_a_decimal_text: 'odds',
  coef_not_above_1: 'odds',
  amount_not_an_integer: 'stake',
  amount_not_positive: 'stake',
  amount_too_large: 'stake',
  amount_count: 'blocks',
  block_count: 'blocks',
  system_value: 'size',
};

/** `staked`: in all. `net`: what comes back less what was staked; null while a bet is open. */
export type Results = {
  figures: CouponFigures;
  staked: Minor;
  net: Minor | null;
  lines: readonly CouponLine[];
  lineCount: number;
};

/** Lines that are written out. */
const mostLines = 60;

/** What the coupon would bring, or what is wrong with it. */
export function resultsOf(draft: Draft): { ok: true; results: Results } | { ok: false; fault: Fault } {
  const coupon = couponOf(draft);
  const calculated = couponFigures(coupon);
  if (!calculated.ok) return { ok: false, fault: faults[calculated.problem.code] ?? 'count' };
  const { figures } = calculated;
  const stake = draft.stake ?? 0;
  const staked = isSeveralSingles(draft.typeId) ? stake * draft.rows.length : stake;
  return {
    ok: true,
    results: {
      ...{ figures, staked },
      net: figures.payout === undefined ? null : figures.payout - staked,
      lines: couponLines(coupon, mostLines),
      lineCount: lineCount(coupon),
    },
  };
}
