import { $isAuth } from '@/entities/session';
import { createGuard, everyPage, pass, redirect } from '@/shared/routing';

const promotion = 'slot_first_deposit';

/**
 * This promotion is a deposit: players go to the deposit, visitors register first. Spec: shell §2, §4, GUARD-21,
 * decision D-29.
 */
export const slotDepositGuard = createGuard({
  name: 'slot first deposit redirect',
  source: { isAuth: $isAuth },
  stops: everyPage,
  check: ({ isAuth }, { search, params }) => {
    const isMeant = params.promotionId === promotion || params.id === promotion;
    if (!isMeant && new URLSearchParams(search).get('id') !== promotion) return pass();
    return redirect(isAuth ? '/office/recharge' : '/registration');
  },
});
