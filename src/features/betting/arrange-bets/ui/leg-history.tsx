import type { Bet } from '@/entities/coupon';
import { createPart, usePart } from '@/shared/part';

/** The coupon has no room for it, and it is not missed before it has loaded. */
const historyPart = createPart({ name: 'price history', load: () => import('@/entities/price-history') });

/** How the price of the bet went, with the price that the player agreed to. Row MEDIA-13. */
export function LegHistory({ bet, outcome }: { bet: Bet; outcome: string }) {
  const { module } = usePart(historyPart);
  if (module === null) return null;
  const { PriceHistoryButton } = module;
  return (
    <PriceHistoryButton
      title={outcome}
      outcomes={[{ id: bet.market.id, name: outcome, addedMilli: bet.agreedMilliOdds }]}
    />
  );
}
