import { combine, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum';

import {
  $betCount,
  $heldBets,
  $isFrozen,
  $stake,
  $stakeByBet,
  $typeId,
  slipSucceeded,
  typeFor,
} from '@/entities/coupon/@x/coupon-figures';
import { createPart, moduleOf, partWanted } from '@/shared/part';

import type { Figures } from '../lib/figures';
import { $limits } from './calculation';
import { $eachWayTerms, $isEachWay } from './each-way';
import { $exactCoef, $hyperBonus } from './extras';

/** Whether the site gives the bonus bet. */
export const bonusEnabledChanged = createEvent<boolean>();

const $isBonusEnabled = createStore(false).on(bonusEnabledChanged, (_, isEnabled) => isEnabled);
/** The player removes the bonus bet. It does not come back until they clear or place the coupon. Spec: coupon §4. */
export const bonusBetRemoved = createEvent();
const bonusBetDropped = createEvent();
export const $manuallyDeletedBonusBet = createStore(false)
  .on(bonusBetDropped, () => true)
  .reset(slipSucceeded);
sample({ clock: bonusBetRemoved, filter: not($isFrozen), target: bonusBetDropped });

/** The arithmetic of the ten types loads with the first bet, because a page without bets needs none. */
const arithmeticPart = createPart({ name: 'arithmetic of the coupon', load: () => import('../lib/figures') });
export const $arithmetic = moduleOf(arithmeticPart);
const unknown: Figures = { possibleWin: null, milliOdds: null, winByBet: {}, bonusMilli: null, hyperWin: 0 };

/** A single placed outside the coupon needs the arithmetic too. */
export const arithmeticWanted = createEvent();
sample({
  clock: [$betCount, arithmeticWanted.map(() => 1)],
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
    eachWay: combine($isEachWay, $eachWayTerms, (isWanted, terms) => (isWanted ? terms : null)),
    arithmetic: $arithmetic,
  },
  // An express with only one bet left is a single.
  ({ arithmetic, typeId, ...slip }) =>
    arithmetic?.figuresOf({ ...slip, typeId: typeFor(typeId, slip.bets.length) }) ?? unknown,
);
/** Odds of the bonus bet for the present express, thousandths; null: none. Spec: coupon §4. */
export const $bonusBetMilli = $figures.map(({ bonusMilli }) => bonusMilli);
