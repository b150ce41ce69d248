import { marketGroups } from '@contracts/markets';

import type { BoardChamp, MarketInfo } from '@/entities/match';

type Markets = ReadonlyMap<number, readonly MarketInfo[]>;

/**
 * Can the matches of a list end level? Then the result column has an X. The markets of the matches tell this; there is
 * no list of sports. A match that is open next to the list shows all its markets, a result after regular time among
 * them: it does not count for the others.
 */
export function hasDraws(champs: readonly BoardChamp[], markets: Markets): boolean {
  const matchesWith = (group: number): number =>
    champs
      .flatMap(({ matches }) => matches)
      .filter(({ id }) => markets.get(id)?.some(({ groupId }) => groupId === group) ?? false).length;
  const drawn = matchesWith(marketGroups.result);
  return drawn > 0 && drawn >= matchesWith(marketGroups.winner);
}
