import type { BetStatusId } from '../../contracts/coupon.ts';
import { marketIdOf } from './ids.ts';
import type { Facts } from './match.ts';
import { type GameRecord, secondOf } from './record.ts';
import { resultOfMarket } from './settle.ts';
import type { Settled } from './types.ts';

/** Results that are known by `facts`, but were not by `before`. */
function newResults(record: GameRecord, before: Facts, facts: Facts): [number, BetStatusId][] {
  const results: [number, BetStatusId][] = [];
  for (const key of record.match.universe()) {
    const status = resultOfMarket(key, facts);
    if (status === null || resultOfMarket(key, before) !== null) continue;
    const marketId = marketIdOf(record.fixture.id, key);
    if (!record.forcedResults.has(marketId)) results.push([marketId, status]);
  }
  return results;
}

/**
 * Results from the last look at `records` until the moment `matchNow` of play, oldest first, of the games that are
 * awaited: most matches have hundreds of bets on offer, and nobody's. It notes on the records what is known.
 */
export function resultsUpTo(
  matchNow: number,
  records: Iterable<GameRecord>,
  isAwaited: (gameId: number) => boolean,
): Settled[] {
  const due: { at: number; second: number; record: GameRecord }[] = [];
  for (const record of records) {
    if (matchNow < record.startAt || record.facts.isOver) continue;
    for (const second of record.match.settleAt()) {
      if (second <= secondOf(record, record.settledTo) || second > secondOf(record, matchNow)) continue;
      due.push({ at: record.startAt + second * 1000, second, record });
    }
    record.settledTo = matchNow;
  }
  due.sort((a, b) => a.at - b.at || a.record.fixture.id - b.record.fixture.id);
  return due
    .map(({ second, record }) => {
      const gameId = record.fixture.id;
      const before = record.facts;
      record.facts = record.match.factsAt(second);
      return { gameId, results: isAwaited(gameId) ? newResults(record, before, record.facts) : [] };
    })
    .filter(({ results }) => results.length > 0);
}
