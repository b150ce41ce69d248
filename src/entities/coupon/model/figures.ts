import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { Figures, figuresOf } from '../lib/figures';
import { $exactCoef } from './settings';
import { $betCount, $bets, $typeId, couponCleared } from './slip';
import { $limits, $stake, $stakeByBet } from './stake';

/** Whether the site gives the bonus bet. */
export const bonusEnabledChanged = createEvent<boolean>();

const $isBonusEnabled = createStore(false).on(bonusEnabledChanged, (_, isEnabled) => isEnabled);
export const $manuallyDeletedBonusBet = createStore(false).reset(couponCleared);

/** The arithmetic of the ten types comes with the first bet: a page without one needs none. */
const loadArithmeticFx = createEffect(() => import('../lib/figures'));
const $arithmetic = createStore<{ figuresOf: typeof figuresOf } | null>(null, { serialize: 'ignore' }).on(
  loadArithmeticFx.doneData,
  (_, arithmetic) => arithmetic,
);
const unknown: Figures = { possibleWin: null, winByBet: {} };

sample({
  clock: $betCount,
  source: $arithmetic,
  filter: (arithmetic, count) => arithmetic === null && count > 0,
  fn: () => undefined,
  target: loadArithmeticFx,
});

export const $figures = combine(
  {
    bets: $bets,
    typeId: $typeId,
    stake: $stake,
    stakeByBet: $stakeByBet,
    maxPayout: $limits.map(({ maxPayout }) => maxPayout),
    exactCoef: $exactCoef,
    isBonusEnabled: $isBonusEnabled,
    manuallyDeletedBonusBet: $manuallyDeletedBonusBet,
    arithmetic: $arithmetic,
  },
  ({ arithmetic, ...slip }) => arithmetic?.figuresOf(slip) ?? unknown,
);
/** Minor units, capped by the largest payout; null while it cannot be said. Spec: coupon §5. */
export const $possibleWin = $figures.map(({ possibleWin }) => possibleWin);
