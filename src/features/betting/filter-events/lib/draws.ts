import { marketGroups } from '@contracts/markets';

import type { BoardChamp, MarketInfo } from '@/entities/game';

type Markets = ReadonlyMap<number, readonly MarketInfo[]>;

/**
 * Can the games of a list end level? Then the result column has an X. The markets of the games tell this; there is no
 * list of sports. A game that is open beside the list brings all its markets, a result after regular time among them: it
 * does not speak for the others.
 */
export function hasDraws(champs: readonly BoardChamp[], markets: Markets): boolean {
  const gamesWith = (group: number): number =>
    champs
      .flatMap(({ games }) => games)
      .filter(({ id }) => markets.get(id)?.some(({ groupId }) => groupId === group) ?? false).length;
  const drawn = gamesWith(marketGroups.result);
  return drawn > 0 && drawn >= gamesWith(marketGroups.winner);
}
