import type { CouponTypeId } from '../../contracts/coupon.ts';
import { BET_TYPES, milliFromWire, type Milli } from '../../contracts/maths/index.ts';
import type { SimGame, SimMarket } from '../simulator/types.ts';
import type { World } from '../world/index.ts';
import { isFinishedGame, isLiveGame } from './game-part.ts';
import type { BetIn } from './types.ts';

/** One bet of a slip beside what the book says of it now. `game`, `market` undefined: not on offer any more. */
export type SlipBet = {
  bet: BetIn;
  game: SimGame | undefined;
  market: SimMarket | undefined;
  /** Odds that the slip showed. */
  askedMilli: Milli;
  /** Odds now; those asked for where there is no price. */
  milli: Milli;
  isFinished: boolean;
  /** No price or no market now, for whatever reason. */
  isBlocked: boolean;
  isLive: boolean;
  /** Another bet of the slip is on the same match, in a type that combines bets. */
  isDepend: boolean;
  isBannedExpress: boolean;
};

/** Reads the present state of every bet from the book; what the slip says of a market is not believed. */
export function readSlip(world: World, typeId: CouponTypeId, bets: readonly BetIn[]): SlipBet[] {
  const { simulator } = world;
  const found = bets.map((bet) => {
    const market = simulator.market(bet.marketId);
    return { bet, market, game: simulator.game(market?.gameId ?? bet.gameId) };
  });
  const matches = found.map(({ game, bet }) => game?.constId ?? bet.gameId);
  const { isCombining } = BET_TYPES[typeId];
  return found.map(({ bet, market, game }, index) => {
    const askedMilli = milliFromWire(bet.coef);
    const isFinished = game === undefined || isFinishedGame(game);
    const hasPrice = market !== undefined && market.milli > 1000;
    return {
      bet,
      game,
      market,
      askedMilli,
      milli: hasPrice ? market.milli : askedMilli,
      isFinished,
      isBlocked: isFinished || !hasPrice || market.isBlocked,
      isLive: game !== undefined && isLiveGame(game),
      isDepend: isCombining && matches.some((match, other) => other !== index && match === matches[index]),
      isBannedExpress: market?.isBannedExpress ?? false,
    };
  });
}
