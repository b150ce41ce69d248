import type { Clock } from './clock.ts';
import type { Simulator } from './interface.ts';
import { marksOf } from './marks.ts';
import { lastingLock } from './on-offer.ts';
import { pastSteps } from './past-prices.ts';
import type { Pressure } from './pressure.ts';
import type { Moment } from './pricing.ts';
import { type MatchRecord, secondOf } from './record.ts';
import type { SimMatch } from './types.ts';
import { zoneOf } from './zone/zone-view.ts';

type Known = {
  records: ReadonlyMap<number, MatchRecord>;
  clock: Clock;
  pressure: Pressure;
  /** A event of long-term bets. */
  matchOf: Simulator['match'];
  /** The moment of the last tick. */
  moment: () => Moment;
  /** Since when (ms of the world) prices follow from the moment alone. */
  steadySince: () => number;
};

/** How a match on offer is seen: as it is published, its picture, and what it was like before. */
export function createLooks({ records, clock, pressure, matchOf, moment, steadySince }: Known) {
  /**
   * With the match clock of this moment. The reason of a short suspension is sent only to players who watch the match.
   */
  const currentMatch = (record: MatchRecord): SimMatch => {
    const second = secondOf(record, moment().time.matchAt(clock.now()));
    const { lock: _, ...shown } = record.told;
    const lock = lastingLock(record);
    const match = lock ? { ...shown, lock } : shown;
    return second < 0 ? match : { ...match, elapsed: record.match.viewAt(second).elapsed };
  };

  const seen: Pick<Simulator, 'match' | 'zone' | 'marksOf' | 'pastPrices'> = {
    match: (gameId) => {
      const record = records.get(gameId);
      return record ? currentMatch(record) : matchOf(gameId);
    },
    zone: (gameId) => {
      const record = records.get(gameId);
      const { time, now } = moment();
      return record ? zoneOf(record, time.matchAt(now)) : null;
    },
    pastPrices: (gameId, scope, from, to) => {
      const record = records.get(gameId);
      if (!record || record.isForced) return null;
      const { time, marginsOf } = moment();
      const { money } = marginsOf(record.fixture.champ, time.matchAt(to) < record.startAt ? 'line' : 'live');
      const moved = money ? pressure.steadySince(gameId, to, money) : -Infinity;
      const begin = Math.max(from, steadySince(), moved, time.timeOf(record.fixture.announcedAt));
      if (begin >= to) return null;
      return { from: begin, work: pastSteps(record, scope, moment(), begin, to) };
    },
    marksOf: (gameId) => {
      const record = records.get(gameId);
      return record ? marksOf(record, clock.now(), moment().time) : [];
    },
  };
  return { currentMatch, ...seen };
}
