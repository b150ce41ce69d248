import { isJoined } from '@contracts/builder-sports';

import { type Bet, isLiveBet } from '@/entities/coupon';
import { createPart, usePart } from '@/shared/part';

/** The coupon has no room for it, and it is not missed before it has loaded. */
const orderPart = createPart({ name: 'orders', load: () => import('@/entities/price-order'), texts: ['orders'] });

/** "Tell me at these odds", and "place a bet at these odds". Row ORDER-05. */
export function LegOrder({ bet, outcome }: { bet: Bet; outcome: string }) {
  const { module } = usePart(orderPart);
  if (module === null || isJoined(bet.market.groupId)) return null;
  const { OrderButton } = module;
  return <OrderButton marketId={bet.market.id} name={outcome} milli={bet.market.milliOdds} isLive={isLiveBet(bet)} />;
}
