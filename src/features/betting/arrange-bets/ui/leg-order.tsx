import { isJoined } from '@contracts/builder-sports';

import { type Bet, isLiveBet } from '@/entities/coupon';
import { usePart } from '@/shared/part';

import { legPart } from './leg-part';

/** "Tell me at these odds", and "place a bet at these odds". Row ORDER-05. */
export function LegOrder({ bet, outcome }: { bet: Bet; outcome: string }) {
  const { module } = usePart(legPart);
  if (module === null || isJoined(bet.market.groupId)) return null;
  const { OrderButton } = module;
  return <OrderButton marketId={bet.market.id} name={outcome} milli={bet.market.milliOdds} isLive={isLiveBet(bet)} />;
}
