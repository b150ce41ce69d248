import type { Competition, Discipline, Endless, League, Tour } from './catalogue/competition.ts';
import type { FixtureTeam } from './fixture.ts';
import type { Leads } from './leads.ts';
import type { Match } from './match.ts';
import type { Text } from './types.ts';

/** Two who meet in a world of that seed. */
export type Meeting = {
  seed: number;
  home: FixtureTeam;
  away: FixtureTeam;
  /** What line-ups are drawn by: everybody may know it, so it says nothing of the course. The seed of the match when absent. */
  lineup?: number;
};

/** What a win and a draw count in a table. */
export type Points = { win: number; draw: number };

/** What matches of a competition differ in. */
export type Rules = Pick<Competition, 'quarterMinutes' | 'discipline'>;

/**
 * One sport, whole: what is played, who wins how often, and its matches with their prices and results. A further sport
 * is a folder with one of these, and a line in sports.ts.
 */
export type SportModule = {
  id: number;
  name: Text;
  /** Larger comes first. */
  weight: number;
  /** Of a table; a win alone counts where nobody plays level. */
  points: Points;
  /** "England. Premier League": the land stands before the name of a league. */
  isNamedAfterLand: boolean;
  /** What the parts of a match are called, from 1. */
  periodName: (number: number) => Text;
  /** Its matches have a picture: `Match.zone`. */
  hasZone?: true;
  /** The sport whose ground its picture shows, when that is another one. */
  ground?: number;
  /** Names of market groups that differ from the usual ones. */
  groupNames?: Readonly<Record<number, Text>>;
  /** Where competitions play different games: the words and matches of each. */
  disciplines?: Readonly<Record<Discipline, DisciplineModule>>;
  leagues: readonly League[];
  tours: readonly Tour[];
  endless: readonly Endless[];
  /** `seed` is of this one match. */
  createMatch: (seed: number, meeting: Meeting, rules: Rules) => Match;
  /** The same strengths, for bets on whole seasons. */
  leadsOf: (meeting: Meeting, rules: Rules) => Leads;
};

export type DisciplineModule = Pick<SportModule, 'periodName' | 'groupNames' | 'createMatch' | 'leadsOf'>;
