import type { BetStatusId } from '../contracts/coupon.ts';
import type { Fixture } from './fixture.ts';
import { isOfScorers } from './football/scorers.ts';
import { football } from './football/sport.ts';
import { gameIdOf, marketKeyOf } from './ids.ts';
import type { MatchEnd, Simulator } from './interface.ts';
import type { MatchTime } from './match-time.ts';
import { createRecord, factsOf } from './on-offer.ts';
import type { createOutrights } from './outrights/outrights.ts';
import type { MatchRecord } from './record.ts';
import { resultBy } from './results.ts';
import { mostAhead } from './settle.ts';
import { wordsOf } from './sports.ts';
import { type Stand, standBy, standOfAll } from './stand.ts';
import { groupName } from './texts/groups.ts';
import { joinedName } from './texts/joined.ts';
import { outcomeName } from './texts/outcomes.ts';

type Known = {
  /** A match on offer, or one that a test has forced. */
  recordOf: (gameId: number) => MatchRecord | undefined;
  fixtureById: (gameId: number) => Fixture | null;
  outrights: Pick<ReturnType<typeof createOutrights>, 'namesOf' | 'resultOf'>;
  time: MatchTime;
  /** Play time of this moment. */
  matchNow: () => number;
  partsOf: (marketId: number) => readonly number[] | null;
};

/** What is known of matches and outcomes long after they have left the screen: their numbers say which they were. */
export function createMemory({
  recordOf,
  fixtureById,
  outrights,
  time,
  matchNow,
  partsOf,
}: Known): Pick<Simulator, 'resultOf' | 'standOf' | 'leadsOf' | 'scoreOf' | 'namesOf'> {
  /** A match on offer, or one that was: played anew up to now. Null before its start, and for one that never is. */
  const recordNow = (gameId: number): MatchRecord | null => {
    const known = recordOf(gameId);
    if (known) return known;
    const fixture = fixtureById(gameId);
    return fixture && fixture.startAt <= matchNow() ? createRecord(fixture, matchNow(), time) : null;
  };

  const resultOf = (marketId: number): BetStatusId | null => {
    const record = recordNow(gameIdOf(marketId));
    return record
      ? resultBy(factsOf(record, matchNow()), record, partsOf, marketId)
      : outrights.resultOf(marketId, matchNow());
  };

  const standOf = (marketId: number): Stand | null => {
    const parts = partsOf(marketId);
    if (parts) return standOfAll(parts.map(standOf));
    const record = recordNow(gameIdOf(marketId));
    const isBegun = record !== null && matchNow() >= record.startAt;
    return isBegun ? standBy(marketKeyOf(marketId), factsOf(record, matchNow())) : null;
  };

  return {
    resultOf,
    standOf,
    leadsOf: (gameId) => {
      const record = recordNow(gameId);
      return record ? mostAhead(factsOf(record, matchNow()).goals) : [0, 0];
    },
    scoreOf: (gameId): MatchEnd | null => {
      const record = recordNow(gameId);
      if (!record) return fixtureById(gameId) === null ? null : { state: 'open' };
      const { full, regular, isOver, isAbandoned } = factsOf(record, matchNow());
      if (isAbandoned) return { state: 'void' };
      if (!(regular?.isOver ?? isOver)) return { state: 'open' };
      return { state: 'over', score: regular?.score ?? full };
    },
    // The number of an outcome of a match tells its names.
    namesOf: (marketId) => {
      const key = marketKeyOf(marketId);
      const parts = partsOf(marketId)?.map(marketKeyOf);
      const gameId = gameIdOf(marketId);
      const fixture = recordOf(gameId)?.fixture ?? fixtureById(gameId);
      const words = fixture ? wordsOf(fixture.champ) : football;
      const sides = fixture && ([fixture.home.name, fixture.away.name] as const);
      const ofPlayer = isOfScorers(key.groupId)
        ? (recordOf(gameId)?.match ?? fixture?.createMatch())?.nameOf?.(key)
        : undefined;
      const usual = () => (parts ? joinedName(parts, words, sides ?? undefined) : outcomeName(key, sides ?? undefined));
      return (
        outrights.namesOf(marketId) ?? {
          name: ofPlayer ?? usual(),
          groupName: groupName(key, words, sides ?? undefined),
        }
      );
    },
  };
}
