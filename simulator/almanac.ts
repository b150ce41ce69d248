import type { Fixture, FixtureChamp, FixtureTeam } from './fixture.ts';
import type { FixtureSource } from './fixture-source.ts';
import type { Match, Pair, Story } from './match.ts';
import type { MatchTime } from './match-time.ts';
import type { Contest } from './outrights/contest.ts';

/** How a match ended. `at`: time of play. `story`: football only. */
export type Ended = { at: number; score: Pair; periods: readonly Pair[]; story?: Story | undefined };

/** A match as a book of results lists it. `state`: at this moment of play. */
export type Listed = {
  fixture: Fixture;
  startAt: number;
  state: 'planned' | 'live' | 'over';
  /** Null until it is over. */
  ended: Ended | null;
};

/**
 * What was played and what will be, long before and after it is on offer. Nobody keeps it: each match follows from its
 * fixture. Moments are of play.
 */
export type Almanac = {
  now: () => number;
  /** The moment of the world at which a time of play comes, ms. */
  timeOf: (at: number) => number;
  champs: readonly FixtureChamp[];
  champ: (champId: number) => FixtureChamp | undefined;
  teamsOf: (champId: number) => readonly FixtureTeam[];
  /** What is won in a competition now or, between two seasons, next. Null where the whole season is not known. */
  contestAt: (champId: number, at: number) => Contest | null;
  /**
   * Matches of a competition that start between two times of play, oldest first; a draw names only matches whose sides
   * are known.
   */
  matches: (champId: number, from: number, to: number, teamId?: number) => Listed[];
  match: (gameId: number) => Listed | null;
  listed: (fixture: Fixture) => Listed;
};

type Played = { match: Match; startAt: number; toldStart: number; isForced: boolean };

type Options = {
  sources: readonly FixtureSource[];
  time: MatchTime;
  now: () => number;
  /** A match on the screen, or one that tests have forced. */
  recordOf: (gameId: number) => Played | undefined;
};

/** Ends of matches that are kept for the next question. */
const keptEnds = 30_000;

export function createAlmanac({ sources, time, now, recordOf }: Options): Almanac {
  const champs = sources.flatMap((source) => source.champs);
  const byId = new Map(champs.map((champ) => [champ.id, champ]));
  const sourceOf = new Map(sources.flatMap((source) => source.champs.map((champ) => [champ.id, source] as const)));
  const ends = new Map<number, Ended>();

  const matchNow = () => time.matchAt(now());

  const play = (match: Match, startAt: number): Ended => {
    const seconds = match.end();
    const { full, periods, story } = match.factsAt(seconds);
    return { at: startAt + seconds * 1000, score: full, periods, story };
  };

  const endOf = (fixture: Fixture): Ended => {
    const record = recordOf(fixture.id);
    if (record?.isForced) return play(record.match, record.startAt);
    const known = ends.get(fixture.id);
    if (known) return known;
    if (ends.size >= keptEnds) ends.clear();
    const made = play(record?.match ?? fixture.createMatch(), fixture.startAt);
    ends.set(fixture.id, made);
    return made;
  };

  const listed = (fixture: Fixture): Listed => {
    const startAt = recordOf(fixture.id)?.startAt ?? fixture.startAt;
    const at = matchNow();
    if (at < startAt)
      return { fixture, startAt: recordOf(fixture.id)?.toldStart ?? startAt, state: 'planned', ended: null };
    const ended = endOf(fixture);
    return ended.at <= at
      ? { fixture, startAt, state: 'over', ended }
      : { fixture, startAt, state: 'live', ended: null };
  };

  const contestAt: Almanac['contestAt'] = (champId, at) => sourceOf.get(champId)?.contests?.get(champId)?.(at) ?? null;

  return {
    now: matchNow,
    timeOf: time.timeOf,
    champs,
    champ: (champId) => byId.get(champId),
    teamsOf: (champId) => sourceOf.get(champId)?.teamsOf(champId) ?? [],
    contestAt,
    matches: (champId, from, to, teamId) => {
      const at = matchNow();
      const found = sourceOf.get(champId)?.ofChamp(champId, from, to, teamId) ?? [];
      const isDraw = contestAt(champId, at)?.form === 'draw';
      return found
        .filter(({ announcedAt, startAt }) => !isDraw || announcedAt <= at || startAt <= at)
        .filter(({ home, away }) => teamId === undefined || home.id === teamId || away.id === teamId)
        .map(listed);
    },
    match: (gameId) => {
      const fixture = sources.map((source) => source.byId(gameId)).find((found) => found !== null);
      return fixture ? listed(fixture) : null;
    },
    listed,
  };
}
