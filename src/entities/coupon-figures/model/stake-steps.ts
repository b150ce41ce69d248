import { combine, createEvent, createStore, sample } from 'effector';

import { isSeveralSingles } from '@contracts/coupon-types';
import { currencyFacts } from '@contracts/currencies';
import { nextAmount } from '@contracts/maths';

import {
  $bets,
  $currencyIso,
  $initialStake,
  $stake,
  $stakeByBet,
  $stakeByBlock,
  $typeId,
  slipSucceeded,
  stakeChanged,
  type StakeOf,
  stakeOf,
  stakeSet,
} from '@/entities/coupon/@x/coupon-figures';
import { $settings, settingsChanged } from '@/entities/coupon-settings/@x/coupon-figures';

import { presetsOf } from '../lib/presets';
import { $limits, maxOfBet } from './calculation';

/** The player steps a stake up or down. `max`: the limit of a block, which only the arithmetic knows. Null: unbounded. */
export const stakeStepped = createEvent<{ of: StakeOf; direction: 'up' | 'down'; max?: number | null }>();

/** Sums that the player can stake with one press. */
export const $presets = $initialStake.map(presetsOf);

/** The player's own step for this currency, otherwise the table's. Spec: coupon §5. */
export const $stakeStep = combine($currencyIso, $settings, (iso, { isManualAmountStep, amountStepByCurrencyIso }) => {
  const { step } = currencyFacts(iso);
  return isManualAmountStep ? (amountStepByCurrencyIso[iso] ?? step) : step;
});

/** A stake that the player types ends auto max for this slip. */
const $hasOwnStake = createStore(false)
  .on(stakeSet, (hasOwn, { of }) => hasOwn || of === 'slip')
  .on(settingsChanged, (hasOwn, { isAutoMax }) => (isAutoMax === undefined ? hasOwn : false))
  .reset(slipSucceeded);
/** Spec: coupon §3. */
export const $isActiveAutoMax = combine(
  $settings,
  $hasOwnStake,
  $typeId,
  ({ isAutoMax }, hasOwn, typeId) => isAutoMax && !hasOwn && !isSeveralSingles(typeId),
);

type Press = { step: number; max?: number | null; direction: 'up' | 'down' };
/** One press of plus or minus by any stake: not below a step, and minus never raises what is less already. */
export const steppedStake = (from: number | null, { step, max = null, direction }: Press): number =>
  nextAmount(from ?? 0, { step, min: Math.min(step, from ?? step), max, direction });

sample({
  clock: stakeStepped,
  source: {
    bets: $bets,
    stake: $stake,
    byBet: $stakeByBet,
    byBlock: $stakeByBlock,
    step: $stakeStep,
    limits: $limits,
  },
  fn: ({ bets, stake, byBet, byBlock, step, limits }, { of, direction, max = null }) => {
    if (of === 'slip') return { of, minor: steppedStake(stake, { step, max: limits.maxBetAmount, direction }) };
    if ('bet' in of) {
      const bet = bets.find(({ market }) => market.id === of.bet);
      const from = bet ? stakeOf(bet, stake, byBet) : null;
      return { of, minor: steppedStake(from, { step, max: maxOfBet(limits, of.bet), direction }) };
    }
    // When a block stakes as much as possible, its steps start from that sum.
    return { of, minor: steppedStake(byBlock[of.block] ?? max, { step, max, direction }) };
  },
  target: stakeChanged,
});
