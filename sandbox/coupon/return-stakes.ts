import { betStatuses } from '../../contracts/coupon.ts';
import { sql } from '../db/index.ts';
import { post } from '../ledger/index.ts';
import { noteSettlement, settlementsOf } from '../settlements/index.ts';
import type { World } from '../world/world.ts';
import { freshKey, payee } from './pay.ts';
import { publishCoupon } from './publish.ts';
import { settleFirst } from './settle-markets.ts';
import { couponById, setSettled, setTerms } from './store.ts';
import { turnDown } from './trader.ts';

/** Ends every open bet and request of a player, and returns the stakes. Joins the transaction around it. */
export function returnStakes(world: World, userId: number): void {
  const { db, clock } = world;
  settleFirst(world, userId);
  for (const { id } of sql(db, "SELECT id FROM coupon WHERE user_id = ? AND state = 'pending'").all(userId)) {
    const coupon = couponById(db, Number(id));
    if (coupon !== null) turnDown(world, coupon);
  }
  const open = sql(db, "SELECT id FROM coupon WHERE user_id = ? AND state = 'open'").all(userId);
  for (const { id } of open) {
    const coupon = couponById(db, Number(id));
    if (coupon === null) continue;
    const { prepaid = 0, covered = 0 } = coupon.terms;
    const payout = coupon.amount - prepaid + covered;
    // One that was settled before and waited again keeps the moment of its first settlement, and this is one more of its history.
    const [earlier] = settlementsOf(db, coupon.id);
    const ended = { statusId: betStatuses.forcedReturn, payout, settledAt: earlier?.at ?? clock.now() };
    if (!setSettled(db, { id: coupon.id, ...ended })) continue;
    if (earlier !== undefined) {
      const { statusId } = ended;
      noteSettlement(db, coupon.id, { at: clock.now(), statusId, payout, reason: null, wordId: null });
    }
    setTerms(db, coupon.id, { ...coupon.terms, isReturned: true });
    if (payout > 0)
      post(db, {
        key: freshKey(db, `payout:${String(coupon.id)}`),
        kind: 'payout',
        at: clock.now(),
        entries: [
          { account: { house: 'payouts', iso: coupon.iso }, minor: -payout },
          { account: payee(world, coupon), minor: payout },
        ],
      });
    publishCoupon(world, { ...coupon, state: 'settled', ...ended });
  }
}
