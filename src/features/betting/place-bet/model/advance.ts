import { combine, createEvent } from 'effector';

import { $activeAccount } from '@/entities/account';
import { $calculation, $isAdvanceWanted, $totalStake, $typeId } from '@/entities/coupon';

/** The player goes to add money. Event 1045 of analytics. */
export const depositOpened = createEvent();

/** What the account lacks for the stake; 0 while it is enough, or nothing is known. Minor units. */
const $lack = combine($totalStake, $activeAccount, (stake, account) =>
  stake === null || account === null ? 0 : Math.max(0, stake - account.minor),
);
/** The advance covers what is missing; null: it does not, or nothing is. Spec: coupon §3 "availablePrepaidAmount". */
export const $offeredAdvance = combine($lack, $calculation, $typeId, (lack, { availablePrepaidAmount }, typeId) =>
  lack > 0 && lack <= availablePrepaidAmount && typeId !== 9 ? lack : null,
);
export const $prepaid = combine($isAdvanceWanted, $offeredAdvance, (isWanted, advance) =>
  isWanted ? (advance ?? 0) : 0,
);
