import type { CyberType } from '../contracts/feed.ts';
import type { LockReason } from '../contracts/lock-reasons.ts';
import type { Discipline } from './catalogue/competition.ts';
import type { Country } from './catalogue/countries.ts';
import type { Leads } from './leads.ts';
import type { Match } from './match.ts';
import type { Text } from './types.ts';

export type FixtureChamp = {
  id: number;
  sportId: number;
  country: Country;
  name: Text;
  weight: number;
  cyberType?: CyberType | undefined;
  discipline?: Discipline | undefined;
};
export type FixtureTeam = { id: number; name: Text };

/** A match of the timetable. `startAt`, `announcedAt`: milliseconds of play time (match-time.ts). */
export type Fixture = {
  id: number;
  champ: FixtureChamp;
  home: FixtureTeam;
  away: FixtureTeam;
  startAt: number;
  announcedAt: number;
  /** It lasts no longer; seconds of play. `longestMatch` when absent. */
  longest?: number;
  /** The reason why it can never be bet on. */
  lock?: LockReason;
  createMatch: () => Match;
  /** How the model expects it to end, before it begins; absent where no model plays it. */
  leads?: () => Leads;
};

/** The course that tests have forced on a match; null for the one that it has by itself. */
export type Forced = (gameId: number) => Match | null;

/** Longest match of all sports, seconds of play, overtime and all. */
export const longestMatch = 4 * 3600;
