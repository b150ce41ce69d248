import { combine, createEvent, createStore, sample } from 'effector';

import { currencyFacts } from '@contracts/currencies';
import { nextAmount } from '@contracts/maths';

import { presetsOf } from '../lib/presets';
import { stakeOf, totalOdds, totalStake } from '../lib/totals';
import { $calculation, $playerLimits, type Limits } from './calculation';
import { $heldBets } from './held';
import { $settings, settingsChanged } from './settings';
import { slipSucceeded, slipTouched } from './slip-changes';
import { $bets, $isFrozen, $typeId, pickApplied, slipLoaded, slipRestored } from './slip-state';

/** Minor units of the coupon's currency; null: the field is empty, or holds no amount. */
export const stakeChanged = createEvent<number | null>();
export const stakeStepped = createEvent<'up' | 'down'>();
/** Several singles: the stake of one bet. Null as above. */
export const betStakeChanged = createEvent<{ marketId: number; minor: number | null }>();
/** Several bets at once. */
export const betStakesMended = createEvent<Readonly<Record<string, number>>>();
export const betStakeStepped = createEvent<{ marketId: number; direction: 'up' | 'down' }>();
/** The currency of the account that pays: amounts of another one mean nothing in it. */
export const currencyChanged = createEvent<string>();

/** Auto max: the stake goes with what limit and account allow. Minor units. */
export const autoMaxMoved = createEvent<number>();

const stakeSet = createEvent<number | null>();
const betStakeSet = createEvent<{ marketId: number; minor: number | null }>();
const betStakesSet = createEvent<Readonly<Record<string, number>>>();
const currencySet = createEvent<string>();

/** A visitor's slip counts in roubles, the fallback of every table. Spec: coupon §5. */
export const $currencyIso = createStore('RUB')
  .on(currencySet, (_, iso) => iso)
  .on(slipLoaded, (iso, record) => record.iso ?? iso);

/** `untouched`: the first stake of the currency stands in the field. */
const $typedStake = createStore<number | 'untouched' | null>('untouched')
  .on(stakeSet, (_, minor) => minor)
  .on(autoMaxMoved, (_, minor) => minor)
  .on(slipLoaded, (_, { stake }) => stake ?? 'untouched')
  .on(slipRestored, (_, { terms }) => terms.stake ?? 'untouched')
  .reset(currencySet, slipSucceeded);

/** Own stakes of several singles by market id; a bet that is not here has the common stake. */
export const $stakeByBet = createStore<Record<string, number | null>>({})
  .on(betStakeSet, (stakes, { marketId, minor }) => ({ ...stakes, [marketId]: minor }))
  .on(betStakesSet, (stakes, mended) => ({ ...stakes, ...mended }))
  // Not when a bet goes: an undone removal finds its own stake.
  .on(pickApplied, (stakes, { pick }) =>
    Object.fromEntries(Object.entries(stakes).filter(([key]) => key !== String(pick.marketId))),
  )
  .on(slipLoaded, (_, record) => record.stakeByBet)
  .on(slipRestored, (_, { terms }) => terms.stakeByBet)
  // One stake for all means all.
  .reset(stakeSet, currencySet, slipSucceeded);

/** Minor units. Spec: coupon §5 "initial amount". */
export const $initialStake = $currencyIso.map((iso) => currencyFacts(iso).first);
/** The player's own step of this currency where he set one, else the table's. Spec: coupon §5. */
export const $stakeStep = combine($currencyIso, $settings, (iso, { isManualAmountStep, amountStepByCurrencyIso }) => {
  const { step } = currencyFacts(iso);
  return isManualAmountStep ? (amountStepByCurrencyIso[iso] ?? step) : step;
});

/** A stake typed by hand ends auto max for this slip. */
const $hasOwnStake = createStore(false)
  .on(stakeSet, () => true)
  .on(settingsChanged, (hasOwn, { isAutoMax }) => (isAutoMax === undefined ? hasOwn : false))
  .reset(slipSucceeded);
/** Spec: coupon §3. */
export const $isActiveAutoMax = combine(
  $settings,
  $hasOwnStake,
  $typeId,
  ({ isAutoMax }, hasOwn, typeId) => isAutoMax && !hasOwn && typeId !== 9,
);

/** The stake, of several singles the common one; null while the field holds no amount. Minor units. */
export const $stake = combine($typedStake, $initialStake, (typed, initial) =>
  typed === 'untouched' ? initial : typed,
);
export const $totalStake = combine($bets, $typeId, $stake, $stakeByBet, totalStake);

/** The player's limits where known, else the general ones. Minor units; null: unbounded. */
export const $limits = combine($calculation, $playerLimits, (general, own) => own ?? general);

/** The largest stake of one of several singles, minor units; null: unbounded. */
export const maxOfBet = ({ maxByBet, maxBetAmount }: Pick<Limits, 'maxByBet' | 'maxBetAmount'>, marketId: number) =>
  maxByBet === null ? maxBetAmount : (maxByBet[marketId] ?? null);

/** Odds of a single or an express, thousandths; null for the other types: see `$slipOdds`. */
export const $totalOdds = combine($heldBets, $typeId, totalOdds);

export const $presets = $initialStake.map(presetsOf);

sample({
  clock: currencyChanged,
  source: $currencyIso,
  filter: (current, iso) => current !== iso,
  fn: (_, iso) => iso,
  target: currencySet,
});

const $isOpen = $isFrozen.map((isFrozen) => !isFrozen);
sample({ clock: stakeChanged, filter: $isOpen, target: stakeSet });
sample({ clock: betStakeChanged, filter: $isOpen, target: betStakeSet });
sample({ clock: betStakesMended, filter: $isOpen, target: betStakesSet });

const stepped = (from: number | null, step: number, max: number | null, direction: 'up' | 'down') =>
  nextAmount(from ?? 0, { step, min: Math.min(step, from ?? step), max, direction });

sample({
  clock: stakeStepped,
  source: { stake: $stake, step: $stakeStep, limits: $limits },
  fn: ({ stake, step, limits }, direction) => stepped(stake, step, limits.maxBetAmount, direction),
  target: stakeChanged,
});

sample({
  clock: betStakeStepped,
  source: { bets: $bets, stake: $stake, byBet: $stakeByBet, step: $stakeStep, limits: $limits },
  fn: ({ bets, stake, byBet, step, limits }, { marketId, direction }) => {
    const bet = bets.find(({ market }) => market.id === marketId);
    const from = bet ? stakeOf(bet, stake, byBet) : null;
    return { marketId, minor: stepped(from, step, maxOfBet(limits, marketId), direction) };
  },
  target: betStakeChanged,
});

sample({
  clock: [stakeSet, betStakeSet, betStakesSet, currencySet, autoMaxMoved],
  fn: () => undefined,
  target: slipTouched,
});

/** As storage keeps it: null when untouched. */
export const $storedStake = $typedStake.map((typed) => (typed === 'untouched' ? null : typed));
