import type { League } from '../catalogue/competition.ts';
import type { FixtureChamp, FixtureTeam } from '../fixture.ts';
import { isCalendarWeek } from '../ids.ts';
import type { Origin } from '../origin.ts';
import { hash } from '../random.ts';
import { fixtureOf } from '../sports.ts';
import { idAt, leadOf, type Programme } from './calendar.ts';
import { leagueContests } from './league-contests.ts';
import { kickOffOf, pairsOf } from './pairs.ts';
import { planOf } from './season.ts';

type Meeting = { startAt: number; home: FixtureTeam; away: FixtureTeam };

/**
 * Makes a league. In each division everybody meets everybody, round by round. Each round draws anew which match has
 * which of its hours.
 */
export function createLeague(
  origin: Origin,
  { champ, league, teams }: { champ: FixtureChamp; league: League; teams: readonly FixtureTeam[] },
): Programme {
  const { seed } = origin;
  const size = Math.ceil(teams.length / league.seasons.length);
  const divisions = league.seasons.map((season, index) => ({
    plan: planOf(season),
    own: teams.slice(index * size, (index + 1) * size),
  }));

  const meetingsOf = ({ plan, own }: (typeof divisions)[number], week: number): Meeting[] =>
    plan.roundsOf(week).flatMap((kickOffs, index) => {
      // Without this every season and every seed would begin with the same matches.
      const shift = hash(seed, champ.id, plan.startOf(week)) % own.length;
      const teamAt = (place: number) => own[(place + shift) % own.length];
      const pairs = pairsOf(own.length, plan.playedBefore(week) + index)
        .map((places, seat) => ({ places, draw: hash(seed, champ.id, week, index, seat) }))
        .sort((a, b) => a.draw - b.draw);
      return pairs.flatMap(({ places }, seat) => {
        const startAt = kickOffOf(kickOffs, seat, pairs.length);
        const [home, away] = places.map(teamAt);
        return startAt === undefined || !home || !away ? [] : [{ startAt, home, away }];
      });
    });

  const matchesOf = (week: number) =>
    isCalendarWeek(week)
      ? divisions
          .flatMap((division) => meetingsOf(division, week))
          .map(({ startAt, home, away }, slot) =>
            fixtureOf({
              origin,
              id: idAt({ champ, week, slot }),
              champ,
              competition: league,
              home,
              away,
              startAt,
              lead: leadOf(champ.weight),
            }),
          )
      : [];

  return {
    champ,
    teams,
    matchesOf,
    lasts: 0,
    contestAt: leagueContests({ champ, rules: league, divisions, matchesOf }),
  };
}
