import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { couponCodeLoaded } from '@/entities/placement';
import { QuickPart } from '@/features/betting/bet-quickly';
import { PriceDesk } from '@/features/betting/pick-outcome';
import { accountWatched } from '@/features/betting/watch-account';

/**
 * Draws only the small slip. It also starts the work that goes on behind a closed sheet: a slip on its way, the balance
 * and the bets.
 */
export function CouponStart() {
  const [open, follow] = useUnit([couponCodeLoaded, accountWatched]);
  useEffect(() => {
    open();
    follow();
  }, [open, follow]);
  return (
    <PriceDesk>
      <QuickPart />
    </PriceDesk>
  );
}
