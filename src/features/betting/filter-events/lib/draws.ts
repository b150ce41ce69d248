import { marketGroups } from '@contracts/markets';

import type { BoardChamp, MarketInfo } from '@/entities/game';

type Markets = ReadonlyMap<number, readonly MarketInfo[]>;

/**
 * Can the games of a list end level? Then the result column has an X. The markets of the games tell this; there is no
 * list of sports.
 */
export const hasDraws = (champs: readonly BoardChamp[], markets: Markets): boolean =>
  champs.some(({ games }) =>
    games.some(({ id }) => markets.get(id)?.some(({ groupId }) => groupId === marketGroups.result) ?? false),
  );
