import type { MarketGroup, MatchInfo } from '@/entities/match';
import { fullOutcome } from '@/features/betting/pick-outcome';
import { useT } from '@/shared/i18n';
import { createPart, usePart } from '@/shared/part';

/** The page has no room for it, and nobody misses it before it has come. */
const historyPart = createPart({ name: 'price history', load: () => import('@/entities/price-history') });

/** How the prices of a market went. Row MEDIA-13. */
export function MarketHistory({ match, group }: { match: MatchInfo; group: MarketGroup }) {
  const t = useT();
  const { module } = usePart(historyPart);
  if (module === null) return null;
  const { PriceHistoryButton, charted } = module;
  return (
    <PriceHistoryButton
      title={group.name}
      outcomes={charted(group.markets).map((market) => ({ id: market.id, name: fullOutcome(t, market, match) }))}
    />
  );
}
