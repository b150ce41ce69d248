import type { PluginGame, PluginOutcome } from '@sdk';

import type { Champ, Sport } from '@contracts/feed';

import {
  type Book,
  fullOutcome,
  isFinishedMatch,
  isLiveMatch,
  type MarketInfo,
  type MatchInfo,
  nameOfMatch,
  shortOutcome,
} from '@/entities/match';
import { fullChampName, matchPath } from '@/features/betting/open-match';
import type { Translate } from '@/shared/i18n';

type Around = { sport: Sport | undefined; champ: Champ | undefined; play: ReturnType<Book['playOf']> };

/** A match in words and figures that need nothing of the host. */
export function matchView(match: MatchInfo, { sport, champ, play }: Around): PluginGame {
  const { elapsed = null, score } = play ?? {};
  return {
    id: match.id,
    zone: match.zone,
    name: nameOfMatch(match),
    sides: [match.opp1.name, match.opp2.name],
    sport: sport?.name ?? '',
    competition: champ === undefined ? '' : fullChampName(champ),
    startsAt: match.startAt * 1000,
    isLive: isLiveMatch(match),
    isFinished: isFinishedMatch(match),
    phase: match.periodName ?? '',
    score: score === undefined ? null : { text: score.text, sides: score.full },
    clock: play === undefined || elapsed === null ? null : { seconds: elapsed, rate: play.clockRate, at: play.at },
    path: matchPath({ match, sport, champ }),
  };
}

/** An outcome by its names. */
export const outcomeView = (t: Translate, match: MatchInfo, market: MarketInfo): PluginOutcome => ({
  gameId: match.id,
  marketId: market.id,
  name: fullOutcome(t, market, match),
  shortName: shortOutcome(t, market),
  isSuspended: market.isBlocked,
});
