import { combine, createEvent } from 'effector';

import { isSeveralSingles } from '@contracts/coupon-types';

import { $activeAccount } from '@/entities/account';
import { $totalStake, $typeId } from '@/entities/coupon';
import { $calculation, $isAdvanceWanted } from '@/entities/coupon-figures';

/** The player goes to add money. Event 1045 of analytics. */
export const depositOpened = createEvent();

/** What the account lacks for the stake, minor units. 0 while it has enough, or nothing is known. */
const $lack = combine($totalStake, $activeAccount, (stake, account) =>
  stake === null || account === null ? 0 : Math.max(0, stake - account.minor),
);
/**
 * The advance, when it covers what the account lacks. Null: it does not cover it, or the account lacks nothing. Spec: coupon §3
 * "availablePrepaidAmount".
 */
export const $offeredAdvance = combine($lack, $calculation, $typeId, (lack, { availablePrepaidAmount }, typeId) =>
  lack > 0 && lack <= availablePrepaidAmount && !isSeveralSingles(typeId) ? lack : null,
);
export const $prepaid = combine($isAdvanceWanted, $offeredAdvance, (isWanted, advance) =>
  isWanted ? (advance ?? 0) : 0,
);
