import type { Fixture, FixtureChamp, FixtureTeam } from '../fixture.ts';
import { longestMatch } from '../fixture.ts';
import type { Rules } from '../sport.ts';
import type { Text } from '../types.ts';

/**
 * What is won over many matches: a season of a league, or one tournament. Moments in ms of play. The entrants and the
 * matches are computed on demand: most contests of a world nobody ever looks at.
 */
export type Contest = {
  /** The number of the event that long-term bets are about. */
  id: number;
  champ: FixtureChamp;
  /** Which of its seasons: "2026/27". */
  season: Text;
  announcedAt: number;
  /** When its last match starts: until then bets are taken. */
  closesAt: number;
  /** `table`: points of all matches count. `draw`: matches from the first round to the final, winners against winners. */
  form: 'table' | 'draw';
  size: number;
  rules: Rules;
  /** `size` of them, always in the same order; of a draw from its top to its foot. */
  entrants: () => readonly FixtureTeam[];
  matches: () => readonly Fixture[];
};

/** The contest of a competition that goes on at a moment or, between two of them, the next. */
export type ContestAt = (at: number) => Contest;

/** By then every match of a contest is over, and the next one takes its place. */
export const leavesAt = ({ closesAt }: Contest): number => closesAt + longestMatch * 1000;
