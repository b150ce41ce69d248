import { betStatuses as S, type BetStatusId } from '../contracts/coupon.ts';
import { marketGroups as G, outcomeTypes as O } from '../contracts/markets.ts';
import { gameIdOf, marketIdOf, type MarketKey, marketKeyOf } from './ids.ts';
import type { Noise, Quote } from './match.ts';
import type { MatchRecord } from './record.ts';

/**
 * Several bets of one match as one: its number, which has no other meaning, is in the field that holds the line of
 * other outcomes.
 */
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

/** One joined bet as its match prices it at this moment; null: it cannot be. */
export function combinedQuote(
  { match }: MatchRecord,
  [marketId, ids]: readonly [number, readonly number[]],
  second: number,
  noise: Noise,
): Quote | null {
  const parts = ids.map(marketKeyOf);
  const chance = match.joins?.chanceAt(second, noise, parts) ?? null;
  return chance === null ? null : { ...marketKeyOf(marketId), chance, isMain: false, parts };
}

/** Those whose prices somebody follows. */
export const combinedQuotes = (record: MatchRecord, second: number, noise: Noise): Quote[] =>
  [...record.combined].flatMap((one) => combinedQuote(record, one, second, noise) ?? []);

/** Is one of its parts suspended now? A part that is not on offer any more is not: its line has only moved. */
export const isPartBlocked = (
  gameId: number,
  parts: readonly MarketKey[],
  isBlocked: (marketId: number) => boolean,
): boolean => parts.some((key) => isBlocked(marketIdOf(gameId, key)));

/** Bets of one match, each once, and all of a kind that can be joined; returns those that cannot. */
export const unfitParts = ({ fixture, match }: MatchRecord, ids: readonly number[]): number[] =>
  ids.filter((id) => gameIdOf(id) !== fixture.id || !(match.joins?.fits(marketKeyOf(id)) ?? false));
