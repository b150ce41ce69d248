import { combine, createEvent, createStore, sample } from 'effector';

import { $bets, slipSucceeded } from '@/entities/coupon/@x/coupon-figures';

import { $calculation } from './calculation';

/** The player wants half of the stake on a place. */
export const eachWayWanted = createEvent<boolean>();

/** A wish is about one outcome: another bet in the slip begins without it. */
const wishKept = createEvent<number | null>();
const $wish = createStore<number | null>(null)
  .on(wishKept, (_, marketId) => marketId)
  .reset(slipSucceeded);
const $only = $bets.map((bets) => (bets.length === 1 ? (bets[0]?.market.id ?? null) : null));
sample({
  clock: eachWayWanted,
  source: $only,
  fn: (marketId, isWanted) => (isWanted ? marketId : null),
  target: wishKept,
});

/** Sent as the player chose it: a race without places refuses it, and never takes it as a bet to win only. */
export const $isEachWay = combine($wish, $only, (wish, only) => wish !== null && wish === only);
/** Null: the only bet of the slip is on a race without places, or there are several bets. */
export const $eachWayTerms = combine($calculation, $only, ({ eachWay = null }, only) =>
  only === null ? null : eachWay,
);
