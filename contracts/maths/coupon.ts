import type { CouponTypeId } from '../coupon.ts';
import { antiExpressFigures } from './anti-express.ts';
import { chainFigures } from './chain.ts';
import { type CouponDraft, type CouponProblem, findProblem, isCoupon } from './check.ts';
import { conditionalFigures } from './conditional.ts';
import { eachWayFigures, isEachWayType } from './each-way.ts';
import { expressFigures, singleFigures } from './express.ts';
import { luckyFigures, patentFigures } from './lucky.ts';
import { severalSinglesFigures } from './several-singles.ts';
import { multiBetFigures, systemFigures } from './system.ts';
import type { CouponFigures, CouponInput, ExactFigures } from './types.ts';

export const figuresByType: Readonly<Record<CouponTypeId, (input: CouponInput) => ExactFigures>> = {
  0: singleFigures,
  1: expressFigures,
  2: systemFigures,
  3: chainFigures,
  4: multiBetFigures,
  5: conditionalFigures,
  6: antiExpressFigures,
  7: luckyFigures,
  8: patentFigures,
  9: severalSinglesFigures,
};

const ofCoupon = (input: CouponInput): ExactFigures =>
  input.isEachWay === true && isEachWayType(input.typeId) ? eachWayFigures(input) : figuresByType[input.typeId](input);

type Calculated<F> = { ok: true; figures: F } | { ok: false; problem: CouponProblem };

/** Figures as whole numbers of any size: an express of fifty is far beyond 2^53. */
export function exactFigures(draft: CouponDraft): Calculated<ExactFigures> {
  if (isCoupon(draft)) return { ok: true, figures: ofCoupon(draft) };
  return { ok: false, problem: findProblem(draft) ?? { code: 'unknown_type', path: 'type' } };
}

const largest = BigInt(Number.MAX_SAFE_INTEGER);
const toNumber = (value: bigint): number => Number(value < largest ? value : largest);
const orNull = (value: bigint | null): number | null => (value === null ? null : toNumber(value));

/**
 * Everything that a coupon shows and pays. Money is floored once at the end and capped by `maxPayout`; anything beyond
 * 2^53 − 1 stays there. `ok: false` names the first fault. Spec: coupon §4, §5; decision D-47.
 */
export function couponFigures(input: CouponInput): Calculated<CouponFigures> {
  const result = exactFigures(input);
  if (!result.ok) return result;
  const { coef, bonusCoef, antiExpressCoef, placeCoef, combo, offset, ...money } = result.figures;
  const { possibleWin, minWin, maxByBlock, possibleWinByBet, payoutByBet, payout } = money;
  return {
    ok: true,
    figures: {
      ...(coef !== undefined && { coef: toNumber(coef) }),
      ...(bonusCoef !== undefined && { bonusCoef: orNull(bonusCoef) }),
      ...(antiExpressCoef !== undefined && { antiExpressCoef: orNull(antiExpressCoef) }),
      ...(placeCoef !== undefined && { placeCoef: toNumber(placeCoef) }),
      ...(combo !== undefined && { combo }),
      ...(offset !== undefined && { offset }),
      possibleWin: orNull(possibleWin),
      ...(minWin !== undefined && { minWin: toNumber(minWin) }),
      ...(maxByBlock !== undefined && { maxByBlock: maxByBlock.map(orNull) }),
      ...(possibleWinByBet !== undefined && { possibleWinByBet: possibleWinByBet.map(toNumber) }),
      ...(payoutByBet !== undefined && { payoutByBet: payoutByBet.map(orNull) }),
      ...(payout !== undefined && { payout: toNumber(payout) }),
    },
  };
}
