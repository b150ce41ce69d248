import { betStatuses as S, type BetStatusId } from '../../contracts/coupon.ts';
import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { gameIdOf, marketIdOf, type MarketKey, marketKeyOf } from './ids.ts';
import type { Noise, Quote } from './match.ts';
import type { GameRecord } from './record.ts';

/** Several bets of one match as one: its number, which says nothing else, stands where other outcomes have their line. */
const steps = 1600;
const periods = 8;
const types: readonly number[] = Array.from({ length: 32 }, (_, type) => type).filter((type) => type !== O.score);

/** How many different ones a match can have. */
export const mostCombined = steps * periods * types.length;

export function combinedId(gameId: number, number: number): number {
  const rest = Math.floor(number / steps);
  const typeId = types[Math.floor(rest / periods)] ?? Infinity;
  return marketIdOf(gameId, { groupId: G.betBuilder, typeId, period: rest % periods, param: (number % steps) / 4 });
}

export const isCombined = (marketId: number): boolean => marketKeyOf(marketId).groupId === G.betBuilder;

/** Its number in its match. */
export function combinedNumber(marketId: number): number {
  const { typeId, period, param } = marketKeyOf(marketId);
  return (types.indexOf(typeId) * periods + period) * steps + (param ?? 0) * 4;
}

/** One lost part loses all; a part that comes back gives the whole stake back, once all are known. */
export function resultOfAll(results: readonly (BetStatusId | null)[]): BetStatusId | null {
  if (results.includes(S.lose)) return S.lose;
  if (results.includes(null)) return null;
  return results.every((result) => result === S.win) ? S.win : S.return;
}

/** So many of a match have prices at the same time; those that nobody asked for longest give way. */
const mostPriced = 100;

/** Takes a joined bet into the offer of its match. `parts`: numbers of the outcomes. */
export function keepCombined({ combined }: GameRecord, marketId: number, parts: readonly number[]): void {
  combined.delete(marketId);
  combined.set(marketId, parts);
  const [oldest] = combined.keys();
  if (combined.size > mostPriced && oldest !== undefined) combined.delete(oldest);
}

/** Prices of the joined bets that somebody asked for. */
export function combinedQuotes({ combined, match }: GameRecord, second: number, noise: Noise): Quote[] {
  const { joins } = match;
  if (!joins) return [];
  return [...combined].flatMap(([marketId, ids]) => {
    const parts = ids.map(marketKeyOf);
    const chance = joins.chanceAt(second, noise, parts);
    return chance === null ? [] : [{ ...marketKeyOf(marketId), chance, isMain: false, parts }];
  });
}

/** Is one of its parts suspended now? A part that is not on offer any more is not: its line has only moved. */
export const isPartBlocked = (
  gameId: number,
  parts: readonly MarketKey[],
  isBlocked: (marketId: number) => boolean,
): boolean => parts.some((key) => isBlocked(marketIdOf(gameId, key)));

/** Of one match, each once, and all of a kind that can be joined: those that cannot. */
export const unfitParts = ({ fixture, match }: GameRecord, ids: readonly number[]): number[] =>
  ids.filter((id) => gameIdOf(id) !== fixture.id || !(match.joins?.fits(marketKeyOf(id)) ?? false));
