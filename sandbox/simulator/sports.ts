import { sportIds } from '../../contracts/markets.ts';
import { createBasketballMatch } from './basketball/match.ts';
import type { Competition } from './catalogue/competition.ts';
import type { Fixture, FixtureChamp, FixtureTeam } from './fixture.ts';
import { createFootballMatch } from './football/match.ts';
import { playFootball } from './football/timeline.ts';
import type { Match, Pair } from './match.ts';
import { hash, normal } from './random.ts';
import { createTennisMatch } from './tennis/match.ts';

type Meeting = {
  seed: number;
  gameId: number;
  sportId: number;
  home: FixtureTeam;
  away: FixtureTeam;
  competition: Competition;
};

/**
 * Goals of an average side. The spreads say how much teams differ in attack and defence (standard deviation of the
 * logarithm).
 */
const averageGoals = 1.34;
const homeEdge = 0.14;
const attackSpread = 0.24;
const defenceSpread = 0.18;

export function expectedGoals({ seed, home, away }: Pick<Meeting, 'seed' | 'home' | 'away'>): Pair {
  const attack = (team: FixtureTeam) => attackSpread * normal(seed, team.id, 1);
  const defence = (team: FixtureTeam) => defenceSpread * normal(seed, team.id, 2);
  return [
    averageGoals * Math.exp(homeEdge + attack(home) - defence(away)),
    averageGoals * Math.exp(-homeEdge + attack(away) - defence(home)),
  ];
}

/** The chance of an average player to win a point on their own serve, and the standard deviation of strength. */
const averageServe = 0.63;
const serveSpread = 0.022;

export function serveChances({ seed, home, away }: Pick<Meeting, 'seed' | 'home' | 'away'>): Pair {
  const strength = (team: FixtureTeam) => serveSpread * Math.max(-2, Math.min(2, normal(seed, team.id, 1)));
  const difference = strength(home) - strength(away);
  return [averageServe + difference, averageServe - difference];
}

const averagePoints = 1.08;
const pointsSpread = 0.04;
const homePoints = 0.015;

export function pointsPerPossession({ seed, home, away }: Pick<Meeting, 'seed' | 'home' | 'away'>): Pair {
  const strength = (team: FixtureTeam) => pointsSpread * normal(seed, team.id, 1);
  const difference = strength(home) - strength(away) + homePoints;
  return [averagePoints + difference / 2, averagePoints - difference / 2];
}

type Planned = {
  seed: number;
  id: number;
  champ: FixtureChamp;
  competition: Competition;
  /** Called only when somebody needs the team: to know who plays a final, the rounds before must be played. */
  home: () => FixtureTeam;
  away: () => FixtureTeam;
  startAt: number;
  /** The match is announced this long before its start (ms of play), but not before both teams are known. */
  lead: number;
  knownAt?: number;
};

/** Makes a match of the timetable, which the simulator plays itself. */
export function fixtureOf({ seed, id, champ, competition, home, away, startAt, lead, knownAt }: Planned): Fixture {
  return {
    id,
    champ,
    get home() {
      return home();
    },
    get away() {
      return away();
    },
    startAt,
    announcedAt: Math.max(startAt - lead, knownAt ?? -Infinity),
    createMatch: () =>
      createSportMatch({ seed, gameId: id, sportId: champ.sportId, home: home(), away: away(), competition }),
  };
}

function createSportMatch(meeting: Meeting): Match {
  const seed = hash(meeting.seed, meeting.gameId);
  switch (meeting.sportId) {
    case sportIds.football: {
      const expected = expectedGoals(meeting);
      return createFootballMatch(expected, () => playFootball(seed, expected));
    }
    case sportIds.tennis:
      return createTennisMatch(seed, serveChances(meeting));
    case sportIds.basketball:
    case sportIds.esports:
      return createBasketballMatch(seed, pointsPerPossession(meeting), (meeting.competition.quarterMinutes ?? 10) * 60);
    default:
      throw new Error(`no simulator for sport ${meeting.sportId}`);
  }
}
