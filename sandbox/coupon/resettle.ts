import { betStatuses, type BetStatusId } from '../../contracts/coupon.ts';
import type { Minor } from '../../contracts/maths/index.ts';
import { gameIdOf } from '../../simulator/index.ts';
import { noteSettlement, settlementsOf, wordOf } from '../settlements/index.ts';
import type { World } from '../world/world.ts';
import { withoutIncidents } from './bet-facts.ts';
import type { Correction } from './correcting.ts';
import { decidedPayout, isLost } from './decided.ts';
import { isWonEarly } from './early-payout.ts';
import { joinedWith } from './joined.ts';
import { freshKey, moveChange } from './pay.ts';
import { publishCoupon } from './publish.ts';
import { racedBet } from './race-leg.ts';
import { resultNow } from './result-now.ts';
import { outcomeOf, payCoupon, type Said } from './settle.ts';
import { couponById, couponsOn, isTaken, setBetResult, setReopened, setSettledAgain } from './store.ts';
import { tellSettledAgain } from './tell-settled.ts';
import type { StoredBet, StoredCoupon } from './types.ts';

/** How the bet has ended by now. A lead once reached counts, whatever the final result; only a void bet has none. */
function statusNow(world: World, bet: StoredBet): BetStatusId {
  const word = wordOf(world.db, bet.marketId);
  if (word?.isCancel !== true && isWonEarly(world, bet)) return betStatuses.win;
  return resultNow(world, bet.marketId) ?? betStatuses.notCalculated;
}

function betNow(world: World, bet: StoredBet): StoredBet {
  const statusId = statusNow(world, bet);
  if (statusId === bet.statusId || (statusId < 0 && bet.statusId < 0)) return bet;
  const match = withoutIncidents(world.simulator.match(bet.gameId) ?? bet.facts.game);
  return racedBet(world, { ...bet, statusId, facts: { ...bet.facts, game: match } });
}

/**
 * Did its bets settle it? A bet on an advance that was never paid for did not count, and a bet of a closed account has
 * ended.
 */
const isByBets = ({ state, terms: { prepaid = 0, covered = 0, isReturned } }: StoredCoupon): boolean =>
  state === 'settled' && prepaid <= covered && isReturned !== true;

type Ending = { statusId: BetStatusId; payout: Minor | null };

/** Moves the differences of payout and of a lost stake's return. Gives what could not be taken back. */
function moveDifference(world: World, before: StoredCoupon, { statusId, payout }: Ending): Minor {
  const { promoBack = 0 } = before.terms;
  const back = (ending: { statusId: BetStatusId; payout: Minor | null }) =>
    ending.payout !== null && isLost({ ...ending, payout: ending.payout }) ? promoBack : 0;
  const changes = [
    { house: 'payouts', base: `payout:${String(before.id)}`, minor: (payout ?? 0) - (before.payout ?? 0) },
    { house: 'bonuses', base: `promo:${String(before.id)}`, minor: back({ statusId, payout }) - back(before) },
  ] as const;
  // Increases go first, so that less is missing.
  return changes
    .toSorted((a, b) => b.minor - a.minor)
    .reduce((owed, { house, base, minor }) => {
      const key = freshKey(world.db, base);
      return owed + moveChange(world, before, { house, minor, key });
    }, 0);
}

/** Settles a settled coupon by its bets as they are now. One that they do not decide any more waits again. */
function settleAnew(world: World, before: StoredCoupon, next: StoredCoupon, said: Said): void {
  const { db, clock } = world;
  const { id } = next;
  const payout = decidedPayout(next);
  const statusId = payout === null ? betStatuses.notCalculated : outcomeOf(next, payout);
  if (payout === before.payout && statusId === before.statusId) {
    publishCoupon(world, next);
    return;
  }
  if (settlementsOf(db, id).length === 0)
    noteSettlement(db, id, {
      ...{ at: before.settledAt ?? clock.now(), statusId: before.statusId, payout: before.payout },
      ...{ reason: null, wordId: null },
    });
  noteSettlement(db, id, { at: clock.now(), statusId, payout, ...said });
  if (payout === null) setReopened(db, id);
  else setSettledAgain(db, { id, statusId, payout });
  const owed = moveDifference(world, before, { statusId, payout });
  tellSettledAgain(world, next, { payout, reason: said.reason, owed });
  const ended = payout === null ? { state: 'open' as const, settledAt: null } : {};
  publishCoupon(world, { ...next, statusId, payout, ...ended });
}

/** True: the coupon has another result in one of its bets. */
function resettle(world: World, coupon: StoredCoupon, marketIds: ReadonlySet<number>, said: Said): boolean {
  const bets = coupon.bets.map((bet) => (marketIds.has(bet.marketId) ? betNow(world, bet) : bet));
  const changed = bets.filter((bet, index) => bet !== coupon.bets[index]);
  if (changed.length === 0) {
    // While it waited it was not for sale.
    if (coupon.state === 'open') publishCoupon(world, coupon);
    return false;
  }
  for (const bet of changed) setBetResult(world.db, coupon.id, bet);
  const next = { ...coupon, bets };
  if (isByBets(coupon)) settleAnew(world, coupon, next, said);
  else if (coupon.state !== 'open' || !payCoupon(world, next, said)) publishCoupon(world, next);
  return true;
}

/**
 * Recalculates every coupon on an outcome after a new report of its result: the coupon gives back the earlier payout by
 * a posting of its own. A coupon that was sold stays sold. Null: there is no bet on it. Row BET-56, decision D-912.
 */
export function correctionOf(
  world: World,
  word: Pick<Correction, 'marketId' | 'wordId' | 'reason'>,
): Correction | null {
  const { db } = world;
  const { marketId, wordId, reason } = word;
  const gameId = gameIdOf(marketId);
  const marketIds = new Set([marketId, ...joinedWith(db, marketId)]);
  if (!isTaken(db, gameId, marketIds)) return null;
  const changed = new Set<number>();
  const { promise: end, resolve: tellEnd } = Promise.withResolvers<undefined>();
  let waiting: Map<number, number> | null = null;
  return {
    ...word,
    ...{ marketIds, changed, failed: new Set(), isBusy: true, end },
    onEnd: () => {
      tellEnd(undefined);
    },
    waiting: () => (waiting ??= couponsOn(db, gameId, marketIds)),
    reckon: (id) => {
      const coupon = couponById(db, id);
      if (coupon !== null && resettle(world, coupon, marketIds, { reason, wordId })) changed.add(id);
    },
  };
}
