import { afterCommit } from '../db/index.ts';
import type { World } from '../world/world.ts';
import type { StoredCoupon } from './types.ts';
import { couponView } from './view.ts';

/** Pushes a written coupon to every open page of its player, in the page's language. */
export const publishCoupon = (world: World, coupon: StoredCoupon): void =>
  afterCommit(world.db, () =>
    world.pages.publishUser(coupon.userId, (lng) => ({
      op: 'put',
      kind: 'coupon',
      id: String(coupon.id),
      value: couponView(world, coupon, lng),
    })),
  );
