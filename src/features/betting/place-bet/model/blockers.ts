import { combine } from 'effector';

import { $activeAccount, $isAccountFrozen } from '@/entities/account';
import {
  $betCount,
  $bets,
  $blockStakes,
  $blocks,
  $calculation,
  $changeCoefAction,
  $exactCoef,
  $isActiveVipBet,
  $limits,
  $lineFigures,
  $slipId,
  $stake,
  $stakeByBet,
  $systemValue,
  $totalStake,
  $typeId,
  VIP_FACTOR,
  maxOfBet,
} from '@/entities/coupon';
import { $isAuth } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $isFeedLive } from '@/shared/feed';

import { blockersOf } from '../lib/blockers';
import { shapeBlockers } from '../lib/shape-blockers';
import { $prepaid } from './advance';

/** Lines that the stake is divided between; 1 for a type that is one line. */
const $lines = $lineFigures.map((figures) => Math.max(1, figures?.combo ?? 1));

/**
 * The minimum counts for the types that the site lists; where it lists none, each line still costs the smallest coin. Null: any sum will do.
 * Spec: coupon §5.
 */
export const $min = combine(
  {
    limits: $limits,
    config: $siteConfig,
    typeId: $typeId,
    calculation: $calculation,
    value: $systemValue,
    lines: $lines,
  },
  ({ limits, config, typeId, calculation, value, lines }) => {
    const isLimited = config?.couponTypesWithMinAmount.includes(typeId) === true;
    const isSystem = typeId === 2 || typeId === 4;
    const option = isSystem ? calculation.systemValues.find((one) => one.value === value) : undefined;
    const least = isLimited ? Math.max(limits.minBetAmount, option?.minBetAmount ?? 0) : 0;
    if (lines > 1) return Math.max(least, lines);
    return isLimited ? least : null;
  },
);

/** The maximum too, and never for a bonus account. Spec: coupon §5, §6. */
const $hasMax = combine(
  $siteConfig,
  $typeId,
  $activeAccount,
  (config, typeId, account) => config?.couponTypesWithMaxAmount.includes(typeId) === true && account?.kind !== 'bonus',
);
/** Several singles, by market id; null: unbounded. */
export const $maxByBet = combine($limits, $hasMax, $bets, (limits, hasMax, bets) =>
  Object.fromEntries(bets.map(({ market: { id } }) => [id, hasMax ? maxOfBet(limits, id) : null])),
);
/** Of the slip; of several singles the largest stake that all of them may have. */
export const $max = combine($limits, $hasMax, $typeId, $maxByBet, ({ maxBetAmount }, hasMax, typeId, byBet) => {
  if (typeId !== 9) return hasMax ? maxBetAmount : null;
  const known = Object.values(byBet).filter((max) => max !== null);
  return known.length > 0 ? Math.min(...known) : null;
});

/** What a trader may be asked for where the player asks one (decision D-55). */
const $askableMax = combine($max, $isActiveVipBet, (max, isVip) => (max !== null && isVip ? max * VIP_FACTOR : max));

const $shape = combine(
  { typeId: $typeId, blocks: $blocks, blockStakes: $blockStakes, figures: $lineFigures },
  ({ typeId, blocks, blockStakes, figures }) => ({
    typeId,
    blockIds: blocks.blocks.map(({ id }) => id),
    blockStakes,
    maxByBlock: figures?.maxByBlock ?? [],
    isOffered: figures?.isOffered ?? true,
  }),
);

const $slipBlockers = combine(
  {
    bets: $bets,
    typeId: $typeId,
    stake: $stake,
    stakeByBet: $stakeByBet,
    totalStake: $totalStake,
    changeCoefAction: $changeCoefAction,
    min: $min,
    max: $askableMax,
    maxByBet: $maxByBet,
    lines: $lines,
    prepaid: $prepaid,
    isExact: combine($exactCoef, $typeId, (exact, typeId) => exact !== null && typeId < 2),
    balance: $activeAccount.map((account) => account?.minor ?? null),
    hasId: $slipId.map((id) => id !== null),
    isSignedIn: $isAuth,
    isFrozenAccount: $isAccountFrozen,
    isFeedLive: $isFeedLive,
  },
  blockersOf,
);

/** Every reason why the slip cannot go out now. Empty: it can. */
export const $blockers = combine($shape, $slipBlockers, (shape, others) => [...shapeBlockers(shape), ...others]);

/** The largest stake that limit and account allow, minor units; null for a visitor, and while nothing bounds it. */
export const $largestStake = combine($max, $activeAccount, $typeId, $betCount, (max, account, typeId, count) => {
  if (account === null) return null;
  // Several singles share the account.
  const balance = typeId === 9 ? Math.floor(account.minor / Math.max(1, count)) : account.minor;
  const largest = Math.min(balance, max ?? balance);
  return largest > 0 ? largest : null;
});
