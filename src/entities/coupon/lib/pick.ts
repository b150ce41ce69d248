import type { GamePart } from '@contracts/coupon';
import type { Game, Market } from '@contracts/feed';

import type { CouponPick } from './bet';

/** A match. Score and clock may come later, with the slip's own topic. */
type PickGame = Omit<Game, 'score' | 'elapsed' | 'clockRate'> & Partial<Pick<Game, 'score' | 'elapsed'>>;

/** The match as a slip shows it. */
export function gamePartOf(game: PickGame, champName?: string): GamePart {
  const [score1 = '', score2 = ''] = game.score?.full ?? [];
  return {
    number: game.number,
    status: game.status,
    isFinished: game.isFinished,
    liveInLive: game.liveInLive,
    constId: game.constId,
    startAt: game.startAt,
    elapsed: game.elapsed ?? null,
    opp1: game.opp1.name,
    opp2: game.opp2.name,
    score1,
    score2,
    scoreText: game.score?.text ?? '',
    ...(champName !== undefined && { champName }),
    ...(game.periodName !== undefined && { periodName: game.periodName }),
  };
}

/** A press on the price of `market`. `milliOdds`: the price on the screen, thousandths. */
export function pickFrom(
  game: PickGame,
  market: Omit<Market, 'coef'>,
  milliOdds: number,
  champName?: string,
): CouponPick {
  return {
    marketId: market.id,
    gameId: game.id,
    milliOdds,
    market: {
      groupId: market.groupId,
      groupName: market.groupName,
      name: market.name,
      typeId: market.typeId,
      kind: market.kind,
      ...(market.param !== undefined && { param: market.param }),
      ...(market.playerId !== undefined && { playerId: market.playerId }),
      isLive: game.zone === 'live',
      sportId: game.sportId,
      champId: game.champId,
      opp1: game.opp1.name,
      opp2: game.opp2.name,
    },
    game: gamePartOf(game, champName),
    isBlocked: market.isBlocked,
    isBannedExpress: market.isBannedExpress,
    statisticId: game.statisticId,
    playersDuel: game.playersDuel,
  };
}
