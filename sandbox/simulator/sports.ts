import { SPORT } from '../../contracts/markets.ts';
import { createBasketballMatch } from './basketball/match.ts';
import type { Competition } from './catalogue/competition.ts';
import type { FixtureTeam } from './fixture.ts';
import { createFootballMatch } from './football/match.ts';
import { playFootball } from './football/timeline.ts';
import type { Match, Pair } from './match.ts';
import { hash, normal } from './random.ts';
import { createTennisMatch } from './tennis/match.ts';

export type Meeting = {
  seed: number;
  gameId: number;
  sportId: number;
  home: FixtureTeam;
  away: FixtureTeam;
  competition: Competition;
};

/** Goals of an average side, and how much teams differ in attack and defence (standard deviations of the logarithm). */
const AVERAGE_GOALS = 1.34;
const HOME_EDGE = 0.14;
const ATTACK_SPREAD = 0.24;
const DEFENCE_SPREAD = 0.18;

export function expectedGoals({ seed, home, away }: Pick<Meeting, 'seed' | 'home' | 'away'>): Pair {
  const attack = (team: FixtureTeam) => ATTACK_SPREAD * normal(seed, team.id, 1);
  const defence = (team: FixtureTeam) => DEFENCE_SPREAD * normal(seed, team.id, 2);
  return [
    AVERAGE_GOALS * Math.exp(HOME_EDGE + attack(home) - defence(away)),
    AVERAGE_GOALS * Math.exp(-HOME_EDGE + attack(away) - defence(home)),
  ];
}

/** Chance to win a point on one's own serve: an average player's, and the standard deviation of strength. */
const AVERAGE_SERVE = 0.63;
const SERVE_SPREAD = 0.022;

function serveChances({ seed, home, away }: Meeting): Pair {
  const strength = (team: FixtureTeam) => SERVE_SPREAD * Math.max(-2, Math.min(2, normal(seed, team.id, 1)));
  const difference = strength(home) - strength(away);
  return [AVERAGE_SERVE + difference, AVERAGE_SERVE - difference];
}

const AVERAGE_POINTS = 1.08;
const POINTS_SPREAD = 0.04;
const HOME_POINTS = 0.015;

function pointsPerPossession({ seed, home, away }: Meeting): Pair {
  const strength = (team: FixtureTeam) => POINTS_SPREAD * normal(seed, team.id, 1);
  const difference = strength(home) - strength(away) + HOME_POINTS;
  return [AVERAGE_POINTS + difference / 2, AVERAGE_POINTS - difference / 2];
}

export function createSportMatch(meeting: Meeting): Match {
  const seed = hash(meeting.seed, meeting.gameId);
  switch (meeting.sportId) {
    case SPORT.football: {
      const expected = expectedGoals(meeting);
      return createFootballMatch(expected, () => playFootball(seed, expected));
    }
    case SPORT.tennis:
      return createTennisMatch(seed, serveChances(meeting));
    case SPORT.basketball:
    case SPORT.esports:
      return createBasketballMatch(seed, pointsPerPossession(meeting), (meeting.competition.quarterMinutes ?? 10) * 60);
    default:
      throw new Error(`no simulator for sport ${meeting.sportId}`);
  }
}
