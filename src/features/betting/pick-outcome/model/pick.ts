// What follows from a slip and from a press loads with them, so that it hears of the first.
import '@/entities/coupon-figures';
import '@/entities/quick-bet';
import { combine, sample } from 'effector';

import { $bets, $typeId, couponOpened, type CouponPick, locksOf, sameGameIds } from '@/entities/coupon';
import { $book, $champs, $marketsByMatch, $matches } from '@/entities/match';
import { outcomePicked } from '@/entities/quick-bet';

import { toPick } from '../lib/to-pick';
import { marksChanged, outcomeTaken, type PickMarks } from './picking';

const $couponMarks = combine($bets, $typeId, (bets, typeId): PickMarks => {
  const dependent = sameGameIds(bets);
  return new Map(
    bets.map((bet) => {
      const { id } = bet.market;
      return [id, locksOf(bet, typeId, dependent.has(id)).length > 0 ? 'blocked' : 'on'];
    }),
  );
});
sample({ clock: $couponMarks, target: marksChanged });

const picked = sample({
  clock: outcomeTaken,
  source: { book: $book, matches: $matches, markets: $marketsByMatch, champs: $champs },
  fn: toPick,
});

sample({ clock: picked, filter: (pick): pick is CouponPick => pick !== null, target: outcomePicked });

/** Reads the slip that the browser kept. */
export const openCoupon = couponOpened;
