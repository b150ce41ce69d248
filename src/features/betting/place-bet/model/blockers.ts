import { combine } from 'effector';

import { $activeAccount, $isAccountFrozen } from '@/entities/account';
import {
  $betCount,
  $bets,
  $changeCoefAction,
  $limits,
  $slipId,
  $stake,
  $stakeByBet,
  $totalStake,
  $typeId,
} from '@/entities/coupon';
import { $isAuth } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $isFeedLive } from '@/shared/feed';

import { blockersOf } from '../lib/blockers';

/** The minimum counts for the types that the site lists. Spec: coupon §5. */
export const $min = combine($limits, $siteConfig, $typeId, ({ minBetAmount }, config, typeId) =>
  config?.couponTypesWithMinAmount.includes(typeId) === true ? minBetAmount : null,
);

/** The maximum too, and never for a bonus account. Spec: coupon §5, §6. */
export const $max = combine(
  $limits,
  $siteConfig,
  $typeId,
  $activeAccount,
  ({ maxBetAmount }, config, typeId, account) =>
    config?.couponTypesWithMaxAmount.includes(typeId) === true && account?.kind !== 'bonus' ? maxBetAmount : null,
);

/** Every reason why the slip cannot go out now. Empty: it can. */
export const $blockers = combine(
  {
    bets: $bets,
    typeId: $typeId,
    stake: $stake,
    stakeByBet: $stakeByBet,
    totalStake: $totalStake,
    changeCoefAction: $changeCoefAction,
    min: $min,
    max: $max,
    balance: $activeAccount.map((account) => account?.minor ?? null),
    hasId: $slipId.map((id) => id !== null),
    isSignedIn: $isAuth,
    isFrozenAccount: $isAccountFrozen,
    isFeedLive: $isFeedLive,
  },
  blockersOf,
);

/** The largest stake that limit and account allow, minor units; null for a visitor, and while nothing bounds it. */
export const $largestStake = combine($max, $activeAccount, $typeId, $betCount, (max, account, typeId, count) => {
  if (account === null) return null;
  // Several singles share the account.
  const balance = typeId === 9 ? Math.floor(account.minor / Math.max(1, count)) : account.minor;
  const largest = Math.min(balance, max ?? balance);
  return largest > 0 ? largest : null;
});
