import type { PluginGame, PluginOutcome } from '@sdk';

import type { Champ, Sport } from '@contracts/feed';

import {
  type Book,
  fullOutcome,
  type GameInfo,
  gameName,
  isFinishedGame,
  isLiveGame,
  type MarketInfo,
  shortOutcome,
} from '@/entities/game';
import { fullChampName, gamePath } from '@/features/betting/open-event';
import type { Translate } from '@/shared/i18n';

type Around = { sport: Sport | undefined; champ: Champ | undefined; play: ReturnType<Book['playOf']> };

/** A game in words and figures that need nothing of the host. */
export function gameView(game: GameInfo, { sport, champ, play }: Around): PluginGame {
  const { elapsed = null, score } = play ?? {};
  return {
    id: game.id,
    zone: game.zone,
    name: gameName(game),
    sides: [game.opp1.name, game.opp2.name],
    sport: sport?.name ?? '',
    competition: champ === undefined ? '' : fullChampName(champ),
    startsAt: game.startAt * 1000,
    isLive: isLiveGame(game),
    isFinished: isFinishedGame(game),
    phase: game.periodName ?? '',
    score: score === undefined ? null : { text: score.text, sides: score.full },
    clock: play === undefined || elapsed === null ? null : { seconds: elapsed, rate: play.clockRate, at: play.at },
    path: gamePath({ game, sport, champ }),
  };
}

/** An outcome by its names. */
export const outcomeView = (t: Translate, game: GameInfo, market: MarketInfo): PluginOutcome => ({
  gameId: game.id,
  marketId: market.id,
  name: fullOutcome(t, market, game),
  shortName: shortOutcome(t, market),
  isSuspended: market.isBlocked,
});
