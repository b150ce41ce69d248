import type { BetStatusId } from '../../contracts/coupon.ts';
import { marketIdOf } from './ids.ts';
import type { Facts } from './match.ts';
import { type GameRecord, secondOf } from './record.ts';
import { resultOfMarket } from './settle.ts';
import type { Settled } from './types.ts';

/** Results that are known by `facts`, but were not when results were told last. */
function newResults(record: GameRecord, facts: Facts): [number, BetStatusId][] {
  const results: [number, BetStatusId][] = [];
  for (const key of record.match.universe()) {
    const status = resultOfMarket(key, facts);
    if (status === null || resultOfMarket(key, record.facts) !== null) continue;
    const marketId = marketIdOf(record.fixture.id, key);
    if (!record.forcedResults.has(marketId)) results.push([marketId, status]);
  }
  record.facts = facts;
  return results;
}

/**
 * Results from the last look at `records` until the moment `matchNow` of play, oldest first. It notes on the records
 * what it has told.
 */
export function resultsUpTo(matchNow: number, records: Iterable<GameRecord>): Settled[] {
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
    .map(({ second, record }) => ({
      gameId: record.fixture.id,
      results: newResults(record, record.match.factsAt(second)),
    }))
    .filter(({ results }) => results.length > 0);
}
