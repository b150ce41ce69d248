import { combine, sample } from 'effector';

import { $bets, $typeId, couponOpened, locksOf, outcomePicked, sameGameIds, type CouponPick } from '@/entities/coupon';
import { $book, $champs, $games, $marketsByGame } from '@/entities/game';

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
  source: { book: $book, games: $games, markets: $marketsByGame, champs: $champs },
  fn: toPick,
});

sample({ clock: picked, filter: (pick): pick is CouponPick => pick !== null, target: outcomePicked });

/** Reads the slip that the browser kept. */
export const openCoupon = couponOpened;
