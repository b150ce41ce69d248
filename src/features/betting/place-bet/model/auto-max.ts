import { combine, sample } from 'effector';

import { $betCount, $isActiveAutoMax, $isFrozen, $stake, autoMaxMoved } from '@/entities/coupon';

import { $largestStake } from './blockers';

const $target = combine(
  { isOn: $isActiveAutoMax, largest: $largestStake, count: $betCount, isFrozen: $isFrozen },
  ({ isOn, largest, count, isFrozen }) => (isOn && !isFrozen && count > 0 ? largest : null),
);

// The stake goes where limit and account go. Spec: coupon §3 "isAutoMax".
sample({
  clock: [$target, $stake],
  source: { target: $target, stake: $stake },
  filter: ({ target, stake }) => target !== null && target !== stake,
  fn: ({ target }) => target ?? 0,
  target: autoMaxMoved,
});
