import { combine, createEvent, createStore, sample } from 'effector';

import { createPart, moduleOf, partWanted } from '@/shared/part';

import type { Figures } from '../lib/figures';
import { typeFor } from '../lib/types';
import { $hyperBonus } from './extras';
import { $heldBets } from './held';
import { quickPicked } from './one-click';
import { $exactCoef } from './settings';
import { slipSucceeded } from './slip-changes';
import { $betCount, $isFrozen, $typeId } from './slip-state';
import { $limits, $stake, $stakeByBet } from './stake';

/** Whether the site gives the bonus bet. */
export const bonusEnabledChanged = createEvent<boolean>();

const $isBonusEnabled = createStore(false).on(bonusEnabledChanged, (_, isEnabled) => isEnabled);
/** The player takes the bonus bet off; it does not come back until the coupon is cleared or placed. Spec: coupon §4. */
export const bonusBetRemoved = createEvent();
const bonusBetDropped = createEvent();
export const $manuallyDeletedBonusBet = createStore(false)
  .on(bonusBetDropped, () => true)
  .reset(slipSucceeded);
sample({ clock: bonusBetRemoved, filter: $isFrozen.map((isFrozen) => !isFrozen), target: bonusBetDropped });

/** The arithmetic of the ten types comes with the first bet: a page without one needs none. */
const arithmeticPart = createPart({ name: 'arithmetic of the coupon', load: () => import('../lib/figures') });
export const $arithmetic = moduleOf(arithmeticPart);
const unknown: Figures = { possibleWin: null, milliOdds: null, winByBet: {}, bonusMilli: null, hyperWin: 0 };

sample({
  clock: [$betCount, quickPicked.map(() => 1)],
  source: $arithmetic,
  filter: (arithmetic, count) => arithmetic === null && count > 0,
  fn: () => arithmeticPart,
  target: partWanted,
});

export const $figures = combine(
  {
    bets: $heldBets,
    typeId: $typeId,
    stake: $stake,
    stakeByBet: $stakeByBet,
    maxPayout: $limits.map(({ maxPayout }) => maxPayout),
    exactCoef: $exactCoef,
    isBonusEnabled: $isBonusEnabled,
    manuallyDeletedBonusBet: $manuallyDeletedBonusBet,
    hyperBonus: $hyperBonus,
    arithmetic: $arithmetic,
  },
  // An express of which one bet is left is a single.
  ({ arithmetic, typeId, ...slip }) =>
    arithmetic?.figuresOf({ ...slip, typeId: typeFor(typeId, slip.bets.length) }) ?? unknown,
);
/** Odds of the bonus bet that the express has now, thousandths; null: none. Spec: coupon §4. */
export const $bonusBetMilli = $figures.map(({ bonusMilli }) => bonusMilli);
