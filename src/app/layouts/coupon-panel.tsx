import { createPartView } from '@/shared/part';
import { CouponStates } from '@/widgets/account-state';
import { CouponPanel as Panel } from '@/widgets/coupon';
import { ProcessView, ReceiptPart, RefusedNote } from '@/widgets/coupon-answer';

export { CouponStart, SlipOdds } from '@/widgets/coupon';

/** Players see the slip first, so my bets load right behind the panel of the coupon. */
const MyBets = createPartView({
  name: 'my bets',
  load: () => import('@/widgets/my-bets'),
  texts: ['bets'],
  view: (module) => module.MyBets,
});

/** Shows the coupon with what became of it, and my bets beside it. */
export function CouponPanel() {
  return (
    <Panel Bets={MyBets} Process={ProcessView} Receipt={ReceiptPart} Refused={RefusedNote} States={CouponStates} />
  );
}
