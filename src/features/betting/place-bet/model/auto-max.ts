import { combine, createStore, sample } from 'effector';

import { $betCount, $isFrozen, $stake, autoMaxMoved } from '@/entities/coupon';
import { $isActiveAutoMax } from '@/entities/coupon-figures';
import { couponCodeLoaded, createSteady } from '@/entities/placement';

import { $largestStake } from './blockers';

const $target = combine(
  { isOn: $isActiveAutoMax, largest: $largestStake, count: $betCount, isFrozen: $isFrozen },
  ({ isOn, largest, count, isFrozen }) => (isOn && !isFrozen && count > 0 ? largest : null),
);

// The stake follows limit and account, once the player has asked for that: nothing raises it by itself (row LIM-67). Spec: coupon §3 "isAutoMax".
sample({
  clock: [$target, $stake],
  source: { target: $target, stake: $stake },
  filter: ({ target, stake }) => target !== null && target !== stake,
  fn: ({ target }) => target ?? 0,
  target: autoMaxMoved,
});

const $movedTo = createStore<number | null>(null).on(autoMaxMoved, (_, minor) => minor);
/** False for a moment after auto max has moved the sum on the button: the player who presses then meant the sum before. */
export const { $isSteady: $isSumSteady } = createSteady(
  combine($movedTo, $betCount, (sum, count) => (count === 0 ? null : String(sum ?? ''))),
  couponCodeLoaded,
);
