import { combine } from 'effector';

import { hasSizes, isOneLine, isSeveralSingles } from '@contracts/coupon-types';

import { $activeAccount, $isAccountFrozen } from '@/entities/account';
import {
  $betCount,
  $bets,
  $blocks,
  $blockStakes,
  $slipId,
  $stake,
  $stakeByBet,
  $systemValue,
  $totalStake,
  $typeId,
} from '@/entities/coupon';
import {
  $areLimitsKnown,
  $calculation,
  $exactCoef,
  $isActiveVipBet,
  $left,
  $limits,
  $lineFigures,
  $ownMax,
  maxOfBet,
  vipFactor,
} from '@/entities/coupon-figures';
import { $changeCoefAction } from '@/entities/coupon-settings';
import { blockersOf, shapeBlockers } from '@/entities/placement';
import { $isSelfExcluded } from '@/entities/player';
import { $isAuth } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $isFeedLive } from '@/shared/feed';

import { $prepaid } from './advance';

/** How many lines share the stake. A type with one line has 1. */
const $lines = $lineFigures.map((figures) => Math.max(1, figures?.combo ?? 1));

/**
 * The minimum counts for the types that the site lists. For other types each line still costs the smallest coin. Null: any sum
 * will do. Spec: coupon §5.
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
    const option = hasSizes(typeId) ? calculation.systemValues.find((one) => one.value === value) : undefined;
    const least = isLimited ? Math.max(limits.minBetAmount, option?.minBetAmount ?? 0) : 0;
    if (lines > 1) return Math.max(least, lines);
    return isLimited ? least : null;
  },
);

/**
 * The maximum, too, counts for the types that the site lists, but never for a bonus account. What open bets leave counts always. Spec:
 * coupon §5, §6, decision D-660.
 */
const $hasMax = combine(
  $siteConfig,
  $typeId,
  $activeAccount,
  $left,
  (config, typeId, account, left) =>
    left !== null || (config?.couponTypesWithMaxAmount.includes(typeId) === true && account?.kind !== 'bonus'),
);
/** Null: unbounded. */
const lesser = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** Several singles: by market id. Null: unbounded. The player's own limit holds for each of them. */
export const $maxByBet = combine($limits, $hasMax, $ownMax, $bets, (limits, hasMax, ownMax, bets) =>
  Object.fromEntries(bets.map(({ market: { id } }) => [id, lesser(hasMax ? maxOfBet(limits, id) : null, ownMax)])),
);
/** The maximum of the slip. For several singles, the largest stake that all of them may have. */
const $houseMax = combine($limits, $hasMax, $typeId, $maxByBet, ({ maxBetAmount }, hasMax, typeId, byBet) => {
  if (!isSeveralSingles(typeId)) return hasMax ? maxBetAmount : null;
  const known = Object.values(byBet).filter((max) => max !== null);
  return known.length > 0 ? Math.min(...known) : null;
});

/** The same, within what the player allows themselves. */
export const $max = combine($houseMax, $ownMax, lesser);
/** The maximum, where it is the player's own. Null: it is the house's, or there is none. */
export const $shownOwnMax = combine($max, $ownMax, (max, own) => (own === max ? own : null));

/** The maximum, raised to what the player may ask of a trader when they ask one (decision D-55). */
const $askableMax = combine($houseMax, $isActiveVipBet, (max, isVip) =>
  max !== null && isVip ? max * vipFactor : max,
);

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
    ownMax: $ownMax,
    maxByBet: $maxByBet,
    lines: $lines,
    prepaid: $prepaid,
    isExact: combine($exactCoef, $typeId, (exact, typeId) => exact !== null && isOneLine(typeId)),
    balance: $activeAccount.map((account) => account?.minor ?? null),
    hasId: $slipId.map((id) => id !== null),
    isSignedIn: $isAuth,
    isFrozenAccount: $isAccountFrozen,
    isExcluded: $isSelfExcluded,
    isFeedLive: $isFeedLive,
  },
  blockersOf,
);

/** Every reason why the slip cannot go out now. Empty: it can go out. */
export const $blockers = combine($shape, $slipBlockers, (shape, others) => [...shapeBlockers(shape), ...others]);

/**
 * The largest stake that limit and account allow, minor units. Null for a visitor, while the limit is not known, and while
 * nothing bounds the stake.
 */
export const $largestStake = combine(
  {
    max: $max,
    isAwaited: combine($hasMax, $areLimitsKnown, (hasMax, areKnown) => hasMax && !areKnown),
    account: $activeAccount,
    typeId: $typeId,
    count: $betCount,
  },
  ({ max, isAwaited, account, typeId, count }) => {
    if (account === null || isAwaited) return null;
    // Several singles share the balance of the account.
    const balance = isSeveralSingles(typeId) ? Math.floor(account.minor / Math.max(1, count)) : account.minor;
    const largest = Math.min(balance, max ?? balance);
    return largest > 0 ? largest : null;
  },
);
