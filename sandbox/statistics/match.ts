import type { GameStatistics, TeamForm } from '../../contracts/statistics.ts';
import { type FixtureTeam, type Listed, matchLineup } from '../../simulator/index.ts';
import { averagesOf } from './averages.ts';
import { champOnWire } from './champ.ts';
import { lineOf, wireTeam, type Writer } from './lines.ts';
import { wireLineup } from './players.ts';
import { seasonAt } from './season.ts';
import { outcomeFor } from './standings.ts';
import { seasonTable } from './table.ts';
import { lastOf, meetingsOf, teamOf } from './teams.ts';

/** The last so many matches of a team, and the last so many meetings of two teams. */
const most = 10;

/** What is known of a match from the matches that began before it. */
export function matchStatistics(seed: number, match: Listed, writer: Writer): GameStatistics {
  const { lng, simulator } = writer;
  const { almanac } = simulator;
  const { fixture, startAt } = match;
  const { champ, home, away } = fixture;
  const before = Math.min(startAt, almanac.now());
  const season = seasonAt(almanac, champ.id, before);
  const table = season && seasonTable(seed, champ, season, lng);

  const formOf = (team: FixtureTeam): TeamForm => {
    const known = teamOf(almanac, team.id);
    const results = known ? lastOf(almanac, known, before, most) : [];
    return {
      team: wireTeam(team, lng),
      place: table?.rows.find((row) => row.team.id === team.id)?.place ?? null,
      results: results.map((listed) => lineOf(listed, writer)),
      averages: averagesOf(results, team.id, champ.sportId),
    };
  };

  const [one, other] = [teamOf(almanac, home.id), teamOf(almanac, away.id)];
  const meetings = one && other ? meetingsOf(almanac, one, other, before, most) : [];
  const outcomes = meetings.map((listed) => outcomeFor(listed, home.id));
  const count = (wanted: (typeof outcomes)[number]) => outcomes.filter((outcome) => outcome === wanted).length;
  const lineups = [home, away].map((team) => matchLineup(seed, team, champ, fixture.id));
  const [first, second] = lineups;
  return {
    line: lineOf(match, writer),
    sportId: champ.sportId,
    champ: champOnWire(champ, lng),
    teams: [formOf(home), formOf(away)],
    meetings: meetings.map((listed) => lineOf(listed, writer)),
    balance: [count('win'), count('draw'), count('loss')],
    table,
    lineups: first && second ? [wireLineup(first, lng), wireLineup(second, lng)] : null,
  };
}
