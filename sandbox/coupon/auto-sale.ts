import { raiseAlarm } from '../alarms/index.ts';
import { transaction } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { sellAt } from './sale.ts';
import { autoSellRules, dropAutoSell } from './sale-store.ts';
import { couponById } from './store.ts';

/**
 * Sells a coupon when its price reaches the one that its player named, even with no page of theirs open. A jump past
 * that price pays the higher one. Runs after every change of prices; without rules it costs one look.
 */
export function runAutoSales(world: World): void {
  const { db } = world;
  for (const { couponId, price } of autoSellRules(db)) {
    try {
      transaction(db, () => {
        const coupon = couponById(db, couponId);
        if (coupon?.state === 'open') sellAt(world, coupon, price);
        else dropAutoSell(db, couponId);
      });
    } catch (error) {
      // A coupon that cannot be sold must not hold up the others or the feed.
      raiseAlarm(world, { source: 'auto-sale', subject: `coupon ${String(couponId)}`, message: String(error) });
    }
  }
}
