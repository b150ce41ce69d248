import type { Outcome, Standing } from '../../contracts/statistics.ts';
import { type FixtureTeam, type Listed, type Points, tableOf } from '../../simulator/index.ts';
import { wireTeam } from './lines.ts';

/** A table tells how so many of the last matches ended. */
const formLength = 5;

const outcomeOf = (own: number, other: number): Outcome => (own > other ? 'win' : own < other ? 'loss' : 'draw');

/** The outcome of a match that is over, for one of its sides. */
export function outcomeFor({ fixture, ended }: Listed, teamId: number): Outcome | null {
  if (ended === null) return null;
  const [home, away] = ended.score;
  return fixture.home.id === teamId ? outcomeOf(home, away) : outcomeOf(away, home);
}

type Season = {
  entrants: readonly FixtureTeam[];
  /** Oldest first. */
  matches: readonly Listed[];
  points: Points;
  lotOf: (teamId: number) => number;
};

/** The table of a season as far as it has been played. Its order is the one by which long-term bets are settled. */
export function standingsOf({ entrants, matches, points, lotOf }: Season, lng: string): Standing[] {
  const over = matches.filter(({ ended }) => ended !== null);
  const placeOf = new Map(entrants.map(({ id }, place) => [id, place]));
  const meetings = over.flatMap(({ fixture, ended }) => {
    const [home, away] = [placeOf.get(fixture.home.id), placeOf.get(fixture.away.id)];
    return home === undefined || away === undefined || ended === null
      ? []
      : [{ id: fixture.id, home, away, score: ended.score }];
  });
  const order = tableOf({
    size: entrants.length,
    meetings,
    points,
    lotOf: (place) => lotOf(entrants[place]?.id ?? 0),
  });
  return order.flatMap(({ entrant, points: sum, scored, difference }, index): Standing[] => {
    const team = entrants[entrant];
    if (!team) return [];
    const own = over.filter(({ fixture }) => fixture.home.id === team.id || fixture.away.id === team.id);
    const outcomes = own.flatMap((listed) => outcomeFor(listed, team.id) ?? []);
    const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
    return [
      {
        place: index + 1,
        team: wireTeam(team, lng),
        played: outcomes.length,
        won: count('win'),
        drawn: count('draw'),
        lost: count('loss'),
        scored,
        conceded: scored - difference,
        points: sum,
        form: outcomes.slice(-formLength),
      },
    ];
  });
}
