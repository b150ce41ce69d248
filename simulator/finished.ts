import { matchOf } from './entities.ts';
import type { FixtureChamp } from './fixture.ts';
import { longestMatch } from './fixture.ts';
import type { FixtureSource } from './fixture-source.ts';
import type { MatchTime } from './match-time.ts';
import { createRecord } from './on-offer.ts';
import type { MatchRecord } from './record.ts';
import type { SimMatch } from './types.ts';

/** A match with its last score, but without its events. `finishedAt`: Unix seconds of the world. */
export type Finished = { champ: FixtureChamp; match: SimMatch; finishedAt: number };

type Question = {
  /** Moments of the world, ms. */
  from: number;
  to: number;
  now: number;
  isWanted: (champ: FixtureChamp) => boolean;
  time: MatchTime;
  sources: readonly FixtureSource[];
  /** Matches on the screen, and those that tests have forced. */
  known: readonly MatchRecord[];
};

/**
 * Finds the matches that ended in a span of the world's time, newest first. Nobody has to keep them: a match follows from
 * its fixture alone.
 */
export function finishedBetween({ from, to, now, isWanted, time, sources, known }: Question): Finished[] {
  // Where play is paused, the question counts as if play had always run.
  const matchNow = time.matchAt(now);
  const matchAt = (ms: number) => matchNow + (Math.min(ms, now) - now) * time.speed();
  const [first, last] = [matchAt(from), matchAt(to)];
  const ids = new Set(known.map(({ fixture }) => fixture.id));
  const others = sources
    .flatMap((source) => source.between(first, last))
    .filter(
      ({ id, champ, startAt }) =>
        !ids.has(id) && startAt >= first - longestMatch * 1000 && startAt < last && isWanted(champ),
    )
    .map((fixture) => createRecord(fixture, fixture.startAt, time));

  return (
    [...known, ...others]
      // Where play is paused, a test may begin and end a match in one moment.
      .filter(({ fixture, startAt }) => startAt <= last && isWanted(fixture.champ))
      .flatMap((record) => {
        const seconds = record.match.end();
        const end = record.startAt + seconds * 1000;
        // A day ends before its midnight, but "until now" includes this very moment.
        if (end < first || end > last || (end === last && last < matchNow)) return [];
        const { incidents: _, ...match } = matchOf(record.fixture, {
          startAtMs: time.timeOf(record.startAt),
          isSoon: false,
          isTop: false,
          view: record.match.viewAt(seconds),
          speed: 0,
          marketsCount: 0,
        });
        return [{ champ: record.fixture.champ, match, finishedAt: Math.floor(time.timeOf(end) / 1000) }];
      })
      .sort((a, b) => b.finishedAt - a.finishedAt || a.match.id - b.match.id)
  );
}
