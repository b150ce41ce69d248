import { dayOf, weekOf } from '../days.ts';
import type { Fixture, FixtureChamp, FixtureTeam } from '../fixture.ts';
import { outrightGameId } from '../ids.ts';
import { once } from '../match.ts';
import { type Contest, type ContestAt, leavesAt } from '../outrights/contest.ts';
import { yearsName } from '../outrights/season-name.ts';
import type { Rules } from '../sport.ts';
import { kickOffOf } from './pairs.ts';
import type { Plan } from './season.ts';

type League = {
  champ: FixtureChamp;
  rules: Rules;
  /** All of them count for one table. */
  divisions: readonly { plan: Plan; own: readonly FixtureTeam[] }[];
  matchesOf: (week: number) => readonly Fixture[];
};

/** The last kick-off of a week, without computing the pairings: worlds have hundreds of leagues. */
const lastStartIn = (week: number, divisions: League['divisions']): number =>
  Math.max(
    ...divisions.flatMap(({ plan, own }) =>
      plan
        .roundsOf(week)
        .map(
          (kickOffs) => kickOffOf(kickOffs, Math.floor(own.length / 2) - 1, Math.floor(own.length / 2)) ?? -Infinity,
        ),
    ),
  );

/** The seasons of a league. The next is on offer as soon as one is over: bets on a league are taken all the year. */
export function leagueContests({ champ, rules, divisions, matchesOf }: League): ContestAt {
  const teams = divisions.flatMap(({ own }) => own);
  const contestFor = (week: number): Contest & { last: number } => {
    const seasons = divisions.map(({ plan }) => plan.seasonFor(week));
    const first = Math.min(...seasons.map((season) => season.first));
    const last = Math.max(...seasons.map((season) => season.last));
    const weeks = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const year = Math.min(...seasons.map((season) => season.year));
    const closesAt = lastStartIn(last, divisions);
    return {
      id: outrightGameId(champ.id, first),
      champ,
      season: yearsName(year, year < new Date(closesAt).getUTCFullYear()),
      announcedAt: -Infinity,
      closesAt,
      form: 'table',
      size: teams.length,
      rules,
      entrants: () => teams,
      matches: once(() => weeks.flatMap(matchesOf)),
      last,
    };
  };
  return (at) => {
    const contest = contestFor(weekOf(dayOf(at)));
    return leavesAt(contest) > at ? contest : contestFor(contest.last + 1);
  };
}
