import { userById } from '../auth/index.ts';
import { afterCommit } from '../db/index.ts';
import type { World } from '../world/index.ts';
import type { StoredCoupon } from './types.ts';
import { couponView } from './view.ts';

/** Pushes the coupon to every open page of its player, in the language that he registered in, once it is written. */
export const publishCoupon = (world: World, coupon: StoredCoupon): void =>
  afterCommit(world.db, () => {
    const { userId, id } = coupon;
    const value = couponView(world, coupon, userById(world.db, userId)?.language ?? 'en');
    world.feed.publishUser(userId, [{ op: 'put', kind: 'coupon', id: String(id), value }]);
  });
