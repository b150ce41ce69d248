import { combine } from 'effector';

import { $activeAccount, $isAccountFrozen } from '@/entities/account/@x/placement';
import { $currencyIso } from '@/entities/coupon/@x/placement';
import { $changeCoefAction, $isDropOnScoreChange } from '@/entities/coupon-settings/@x/placement';
import { $coefViewId } from '@/entities/preferences/@x/placement';
import { $userId } from '@/entities/session/@x/placement';
import { $siteConfig } from '@/entities/site/@x/placement';
import { $language } from '@/shared/i18n';

import type { SingleTerms } from '../lib/single';

/** The inputs of a single outside the coupon, besides its bet and its stake. Null: no account can pay now. */
export const $singleTerms = combine(
  {
    account: $activeAccount,
    isFrozen: $isAccountFrozen,
    userId: $userId,
    iso: $currencyIso,
    changeCoefAction: $changeCoefAction,
    isDropOnScoreChange: $isDropOnScoreChange,
    coefViewId: $coefViewId,
    config: $siteConfig,
    language: $language,
  },
  ({ account, isFrozen, userId, config, ...rest }): SingleTerms | null =>
    account === null || userId === null || isFrozen || account.iso !== rest.iso
      ? null
      : { ...rest, userId, accountId: account.id, balance: account.minor, refId: config?.ref_id ?? 0 },
);
