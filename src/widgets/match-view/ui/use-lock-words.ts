import type { MarketInfo, MatchInfo } from '@/entities/match';
import { useT } from '@/shared/i18n';
import { usePart } from '@/shared/part';

import { toolsPart } from './tools-part';

/** Says why an outcome of the match is suspended. Of one that is not, and until the words are here: nothing. */
export function useLockWords(match: MatchInfo): (market: MarketInfo) => string | undefined {
  const t = useT();
  const { module } = usePart(toolsPart);
  return (market) =>
    module !== null && market.isBlocked ? module.lockText(t, module.lockOf(market, match)) : undefined;
}
