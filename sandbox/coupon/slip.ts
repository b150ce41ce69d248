import type { CouponTypeId } from '../../contracts/coupon.ts';
import { betTypes, type Milli, milliFromWire, millionths } from '../../contracts/maths/index.ts';
import type { RaceLeg } from '../../contracts/race-leg.ts';
import { isRacing } from '../../contracts/racing-sports.ts';
import type { Fair, SimMarket, SimMatch } from '../../simulator/index.ts';
import { wordOf } from '../settlements/index.ts';
import type { World } from '../world/world.ts';
import { isFinishedMatch, isLiveMatch } from './match-part.ts';
import { bookedResult } from './store.ts';
import type { BetIn } from './types.ts';

/** A bet of a slip, and what the book says about it now. `game`, `market` undefined: no longer on offer. */
export type SlipBet = {
  bet: BetIn;
  match: SimMatch | undefined;
  market: SimMarket | undefined;
  /** Odds that the slip showed. */
  askedMilli: Milli;
  /** The odds now. Without a price, the odds of the slip. */
  milli: Milli;
  /** To win, in millionths, by the model and without margin. */
  chance: number;
  isFinished: boolean;
  /** No price or no market now, for whatever reason. */
  isBlocked: boolean;
  isLive: boolean;
  /** The slip has a related bet (see `isRelated`), and its type combines bets. */
  isDepend: boolean;
  isBannedExpress: boolean;
  /** Of a race: on which terms it pays places now. */
  race?: RaceLeg | undefined;
};

export type Found = { bet: Pick<BetIn, 'gameId'>; match: SimMatch | undefined };

/**
 * Of one match; or one is a long-term bet on the competition that the other match belongs to, which moves with every match of it. A race
 * has as many outcomes, and says nothing of the others at its course.
 */
export function isRelated(one: Found | undefined, other: Found): boolean {
  const idOf = ({ bet, match }: Found) => match?.constId ?? bet.gameId;
  if (!one || idOf(one) === idOf(other)) return one !== undefined;
  const hasLongTerm = [one, other].some(({ match }) => match?.outcomesCount !== undefined && !isRacing(match.sportId));
  return hasLongTerm && one.match?.champId === other.match?.champId;
}

/** A bet that is not on offer cannot be taken, so its figures are only what the slip knows of it. */
const chanceOf = (fair: Fair | null, asked: Milli): number =>
  Math.min(millionths - 1, Math.max(1, Math.round((fair?.chance ?? 1000 / asked) * millionths)));

/**
 * A player who bets on a known result may know it too, whatever the market says: an operator may have opened it again,
 * or a restart.
 */
const isDecided = ({ db, simulator }: World, marketId: number): boolean =>
  wordOf(db, marketId) !== undefined || (simulator.resultOf(marketId) ?? bookedResult(db, marketId) ?? -1) >= 0;

/** Reads the present state of every bet from the book: what the slip says about a market does not count. */
export function readSlip(world: World, typeId: CouponTypeId, bets: readonly BetIn[]): SlipBet[] {
  const { simulator } = world;
  const found = bets.map((bet) => {
    const market = simulator.market(bet.marketId);
    return { bet, market, match: simulator.match(market?.gameId ?? bet.gameId) };
  });
  const { isCombining } = betTypes[typeId];
  return found.map(({ bet, market, match }, index) => {
    const askedMilli = milliFromWire(bet.coef);
    const isFinished = match === undefined || isFinishedMatch(match);
    const race = simulator.racing.legOf(bet.marketId, simulator.racing.now());
    const hasPrice = market !== undefined && market.milli > 1000;
    return {
      bet,
      match,
      market,
      askedMilli,
      milli: hasPrice ? market.milli : askedMilli,
      chance: chanceOf(simulator.fairOf(bet.marketId), askedMilli),
      isFinished,
      isBlocked: isFinished || !hasPrice || market.isBlocked || isDecided(world, bet.marketId),
      isLive: match !== undefined && isLiveMatch(match),
      isDepend: isCombining && found.some((other, place) => place !== index && isRelated(found[index], other)),
      isBannedExpress: market?.isBannedExpress ?? false,
      ...(race && { race }),
    };
  });
}

/** The average return of one unit each way: a half on the win, a half on the place. */
export function eachWayReturn({ simulator }: World, { bet, milli, race }: SlipBet): number {
  const { chance = 0, place = 0 } = simulator.fairOf(bet.marketId) ?? {};
  const fraction = race?.eachWay ? 1 / Number(race.eachWay.fraction.slice(2)) : 0;
  return (chance * (milli / 1000) + place * (1 + (milli / 1000 - 1) * fraction)) / 2;
}

/** What one unit on this leg brings back on average. */
export function returnOf({ simulator }: World, { bet, milli, isLive }: SlipBet): number {
  const fair = simulator.fairOf(bet.marketId);
  const chance = (!isLive && fair?.early?.chance) || (fair?.chance ?? 0);
  return fair === null ? 1 : (fair.decided * chance * milli) / 1000 + 1 - fair.decided;
}
