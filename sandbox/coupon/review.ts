import { errorCodes as E } from '../../contracts/common.ts';
import type { CouponIn } from '../../contracts/coupon.ts';
import { couponTypes, isAntiExpress, isConditional } from '../../contracts/coupon-types.ts';
import { betTypes, couponFigures, type CouponProblemCode } from '../../contracts/maths/index.ts';
import { wrongField } from '../http/failure.ts';
import type { Plan } from './plan.ts';
import type { RefusalCode } from './refusal.ts';
import { scoreOf, type Scores } from './scores.ts';
import type { SlipBet } from './slip.ts';

/**
 * Why a coupon is refused: first what players can correct themselves, then what is over or has moved, then the stake. A
 * goal also suspends its match, so the score is named before the suspension. `seen` null: price and score are not
 * compared yet.
 */
export function findRefusal(plan: Plan, slip: CouponIn, seen: Scores | null, maxFactor = 1): RefusalCode | null {
  const { bets } = plan;
  const shape = findShapeRefusal(plan);
  if (shape !== null) return shape;
  if (bets.some(({ isFinished }) => isFinished)) return E.gameFinished;
  if (seen !== null && hasScoreMoved(plan, slip, seen)) return E.scoreChanged;
  if (bets.some(({ isBlocked }) => isBlocked)) return E.marketClosed;
  return (seen === null ? null : findPriceRefusal(plan, slip)) ?? findAmount(plan, maxFactor);
}

const byProblem: Partial<Record<CouponProblemCode, RefusalCode>> = {
  selection_count: E.wrongBetCount,
  block_count: E.wrongBetCount,
  system_value: E.wrongBetCount,
  amount_not_positive: E.amountBelowMin,
  amount_too_large: E.amountAboveMax,
};

function findShapeRefusal({ typeId, bets, input, terms }: Plan): RefusalCode | null {
  const result = couponFigures(input);
  if (!result.ok) {
    const { code, path } = result.problem;
    const refusal = byProblem[code];
    if (refusal === undefined)
      throw wrongField(path, code.startsWith('amount') ? 'field_error_amount' : 'field_error_required');
    return refusal;
  }
  // A place is paid only where the race pays one.
  if (terms.isEachWay === true && (typeId !== couponTypes.single || bets.some(({ race }) => !race?.eachWay)))
    return E.marketClosed;
  if (bets.some(({ isDepend }) => isDepend)) return E.dependentEvents;
  if (betTypes[typeId].isCombining && bets.some(({ isBannedExpress }) => isBannedExpress)) return E.bannedFromExpress;
  // A half won or half lost bet does not decide "not all of them win".
  if (isAntiExpress(typeId) && bets.some(({ market }) => isQuarterLine(market))) return E.bannedFromExpress;
  // An anti-express with a price below 1.01 is not on offer.
  return result.figures.possibleWin === null ? E.marketClosed : null;
}

/** Half of the stake is on each of two lines. */
const isQuarterLine = (market: SlipBet['market']): boolean => Math.abs((market?.param ?? 0) % 0.5) === 0.25;

const hasScoreMoved = ({ bets }: Plan, slip: CouponIn, seen: Scores): boolean =>
  slip.isDropOnScoreChange && bets.some((bet) => bet.isLive && isScoreMoved(bet, seen));

/**
 * An exact coefficient replaces the question about single odds. Better ones pass unless the player wants to be asked.
 */
function findPriceRefusal(plan: Plan, slip: CouponIn): RefusalCode | null {
  const { exactMilli } = plan.terms;
  if (exactMilli === undefined) return isPriceRefused(plan, slip) ? E.oddsChanged : null;
  const isBetter = plan.milli > exactMilli && slip.changeCoefAction !== 0;
  return plan.milli === exactMilli || isBetter ? null : E.exactCoefNotMet;
}

function isScoreMoved({ bet, match }: SlipBet, seen: Scores): boolean {
  const now = match === undefined ? null : scoreOf(match);
  return [seen.get(bet.marketId), bet.score].some(
    (text) => text !== undefined && now !== null && !isSameScore(text, now),
  );
}

const goals = (score: string): string => (score.match(/\d+/g) ?? []).slice(0, 2).join(':');
const isSameScore = (shown: string, now: string): boolean => goals(shown) === '' || goals(shown) === goals(now);

/** 0 asks about every change, 1 accepts all, 2 accepts only changes that are not worse, bet by bet. Spec: coupon §4. */
function isPriceRefused({ typeId, bets, terms }: Plan, slip: CouponIn): boolean {
  if (slip.changeCoefAction === 1) return false;
  const hasLostBonus = slip.bonusBet !== undefined && terms.hasBonusBet !== true;
  // The price of an anti-express falls when those of its bets rise.
  const pairs = isAntiExpress(typeId) ? bets.map((bet) => ({ milli: bet.askedMilli, askedMilli: bet.milli })) : bets;
  return (
    hasLostBonus ||
    pairs.some((pair) => (slip.changeCoefAction === 0 ? pair.milli !== pair.askedMilli : pair.milli < pair.askedMilli))
  );
}

/** `maxFactor`: how many maxima the player may ask for. */
function findAmount({ typeId, amount, limits, input }: Plan, maxFactor: number): RefusalCode | null {
  if (amount < limits.min) return E.amountBelowMin;
  if (limits.max !== null && amount > limits.max * maxFactor) return E.amountAboveMax;
  if (!isConditional(typeId)) return null;
  const result = couponFigures(input);
  const maxima = result.ok ? (result.figures.maxByBlock ?? []) : [];
  const isOver = maxima.some((max, index) => max !== null && (input.amounts?.[index] ?? 0) > max);
  return isOver ? E.amountAboveMax : null;
}
