import type { GamePart } from '@contracts/coupon';
import type { Game, Market } from '@contracts/feed';

import type { CouponPick } from './bet';

/** A match. Score and clock may arrive later, with the slip's own topic. */
type PickMatch = Omit<Game, 'score' | 'elapsed' | 'clockRate'> & Partial<Pick<Game, 'score' | 'elapsed'>>;

/** The match as a slip shows it. */
export function matchPartOf(match: PickMatch, champName?: string): GamePart {
  const [score1 = '', score2 = ''] = match.score?.full ?? [];
  return {
    number: match.number,
    status: match.status,
    isFinished: match.isFinished,
    liveInLive: match.liveInLive,
    constId: match.constId,
    startAt: match.startAt,
    elapsed: match.elapsed ?? null,
    opp1: match.opp1.name,
    opp2: match.opp2.name,
    score1,
    score2,
    scoreText: match.score?.text ?? '',
    ...(champName !== undefined && { champName }),
    ...(match.periodName !== undefined && { periodName: match.periodName }),
  };
}

/** A press on the price of `market`. `milliOdds`: the price on the screen, thousandths. */
export function pickFrom(
  match: PickMatch,
  market: Omit<Market, 'coef'>,
  milliOdds: number,
  champName?: string,
): CouponPick {
  return {
    marketId: market.id,
    gameId: match.id,
    milliOdds,
    market: {
      groupId: market.groupId,
      groupName: market.groupName,
      name: market.name,
      typeId: market.typeId,
      kind: market.kind,
      ...(market.param !== undefined && { param: market.param }),
      ...(market.playerId !== undefined && { playerId: market.playerId }),
      isLive: match.zone === 'live',
      sportId: match.sportId,
      champId: match.champId,
      opp1: match.opp1.name,
      opp2: match.opp2.name,
    },
    game: matchPartOf(match, champName),
    isBlocked: market.isBlocked,
    lock: market.lock,
    gameLock: match.lock,
    isBannedExpress: market.isBannedExpress,
    statisticId: match.statisticId,
    playersDuel: match.playersDuel,
  };
}
