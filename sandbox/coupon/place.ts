import { accountTypes } from '../../contracts/account.ts';
import { errorCodes } from '../../contracts/common.ts';
import type { CouponIn, PlaceAnswer } from '../../contracts/coupon.ts';
import { isSeveralSingles } from '../../contracts/coupon-types.ts';
import { betTypes } from '../../contracts/maths/index.ts';
import type { Commit, Outcome } from '../actions/index.ts';
import { pressBy } from '../exposure/index.ts';
import { ApiFailure, failureBody } from '../http/failure.ts';
import { NotEnoughMoney, post } from '../ledger/index.ts';
import { requireStake } from '../protection/index.ts';
import { siteConfig } from '../site/index.ts';
import type { World } from '../world/world.ts';
import { checkPlayer, type Purse, purseOf } from './account.ts';
import { keptBet } from './bet-facts.ts';
import { calculate } from './calculate.ts';
import { liveDelay } from './delay.ts';
import { findExtrasRefusal, prepaidOf, termsOf } from './extras.ts';
import { figuresOf } from './figures.ts';
import { marginOf } from './margin-paid.ts';
import { betAmount, type Plan, planCoupon, typeOf } from './plan.ts';
import { publishCoupon } from './publish.ts';
import { refusal } from './refusal.ts';
import { findRefusal } from './review.ts';
import { type Scores, scoresOf } from './scores.ts';
import { readSlip } from './slip.ts';
import { insertCoupon, setRequest } from './store.ts';
import { askTrader, mayAskTrader, vipFactor } from './trader.ts';
import type { StoredCoupon } from './types.ts';
import { couponView } from './view.ts';

type Placement = { world: World; userId: number; slip: CouponIn; requestId: string };

/**
 * Takes a slip, or refuses it with one of the codes 1001 to 1025. A slip with a live bet waits. Afterwards price, score
 * and everything else are checked again, in the transaction that moves the money.
 */
export async function placeSlip(placement: Placement, commit: Commit): Promise<Outcome> {
  const { world, userId, slip } = placement;
  checkPlayer(world, userId);
  const typeId = typeOf(slip);
  const purse = purseOf(world, userId, slip.accountId);
  const bets = readSlip(world, typeId, slip.bets);
  if (isSeveralSingles(typeId)) checkCount(slip);
  else
    refuseUnfit(
      placement,
      purse,
      planCoupon(world, slip, { typeId, bets, purse, config: siteConfig(world, slip.lng) }),
      null,
    );
  if (bets.some(({ isLive, isBlocked }) => isLive && !isBlocked)) await liveDelay(world);
  const seen = scoresOf(bets);
  return commit(() => {
    checkPlayer(world, userId);
    return isSeveralSingles(typeId) ? takeSingles(placement, purse, seen) : takeOne(placement, purse, seen);
  });
}

/** `seen` null: the first look, before the live delay, does not compare price and score. */
function refuseUnfit({ world, userId, slip }: Placement, purse: Purse, plan: Plan, seen: Scores | null): void {
  const code =
    findExtrasRefusal({ world, userId, slip }, purse, plan) ??
    findRefusal(plan, slip, seen, mayAskTrader(world, slip, plan) ? vipFactor : 1);
  if (code !== null) throw refusal(code, calculate(world, slip, purse));
}

function checkCount({ bets }: CouponIn): void {
  const [min, max] = betTypes[9].bets;
  if (bets.length < min || bets.length > max) throw refusal(errorCodes.wrongBetCount);
}

function takeOne(placement: Placement, purse: Purse, seen: Scores): Outcome {
  const { world, slip } = placement;
  const typeId = typeOf(slip);
  const bets = readSlip(world, typeId, slip.bets);
  const plan = planCoupon(world, slip, { typeId, bets, purse, config: siteConfig(world, slip.lng) });
  refuseUnfit(placement, purse, plan, seen);
  const coupon = take(placement, purse, plan, 0);
  const status = coupon.state === 'pending' ? 202 : 201;
  return { status, body: { data: { coupon: couponView(world, coupon, slip.lng) } } satisfies PlaceAnswer };
}

/** Each bet is a coupon of its own, accepted or refused by itself. */
function takeSingles(placement: Placement, purse: Purse, seen: Scores): Outcome {
  const { world, slip, requestId } = placement;
  const config = siteConfig(world, slip.lng);
  const results = slip.bets.map((bet, part) => {
    const { marketId } = bet;
    const single: CouponIn = {
      ...slip,
      typeId: 0,
      bets: [bet],
      amount: slip.amountByBetId?.[String(marketId)] ?? slip.amount,
    };
    try {
      const amount = betAmount(slip, marketId, purse);
      const bets = readSlip(world, 0, single.bets);
      const plan = planCoupon(world, single, { typeId: 0, bets, purse, config, amount }, 9);
      refuseUnfit({ ...placement, slip: single }, purse, plan, seen);
      return { marketId, coupon: couponView(world, take(placement, purse, plan, part), slip.lng) };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return { marketId, error: failureBody(error, requestId, slip.lng) };
    }
  });
  return { status: 200, body: { data: { results } } satisfies PlaceAnswer };
}

/** Moves the stake and writes the coupon. Joins the transaction that stores the answer. */
export function take(
  { world, userId, slip }: Omit<Placement, 'requestId'>,
  purse: Purse,
  plan: Plan,
  part: number,
): StoredCoupon {
  const { db, clock } = world;
  const { iso, accountId, accountType } = purse;
  const { typeId, amount, milli, askedMilli } = plan;
  const prepaid = prepaidOf(slip, purse);
  if (accountType !== accountTypes.bonus) requireStake(world, userId, { iso, minor: amount - prepaid });
  const own = termsOf({ world, userId, slip }, purse, plan);
  const terms = { ...own, margin: marginOf(world, { ...plan, terms: own }) };
  const slipId = slip.id.toLowerCase();
  const key = `stake:${String(userId)}:${slipId}:${String(part)}`;
  try {
    const entries = [
      { account: accountId, minor: prepaid - amount },
      ...(prepaid > 0 ? [{ account: { house: 'advances' as const, iso }, minor: -prepaid }] : []),
      { account: { house: 'stakes' as const, iso }, minor: amount },
    ];
    // The answer is forgotten but the money is not: this slip has become a bet before.
    if (!post(db, { key, kind: 'stake', at: clock.now(), entries })) throw refusal(errorCodes.keyClosed);
  } catch (error) {
    if (error instanceof NotEnoughMoney) throw refusal(errorCodes.notEnoughMoney);
    throw error;
  }
  const bets = plan.bets.map((bet, position) => keptBet(world, bet, position));
  const coupon = insertCoupon(db, {
    userId,
    accountId,
    iso,
    slipId,
    part,
    typeId,
    statusId: -2,
    amount,
    milli,
    askedMilli,
    possibleWin: figuresOf({ typeId, bets, amount, terms }).possibleWin ?? 0,
    terms,
    placedAt: clock.now(),
    bets,
  });
  const taken: StoredCoupon = terms.vip === undefined ? coupon : { ...coupon, state: 'pending' };
  if (taken === coupon) pressBy(world, taken);
  else if (setRequest(db, taken, 'open')) askTrader(world, taken);
  publishCoupon(world, taken);
  return taken;
}
