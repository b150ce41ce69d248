import { combine } from 'effector';

import { $isAuth } from '@/entities/session';
import { createGuard, pass, redirect } from '@/shared/routing';

const promotion = 'slot_first_deposit';

/** This promotion is a deposit: a player goes there, a visitor registers first. Spec: shell §2, §4, GUARD-21, decision D-29. */
export const slotDepositGuard = createGuard({
  name: 'slot first deposit redirect',
  source: combine({ isAuth: $isAuth }),
  check: ({ isAuth }, { search, params }) => {
    const isMeant = params.promotionId === promotion || params.id === promotion;
    if (!isMeant && new URLSearchParams(search).get('id') !== promotion) return pass();
    return redirect(isAuth ? '/office/recharge' : '/registration');
  },
});
