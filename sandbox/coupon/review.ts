import { ERROR_CODE as E } from '../../contracts/common.ts';
import type { CouponIn } from '../../contracts/coupon.ts';
import { couponFigures, type CouponProblemCode } from '../../contracts/maths/index.ts';
import { wrongField } from '../server/failure.ts';
import { BET_TYPES } from '../../contracts/maths/index.ts';
import type { Plan } from './plan.ts';
import type { RefusalCode } from './refusal.ts';
import { scoreOf, type Scores } from './scores.ts';
import type { SlipBet } from './slip.ts';

/** Why a coupon is not taken. The order is that of the player's interest: what he can mend by himself, what is closed, what has moved, money. */
export function findRefusal(plan: Plan, slip: CouponIn, seen: Scores | null): RefusalCode | null {
  return (
    findShapeRefusal(plan, slip) ??
    findClosed(plan) ??
    (seen === null ? null : findMoved(plan, slip, seen)) ??
    findAmount(plan)
  );
}

const byProblem: Partial<Record<CouponProblemCode, RefusalCode>> = {
  selection_count: E.wrongBetCount,
  block_count: E.wrongBetCount,
  system_value: E.wrongBetCount,
  amount_not_positive: E.amountBelowMin,
  amount_too_large: E.amountAboveMax,
};

function findShapeRefusal({ typeId, bets, input }: Plan, slip: CouponIn): RefusalCode | null {
  if (slip.promoCode !== undefined && slip.promoCode !== '') return E.promoNotValid;
  if ((slip.prepaidAmount ?? 0) > 0) return E.advanceNotAvailable;
  const result = couponFigures(input);
  if (!result.ok) {
    const { code, path } = result.problem;
    const refusal = byProblem[code];
    if (refusal === undefined)
      throw wrongField(path, code.startsWith('amount') ? 'field_error_amount' : 'field_error_required');
    return refusal;
  }
  if (bets.some(({ isDepend }) => isDepend)) return E.dependentEvents;
  if (BET_TYPES[typeId].isCombining && bets.some(({ isBannedExpress }) => isBannedExpress)) return E.bannedFromExpress;
  // An anti-express whose price would be below 1.01 is not on offer.
  return result.figures.possibleWin === null ? E.marketClosed : null;
}

function findClosed({ bets }: Plan): RefusalCode | null {
  if (bets.some(({ isFinished }) => isFinished)) return E.gameFinished;
  return bets.some(({ isBlocked }) => isBlocked) ? E.marketClosed : null;
}

/** What changed since the player looked. An exact coefficient replaces the question about single odds. */
function findMoved(plan: Plan, slip: CouponIn, seen: Scores): RefusalCode | null {
  if (slip.isDropOnScoreChange && plan.bets.some((bet) => bet.isLive && isScoreMoved(bet, seen))) return E.scoreChanged;
  const { exactMilli } = plan.terms;
  if (exactMilli !== undefined) {
    const isBetter = plan.milli > exactMilli && slip.changeCoefAction !== 0;
    return plan.milli === exactMilli || isBetter ? null : E.exactCoefNotMet;
  }
  return isPriceRefused(plan, slip) ? E.oddsChanged : null;
}

function isScoreMoved({ bet, game }: SlipBet, seen: Scores): boolean {
  const now = game === undefined ? null : scoreOf(game);
  return [seen.get(bet.marketId), bet.score].some(
    (text) => text !== undefined && now !== null && !isSameScore(text, now),
  );
}

const goals = (score: string): string => (score.match(/\d+/g) ?? []).slice(0, 2).join(':');
const isSameScore = (shown: string, now: string): boolean => goals(shown) === '' || goals(shown) === goals(now);

/** 0 asks about every change, 1 takes all, 2 takes only what is not worse, bet by bet. Spec: coupon §4. */
function isPriceRefused({ typeId, bets, milli, askedMilli, terms }: Plan, slip: CouponIn): boolean {
  if (slip.changeCoefAction === 1) return false;
  const hasLostBonus = slip.bonusBet !== undefined && terms.hasBonusBet !== true;
  // The price of an anti-express falls when those of its bets rise.
  const pairs = typeId === 6 ? [{ milli, askedMilli }] : bets;
  return (
    hasLostBonus ||
    pairs.some((pair) => (slip.changeCoefAction === 0 ? pair.milli !== pair.askedMilli : pair.milli < pair.askedMilli))
  );
}

function findAmount({ typeId, amount, limits, input }: Plan): RefusalCode | null {
  if (amount < limits.min) return E.amountBelowMin;
  if (limits.max !== null && amount > limits.max) return E.amountAboveMax;
  if (typeId !== 5) return null;
  const result = couponFigures(input);
  const maxima = result.ok ? (result.figures.maxByBlock ?? []) : [];
  const isOver = maxima.some((max, index) => max !== null && (input.amounts?.[index] ?? 0) > max);
  return isOver ? E.amountAboveMax : null;
}
