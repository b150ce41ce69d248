import { ACCOUNT_TYPE } from '../../contracts/account.ts';
import { BET_STATUS, type BetStatusId } from '../../contracts/coupon.ts';
import { transaction } from '../db/index.ts';
import { accountById, accountsOf, openAccount, post } from '../ledger/index.ts';
import type { World } from '../world/index.ts';
import { advanceState, coverAdvances } from './advance.ts';
import { withoutIncidents } from './bet-facts.ts';
import { figuresOf } from './figures.ts';
import { publishCoupon } from './publish.ts';
import { couponById, openCouponsOn, setBetResult, setSettled } from './store.ts';
import type { StoredBet, StoredCoupon } from './types.ts';

export type Result = readonly [marketId: number, statusId: BetStatusId];

/**
 * Writes results of one game to the bets that wait for them, and pays what is decided by them. All in one transaction, so that a killed
 * process leaves nothing half done; results that come twice change nothing the second time.
 */
export function settleMarkets(world: World, gameId: number, results: readonly Result[]): void {
  const { db } = world;
  // Most results concern nobody: they cost one look and no transaction.
  const ids = openCouponsOn(db, gameId);
  if (ids.length === 0) return;
  const known = new Map(results);
  transaction(db, () => {
    for (const id of ids) {
      guarded(world, id, () => {
        const coupon = couponById(db, id);
        if (coupon !== null) settleCoupon(world, coupon, known);
      });
    }
  });
}

/** One coupon that cannot be settled must not hold up the others: it stays open, and is tried again at the next start. */
function guarded(world: World, id: number, run: () => void): void {
  const { db, log, clock } = world;
  db.exec('SAVEPOINT one_coupon');
  try {
    run();
  } catch (error) {
    db.exec('ROLLBACK TO one_coupon');
    log.add({ kind: 'errors', at: clock.now(), source: 'settlement', couponId: id, message: String(error) });
  } finally {
    db.exec('RELEASE one_coupon');
  }
}

function settleCoupon(world: World, coupon: StoredCoupon, results: ReadonlyMap<number, BetStatusId>): void {
  const decided = (bet: StoredBet): BetStatusId | null => {
    const result = bet.statusId < 0 ? (results.get(bet.marketId) ?? null) : null;
    return result === null || result < 0 ? null : result;
  };
  const bets = coupon.bets.map((bet) => {
    const statusId = decided(bet);
    if (statusId === null) return bet;
    const game = withoutIncidents(world.simulator.game(bet.gameId) ?? bet.facts.game);
    const settled = { ...bet, statusId, facts: { ...bet.facts, game } };
    setBetResult(world.db, coupon.id, settled);
    return settled;
  });
  const hasNews = bets.some((bet, index) => bet !== coupon.bets[index]);
  const next = { ...coupon, bets };
  if (coupon.state === 'open' && bets.every(({ statusId }) => statusId >= 0)) payCoupon(world, next);
  else if (hasNews) publishCoupon(world, next);
}

/** Pays a coupon whose bets all have results, once. */
export function payCoupon(world: World, coupon: StoredCoupon): void {
  const { db, clock } = world;
  transaction(db, () => {
    const advance = advanceState(world, coupon);
    if (advance === 'wait') return;
    const { payout: won } = figuresOf(coupon);
    if (won === undefined) throw new Error('A bet of this coupon has no result.');
    // Nothing paid for the advance: the player gets back what is his, and no more (decision D-56).
    const { prepaid = 0, covered = 0, promoBack = 0 } = coupon.terms;
    const isVoid = advance === 'void';
    const payout = isVoid ? coupon.amount - prepaid + covered : won;
    const statusId = isVoid ? BET_STATUS.forcedReturn : outcomeOf(coupon, payout);
    const settledAt = clock.now();
    if (!setSettled(db, { id: coupon.id, statusId, payout, settledAt })) return;
    if (payout > 0) {
      post(db, {
        key: `payout:${String(coupon.id)}`,
        kind: 'payout',
        at: settledAt,
        entries: [
          { account: { house: 'payouts', iso: coupon.iso }, minor: -payout },
          { account: payee(world, coupon), minor: payout },
        ],
      });
    }
    if (payout === 0 && promoBack > 0) {
      const entries = [
        { account: { house: 'bonuses' as const, iso: coupon.iso }, minor: -promoBack },
        { account: payee(world, coupon), minor: promoBack },
      ];
      post(db, { key: `promo:${String(coupon.id)}`, kind: 'promo', at: settledAt, entries });
    }
    publishCoupon(world, { ...coupon, state: 'settled', statusId, payout, settledAt });
    // What was advanced on it is given back, and coupons that waited for that are paid.
    for (const waiting of coverAdvances(world, coupon, payout))
      if (waiting.bets.every((bet) => bet.statusId >= 0)) payCoupon(world, waiting);
  });
}

/** The account that paid; when it was removed meanwhile, another of the same currency, opened if need be: a win is never lost. */
export function payee({ db, clock }: World, { accountId, userId, iso }: StoredCoupon): number {
  const account = accountById(db, accountId) ?? accountsOf(db, userId).find((other) => other.iso === iso);
  return account?.id ?? openAccount(db, { userId, iso, type: ACCOUNT_TYPE.currency, at: clock.now() });
}

/** A coupon of one bet ends as its bet does; of several: returned when exactly its stake comes back, won when it pays anything else. */
function outcomeOf({ bets, amount }: Pick<StoredCoupon, 'bets' | 'amount'>, payout: number): BetStatusId {
  const [first, ...others] = bets;
  if (first !== undefined && others.length === 0) return first.statusId;
  if (payout === 0) return BET_STATUS.lose;
  return payout === amount ? BET_STATUS.return : BET_STATUS.win;
}
