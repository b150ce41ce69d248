import { betStatuses, type BetStatusId } from '../../contracts/coupon.ts';
import { isAntiExpress } from '../../contracts/coupon-types.ts';
import { isCombined } from '../../simulator/index.ts';
import { transaction } from '../db/index.ts';
import { post } from '../ledger/index.ts';
import { noteSettlement, type Settlement, settlementsOf } from '../settlements/index.ts';
import type { World } from '../world/world.ts';
import { advanceState, coverAdvances } from './advance.ts';
import { withoutIncidents } from './bet-facts.ts';
import { upToDate } from './correcting.ts';
import { decidedPayout, isLost } from './decided.ts';
import { isWonEarly } from './early-payout.ts';
import { freshKey, pay, payee } from './pay.ts';
import { publishCoupon } from './publish.ts';
import { racedBet } from './race-leg.ts';
import { resultNow } from './result-now.ts';
import { raisePayout, setBetResult, setSettled } from './store.ts';
import { tellSettledAgain } from './tell-settled.ts';
import type { StoredBet, StoredCoupon } from './types.ts';

/** The report by which a coupon is settled. */
export type Said = Pick<Settlement, 'reason' | 'wordId'>;
const unsaid: Said = { reason: null, wordId: null };

/** Writes results to the waiting bets of a coupon, and pays it when they decide it. Joins the transaction around it. */
export function settleCoupon(world: World, coupon: StoredCoupon, results: ReadonlyMap<number, BetStatusId>): void {
  const decided = (bet: StoredBet): BetStatusId | null => {
    // A result may be forced on one part of a joined bet, so that is asked for as a whole.
    const known = isCombined(bet.marketId) ? resultNow(world, bet.marketId) : results.get(bet.marketId);
    if (bet.statusId >= 0) return null;
    const result = isWonEarly(world, bet) ? betStatuses.win : (known ?? null);
    return result === null || result < 0 ? null : result;
  };
  const bets = coupon.bets.map((taken) => {
    const bet = racedBet(world, taken);
    const statusId = decided(bet);
    if (statusId === null) {
      if (bet !== taken) setBetResult(world.db, coupon.id, bet);
      return bet;
    }
    const match = withoutIncidents(world.simulator.match(bet.gameId) ?? bet.facts.game);
    const settled = { ...bet, statusId, facts: { ...bet.facts, game: match } };
    setBetResult(world.db, coupon.id, settled);
    return settled;
  });
  const hasNews = bets.some((bet, index) => bet !== coupon.bets[index]);
  const next = { ...coupon, bets };
  if (!hasNews && coupon.state !== 'open') return;
  const isPaid = coupon.state === 'open' ? payCoupon(world, next) : payRest(world, next);
  if (hasNews && !isPaid) publishCoupon(world, next);
}

/**
 * Pays a coupon when no open bet can change its payout any more; returns true when it paid. A lost express does not
 * wait for its other bets; their results are only noted when they come.
 */
export function payCoupon(world: World, coupon: StoredCoupon, said: Said = unsaid): boolean {
  const { db, clock } = world;
  return transaction(db, () => {
    const won = decidedPayout(coupon);
    if (won === null) return false;
    const advance = advanceState(world, coupon);
    if (advance === 'wait') return false;
    // No bet paid for the advance: the player gets back what is theirs, and no more (decision D-56).
    const { prepaid = 0, covered = 0, promoBack = 0 } = coupon.terms;
    const isVoid = advance === 'void';
    const payout = isVoid ? coupon.amount - prepaid + covered : won;
    const statusId = isVoid ? betStatuses.forcedReturn : outcomeOf(coupon, payout);
    const earlier = settlementsOf(db, coupon.id);
    // What was reckoned by the time of a settlement is not reckoned twice.
    const settledAt = earlier[0]?.at ?? clock.now();
    if (!setSettled(db, { id: coupon.id, statusId, payout, settledAt })) return false;
    if (earlier.length > 0) {
      noteSettlement(db, coupon.id, { at: clock.now(), statusId, payout, ...said });
      tellSettledAgain(world, coupon, { payout, reason: said.reason, owed: 0 });
    }
    if (payout > 0) pay(world, coupon, freshKey(db, `payout:${String(coupon.id)}`), payout);
    // A code gives a lost stake back. Nothing is lost in a bet that never stood, even where nothing is left to pay.
    if (isLost({ statusId, payout }) && promoBack > 0) {
      const entries = [
        { account: { house: 'bonuses' as const, iso: coupon.iso }, minor: -promoBack },
        { account: payee(world, coupon), minor: promoBack },
      ];
      post(db, { key: freshKey(db, `promo:${String(coupon.id)}`), kind: 'promo', at: clock.now(), entries });
    }
    publishCoupon(world, { ...coupon, state: 'settled', statusId, payout, settledAt });
    // The payout gives back what was advanced on it, and coupons that waited for that are paid.
    for (const { id } of coverAdvances(world, coupon, payout)) {
      const waiting = upToDate(world, id);
      if (waiting !== null) payCoupon(world, waiting);
    }
    return true;
  });
}

/**
 * An anti-express was paid when its first bet lost. When a bet is returned later, its price rises and the player gets
 * the rest.
 */
function payRest(world: World, coupon: StoredCoupon): boolean {
  const { db } = world;
  if (coupon.state !== 'settled' || !isAntiExpress(coupon.typeId)) return false;
  if (coupon.statusId === betStatuses.forcedReturn || coupon.terms.isReturned === true) return false;
  const payout = decidedPayout(coupon);
  if (payout === null || coupon.payout === null || payout <= coupon.payout) return false;
  raisePayout(db, coupon.id, payout);
  if (settlementsOf(db, coupon.id).length > 0)
    noteSettlement(db, coupon.id, { at: world.clock.now(), statusId: betStatuses.win, payout, ...unsaid });
  pay(world, coupon, freshKey(db, `payout:${String(coupon.id)}`), payout - coupon.payout);
  publishCoupon(world, { ...coupon, statusId: betStatuses.win, payout });
  return true;
}

/**
 * A coupon of one bet ends as its bet does. A coupon of several, or each way, is returned when exactly its stake comes back, and won
 * when it pays anything else.
 */
export function outcomeOf(
  { bets, amount, terms }: Pick<StoredCoupon, 'bets' | 'amount' | 'terms'>,
  payout: number,
): BetStatusId {
  const [first, ...others] = bets;
  if (terms.isEachWay !== true && first !== undefined && others.length === 0) return first.statusId;
  if (payout === 0) return betStatuses.lose;
  return payout === amount ? betStatuses.return : betStatuses.win;
}
