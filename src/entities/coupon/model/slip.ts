import { createEvent, sample } from 'effector';
import { not } from 'patronum';

import type { CouponTypeId } from '@contracts/coupon';

import { type FeedChange, feedChanged } from '@/shared/feed';
import { $now } from '@/shared/lib/clock';

import type { CouponPick } from '../lib/bet';
import { isPicked, withChanges } from '../lib/bets';
import type { SlipFill } from '../lib/fill';
import { movePrice } from '../lib/price';
import {
  $bets,
  $isFrozen,
  $removedBet,
  $slipId,
  agreementApplied,
  feedApplied,
  keyReleased,
  nextBegun,
  pickApplied,
  removalApplied,
  restoreApplied,
  type SlipAnswer,
  typeApplied,
} from './slip-state';

/**
 * The player pressed a price: the slip gets the bet, or loses it. While the slip waits for its answer, the press begins
 * the next slip.
 */
export const outcomeToggled = createEvent<CouponPick>();
/** By market id. */
export const betRemoved = createEvent<number>();
/** The player undoes the last removal: of one bet, or of a whole cleared slip. */
export const removalUndone = createEvent();
export const couponCleared = createEvent();
export const typeChosen = createEvent<CouponTypeId>();
/** The player says yes to the shown price of one market, or of all. */
export const oddsAgreed = createEvent<number | 'all'>();

/**
 * A whole coupon from elsewhere replaces the bets that are here. While the slip waits for its answer, that coupon
 * becomes the next slip.
 */
export const slipFilled = createEvent<SlipFill>();
/** The player returns to the earlier bets. */
export const fillUndone = createEvent();

/** The player leaves the frozen slip to its answer and begins the next one. */
export const slipLeft = createEvent();
/**
 * The server has answered for `key`. `placed`: ids of the markets that became bets, or all of them. `isKeyFree`: the server never
 * considered the slip, so the slip keeps its key, and whatever the page sent under this key is one and the same.
 */
export const slipAnswered = createEvent<SlipAnswer>();
/** Odds that a refusal or a calculation named, thousandths by market id. */
export const pricesReceived = createEvent<Readonly<Record<number, number>>>();

sample({
  clock: outcomeToggled,
  source: { bets: $bets, isFrozen: $isFrozen, at: $now },
  // While the slip waits for its answer, a press neither removes its bets nor adds them twice.
  filter: ({ bets, isFrozen }, pick) => !isFrozen || !isPicked(bets, pick),
  fn: ({ isFrozen, at }, pick) => ({ pick, isNewSlip: isFrozen, at }),
  target: pickApplied,
});

const removing = sample({
  clock: betRemoved,
  source: { bets: $bets, isFrozen: $isFrozen },
  fn: ({ bets, isFrozen }, id) => {
    // When the player removes the last bet, the slip is cleared: see undo.ts.
    const index = isFrozen || bets.length === 1 ? -1 : bets.findIndex(({ market }) => market.id === id);
    const bet = bets[index];
    return bet ? { bet, index } : undefined;
  },
});
sample({ clock: removing.filterMap((removed) => removed), target: removalApplied });

const restoring = sample({
  clock: removalUndone,
  source: { removed: $removedBet, isFrozen: $isFrozen },
  fn: ({ removed, isFrozen }) => (isFrozen ? undefined : (removed ?? undefined)),
});
sample({ clock: restoring.filterMap((removed) => removed), target: restoreApplied });

const $isOpen = not($isFrozen);
sample({ clock: typeChosen, filter: $isOpen, target: typeApplied });
sample({ clock: oddsAgreed, filter: $isOpen, target: agreementApplied });
sample({ clock: slipLeft, filter: $isFrozen, target: nextBegun });

sample({
  clock: slipAnswered,
  source: $slipId,
  fn: (id, answer) => ({ ...answer, isCurrent: answer.key === id }),
  target: keyReleased,
});

/** The slip has read newer prices itself than an earlier visit left. */
const isOfNow = (change: FeedChange) => change.kind !== 'snapshot' || change.isKept !== true;
// The feed changes prices, suspensions and scores of the bets even while the slip waits for its answer: `$sent` keeps
// what went out.
sample({
  clock: feedChanged,
  source: { bets: $bets, at: $now },
  filter: ({ bets }) => bets.length > 0,
  fn: ({ bets, at }, changes) => withChanges(bets, changes.filter(isOfNow), at),
  target: feedApplied,
});

sample({
  clock: pricesReceived,
  source: { bets: $bets, at: $now },
  fn: ({ bets, at }, prices) =>
    bets.map((bet) => {
      const price = prices[bet.market.id];
      return price === undefined ? bet : movePrice(bet, price, at);
    }),
  target: feedApplied,
});
