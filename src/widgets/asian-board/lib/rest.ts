import { outcomeTypes, sportIds } from '@contracts/markets';

import { type GameInfo, isLiveGame, type MarketInfo } from '@/entities/game';

/**
 * How far the home side is ahead in what a handicap counts. In play the Asian view counts from the score of the moment:
 * a line of −1.25 on a match that stands at 1:0 is −0.25 on the goals to come. Both pay the same. Row ASIA-02.
 */
export function leadOf(
  game: Pick<GameInfo, 'sportId' | 'status' | 'isFinished' | 'hasClock' | 'liveInLive'>,
  full: readonly [string, string] | undefined,
): number {
  if (game.sportId !== sportIds.football || !isLiveGame(game) || full === undefined) return 0;
  const [home, away] = [Number(full[0]), Number(full[1])];
  return Number.isInteger(home) && Number.isInteger(away) ? home - away : 0;
}

/** The line of one side on what is still to come. */
export const restLine = ({ typeId, param = 0 }: MarketInfo, lead: number): number =>
  (typeId === outcomeTypes.handicapAway ? param - lead : param + lead) + 0;
