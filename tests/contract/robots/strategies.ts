import type { Market } from '../../../contracts/feed.ts';
import { marketGroups as G, outcomeTypes as O } from '../../../contracts/markets.ts';
import type { Random } from '../../../simulator/random.ts';

const isOpen = ({ isBlocked, coef }: Market) => !isBlocked && coef > 1;
const pickOf = (markets: readonly Market[], random: Random): Market | undefined =>
  markets[Math.floor(random() * markets.length)];
const ofGroup = (markets: readonly Market[], groupId: number) =>
  markets.filter((market) => market.groupId === groupId && isOpen(market));

/** The side that the bookmaker believes to win. */
export const favourite = (markets: readonly Market[]): Market | undefined =>
  ofGroup(markets, G.result).sort((a, b) => a.coef - b.coef)[0];

/** A handicap or total that can come back in part. */
export const quarterLine = (markets: readonly Market[], random: Random): Market | undefined =>
  pickOf(
    [...ofGroup(markets, G.total), ...ofGroup(markets, G.handicap)].filter(
      ({ param = 0 }) => Math.abs(param % 0.5) === 0.25,
    ),
    random,
  );

/** The next goal of a side. */
export const nextGoalOf = (markets: readonly Market[], side: 1 | 2): Market | undefined =>
  ofGroup(markets, G.nextGoal).find(({ typeId }) => typeId === (side === 1 ? O.nextHome : O.nextAway));

/** A side wins the match. */
export const winOf = (markets: readonly Market[], side: 1 | 2): Market | undefined =>
  ofGroup(markets, G.result).find(({ typeId }) => typeId === (side === 1 ? O.home : O.away));

/** Anything at all, between evens and seven to one. */
export const anything = (markets: readonly Market[], random: Random): Market | undefined =>
  pickOf(
    markets.filter((market) => isOpen(market) && market.coef > 1.3 && market.coef < 8),
    random,
  );

const forBuilder: ReadonlySet<number> = new Set([
  ...[G.result, G.bothToScore, G.oddEven, G.cornersResult, G.cardsResult, G.halfTimeFullTime, G.cleanSheet1],
  ...[G.periodResult, G.total, G.teamTotal1],
]);

/** Two or three bets to be joined. */
export function partsOf(markets: readonly Market[], random: Random): Market[] {
  const fit = markets.filter(
    ({ groupId, param = 0.5, ...market }) =>
      forBuilder.has(groupId) &&
      isOpen({ groupId, ...market }) &&
      (groupId === G.halfTimeFullTime || Math.abs(param % 1) === 0.5),
  );
  const groups = [...new Set(fit.map(({ groupId }) => groupId))];
  const parts: Market[] = [];
  for (let count = 2 + Math.floor(random() * 2); count > 0 && groups.length > 0; count -= 1) {
    const [groupId] = groups.splice(Math.floor(random() * groups.length), 1);
    const part = pickOf(
      fit.filter((market) => market.groupId === groupId),
      random,
    );
    if (part) parts.push(part);
  }
  return parts;
}
