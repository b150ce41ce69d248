import { isCombined } from './combined.ts';
import { gameIdOf } from './ids.ts';
import { addCombined, type Moment, pricedMarkets } from './pricing.ts';
import type { MatchRecord } from './record.ts';
import type { DomainOp, SimMarket } from './types.ts';

type Known = {
  records: ReadonlyMap<number, MatchRecord>;
  partsOf: (marketId: number) => readonly number[] | null;
  moment: () => Moment;
};

/** Joined bets come into the offer of their match when somebody asks for them, and stay while a page follows them. Decision D-948. */
export function createJoined({ records, partsOf, moment }: Known) {
  /** What came into the offer of a match that is watched; the next tick tells it. */
  let late: DomainOp[] = [];
  const partsIn = (marketId: number) => (isCombined(marketId) ? partsOf(marketId) : null);

  const add = (record: MatchRecord, marketId: number): SimMarket | undefined => {
    const parts = partsIn(marketId);
    if (!parts) return undefined;
    addCombined(record, [marketId, parts], moment(), record.watched === 'whole' ? late : []);
    return record.offers.whole.markets.get(marketId);
  };
  /** From now on they have prices whenever their match has new ones. */
  const follow = (marketIds: Iterable<number>) => {
    for (const marketId of marketIds) {
      const record = records.get(gameIdOf(marketId));
      const parts = record && partsIn(marketId);
      if (!record || !parts) continue;
      record.combined.set(marketId, parts);
      if (!pricedMarkets(record, moment()).has(marketId)) add(record, marketId);
    }
  };
  return {
    add,
    follow,
    /** Nobody follows others than these. */
    keep: (followed: ReadonlySet<number>) => {
      for (const { combined } of records.values())
        for (const marketId of combined.keys()) if (!followed.has(marketId)) combined.delete(marketId);
      follow(followed);
    },
    /** What the tick has to tell, once. */
    takeLate: (): DomainOp[] => {
      const told = late;
      late = [];
      return told;
    },
  };
}
