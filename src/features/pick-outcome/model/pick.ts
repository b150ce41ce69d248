import { combine, createEvent, sample } from 'effector';

import { $bets, $typeId, locksOf, outcomeToggled, sameGameIds, type CouponPick } from '@/entities/coupon';
import { $book, $champs, $games, $marketsByGame } from '@/entities/game';

import { toPick, type Outcome } from '../lib/to-pick';

/** How an outcome stands in the coupon: taken, or taken and not counted. */
export type PickMark = 'on' | 'blocked';

/** A press on a price: into the coupon, or out of it. */
export const outcomePressed = createEvent<Outcome>();

/** By market id; what is not in the coupon is not here. */
export const $marks = combine($bets, $typeId, (bets, typeId): ReadonlyMap<number, PickMark> => {
  const dependent = sameGameIds(bets);
  return new Map(
    bets.map((bet) => {
      const { id } = bet.market;
      return [id, locksOf(bet, typeId, dependent.has(id)).length > 0 ? 'blocked' : 'on'];
    }),
  );
});

const picked = sample({
  clock: outcomePressed,
  source: { book: $book, games: $games, markets: $marketsByGame, champs: $champs },
  fn: toPick,
});

sample({ clock: picked, filter: (pick): pick is CouponPick => pick !== null, target: outcomeToggled });
