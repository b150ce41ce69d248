import { combine, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum';

import { currencyFacts } from '@contracts/currencies';

import { totalStake } from '../lib/totals';
import { slipSucceeded, slipTouched } from './slip-changes';
import { $bets, $isFrozen, $typeId, pickApplied, slipLoaded, slipRestored } from './slip-state';

/**
 * The part that the stake belongs to: the slip, one of several singles (its market id), or of a block of a conditional
 * coupon (the block's id).
 */
export type StakeOf = 'slip' | { bet: number } | { block: number };
/**
 * Minor units of the coupon's currency. Null: the field is empty, or holds no amount. For a block, null means as much as
 * possible, and 0 means no amount.
 */
export const stakeChanged = createEvent<{ of: StakeOf; minor: number | null }>();
/** The paying account has this currency from now on. Amounts of another one mean nothing in it. */
export const currencyChanged = createEvent<string>();

/** Auto max moves the stake to what limit and account allow. Minor units. */
export const autoMaxMoved = createEvent<number>();

/** The same as `stakeChanged`, but only while the player may change the slip. */
export const stakeSet = createEvent<{ of: StakeOf; minor: number | null }>();
const slipStakeSet = stakeSet.filterMap(({ of, minor }) => (of === 'slip' ? { minor } : undefined));
const betStakeSet = stakeSet.filterMap(({ of, minor }) =>
  of !== 'slip' && 'bet' in of ? { marketId: of.bet, minor } : undefined,
);
const currencySet = createEvent<string>();

/** A visitor's slip counts in roubles, the fallback of every table. Spec: coupon §5. */
export const $currencyIso = createStore('RUB')
  .on(currencySet, (_, iso) => iso)
  .on(slipLoaded, (iso, record) => record.iso ?? iso);

/** `untouched`: the field shows the first stake of the currency. */
const $typedStake = createStore<number | 'untouched' | null>('untouched')
  .on(slipStakeSet, (_, { minor }) => minor)
  .on(autoMaxMoved, (_, minor) => minor)
  .on(slipLoaded, (_, { stake }) => stake ?? 'untouched')
  .on(slipRestored, (_, { terms }) => terms.stake ?? 'untouched')
  .reset(currencySet, slipSucceeded);

/** Each bet's own stake in several singles, by market id. A bet without a stake of its own takes the common stake. */
export const $stakeByBet = createStore<Record<string, number | null>>({})
  .on(betStakeSet, (stakes, { marketId, minor }) => ({ ...stakes, [marketId]: minor }))
  // A stake outlives its bet: it applies again when the player undoes the removal.
  .on(pickApplied, (stakes, { pick }) =>
    Object.fromEntries(Object.entries(stakes).filter(([key]) => key !== String(pick.marketId))),
  )
  .on(slipLoaded, (_, record) => record.stakeByBet)
  .on(slipRestored, (_, { terms }) => terms.stakeByBet)
  // A new common stake counts for all bets.
  .reset(slipStakeSet, currencySet, slipSucceeded);

/** Minor units. Spec: coupon §5 "initial amount". */
export const $initialStake = $currencyIso.map((iso) => currencyFacts(iso).first);
/** The stake of the slip; for several singles the common stake. Null while the field holds no amount. Minor units. */
export const $stake = combine($typedStake, $initialStake, (typed, initial) =>
  typed === 'untouched' ? initial : typed,
);
export const $totalStake = combine($bets, $typeId, $stake, $stakeByBet, totalStake);

sample({
  clock: currencyChanged,
  source: $currencyIso,
  filter: (current, iso) => current !== iso,
  fn: (_, iso) => iso,
  target: currencySet,
});

const $isOpen = not($isFrozen);
sample({ clock: stakeChanged, filter: $isOpen, target: stakeSet });

sample({
  clock: [stakeSet, currencySet, autoMaxMoved],
  target: slipTouched,
});

/** The stake as storage keeps it. Null: the player has not touched it. */
export const $storedStake = $typedStake.map((typed) => (typed === 'untouched' ? null : typed));
