import { SPORT } from '../../contracts/markets.ts';
import type { Competition } from './catalogue/competition.ts';
import type { FixtureTeam } from './fixture.ts';
import { createFootballMatch } from './football/match.ts';
import { playFootball } from './football/timeline.ts';
import type { Match, Pair } from './match.ts';
import { hash, normal } from './random.ts';

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

function expectedGoals({ seed, home, away }: Meeting): Pair {
  const attack = (team: FixtureTeam) => ATTACK_SPREAD * normal(seed, team.id, 1);
  const defence = (team: FixtureTeam) => DEFENCE_SPREAD * normal(seed, team.id, 2);
  return [
    AVERAGE_GOALS * Math.exp(HOME_EDGE + attack(home) - defence(away)),
    AVERAGE_GOALS * Math.exp(-HOME_EDGE + attack(away) - defence(home)),
  ];
}

export function createSportMatch(meeting: Meeting): Match {
  const seed = hash(meeting.seed, meeting.gameId);
  switch (meeting.sportId) {
    case SPORT.football: {
      const expected = expectedGoals(meeting);
      return createFootballMatch(expected, () => playFootball(seed, expected));
    }
    default:
      throw new Error(`no simulator for sport ${meeting.sportId}`);
  }
}
