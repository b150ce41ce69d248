import { combine } from 'effector';

import { $isActiveSystemBanker, $stakeByBlock, $systemValue } from './blocks';
import { $isCouponLoadedFromCode, $loadCouponInputValue } from './origin';
import { $addedAtByBetId, $bets, $currentSent, $expressId, $isFrozen, $typeId } from './slip-state';
import { $initialStake, $stake, $stakeByBet } from './stake';
import { $tab } from './state';

/**
 * Which unit holds each name of the slip in the specification (coupon §3 "Coupon state"). `entities/coupon-figures/testing` has
 * the other names. Money in minor units.
 */
export const $couponState = combine({
  tab: $tab,
  typeId: $typeId,
  isActivePlaceBet: $isFrozen,
  activePlaceBetIds: $currentSent.map((sent) => sent?.bets.map(({ market }) => market.id) ?? []),
  isActiveSystemBanker: $isActiveSystemBanker,
  isCouponLoadedFromCode: $isCouponLoadedFromCode,
  bets: $bets,
  amount: $stake,
  amountByBlockId: $stakeByBlock,
  amountByBetId: $stakeByBet,
  systemValue: $systemValue,
  loadCouponInputValue: $loadCouponInputValue,
  expressId: $expressId,
  addedAtByBetId: $addedAtByBetId,
  initialAmount: $initialStake,
});
