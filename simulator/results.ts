import type { BetStatusId } from '../contracts/coupon.ts';
import { resultOfAll } from './combined.ts';
import { marketKeyOf } from './ids.ts';
import type { SimulatorOptions } from './interface.ts';
import type { Facts } from './match.ts';
import { type MatchRecord, secondOf } from './record.ts';
import { resultOfMarket } from './settle.ts';
import type { Settled } from './types.ts';

type Asked = Required<Pick<SimulatorOptions, 'awaited' | 'partsOf'>>;
type PartsOf = Asked['partsOf'];

/** The result of an outcome by these facts of its match, or the one that a test forced. Null while it is open. */
export function resultBy(facts: Facts, record: MatchRecord, partsOf: PartsOf, marketId: number): BetStatusId | null {
  const forced = record.forcedResults.get(marketId);
  if (forced !== undefined) return forced;
  const parts = partsOf(marketId);
  return parts
    ? resultOfAll(parts.map((part) => resultBy(facts, record, partsOf, part)))
    : resultOfMarket(marketKeyOf(marketId), facts);
}

/**
 * Results from the last look at `records` until the moment `matchNow` of play, oldest first, of the outcomes that bets
 * wait for: most matches have hundreds on offer, and nobody's. It notes on the records what is known.
 */
export function resultsUpTo(matchNow: number, records: Iterable<MatchRecord>, { awaited, partsOf }: Asked): Settled[] {
  const due: { at: number; second: number; record: MatchRecord }[] = [];
  for (const record of records) {
    if (matchNow < record.startAt || record.facts.isOver) continue;
    for (const second of record.match.settleAt()) {
      if (second <= secondOf(record, record.settledTo) || second > secondOf(record, matchNow)) continue;
      due.push({ at: record.startAt + second * 1000, second, record });
    }
    record.settledTo = matchNow;
  }
  due.sort((a, b) => a.at - b.at || a.record.fixture.id - b.record.fixture.id);
  return due.flatMap(({ second, record }): Settled[] => {
    const gameId = record.fixture.id;
    const before = record.facts;
    record.facts = record.match.factsAt(second);
    const waiting = awaited(gameId);
    if (waiting === null) return [];
    const results = waiting.flatMap((marketId): [number, BetStatusId][] => {
      const status = resultBy(record.facts, record, partsOf, marketId);
      return status === null || resultBy(before, record, partsOf, marketId) !== null ? [] : [[marketId, status]];
    });
    return [{ gameId, results }];
  });
}
