import { MARKET_GROUP } from '@contracts/markets';
import type { BoardChamp, MarketInfo } from '@/entities/game';

type Markets = ReadonlyMap<number, readonly MarketInfo[]>;

/** Whether the games of a list can end level: then the result column has an X. Said by their markets, not by a list of sports. */
export const hasDraws = (champs: readonly BoardChamp[], markets: Markets): boolean =>
  champs.some(({ games }) =>
    games.some(({ id }) => markets.get(id)?.some(({ groupId }) => groupId === MARKET_GROUP.result) ?? false),
  );
