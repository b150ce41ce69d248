import { combine } from 'effector';

import { isBanned } from '@contracts/ban';

import { $isAccountFrozen } from '@/entities/account';
import { $player } from '@/entities/player';

import { ofCoupon, statesOf } from '../lib/states';

export const $states = combine($isAccountFrozen, $player, (isFrozen, player) =>
  statesOf({
    isFrozen,
    isBanned: player !== null && isBanned(player.ban),
    isExcluded: player?.isSelfExcluded ?? false,
    isDepositClosed: player?.isDepositClosed ?? false,
    transferRequest: player?.transferRequest ?? null,
  }),
);
export const $couponStates = $states.map(ofCoupon);
