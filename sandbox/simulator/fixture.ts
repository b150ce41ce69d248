import type { CyberType } from '../../contracts/feed.ts';
import type { Country } from './catalogue/countries.ts';
import type { Match } from './match.ts';
import type { Text } from './types.ts';

export type FixtureChamp = {
  id: number;
  sportId: number;
  country: Country;
  name: Text;
  weight: number;
  cyberType?: CyberType | undefined;
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
  createMatch: () => Match;
};

/** Where matches come from: the endless lanes of the simulator, or real seasons. */
export type FixtureSource = {
  champs: readonly FixtureChamp[];
  /** Fixtures that may have been announced or still be in play between two times of play; more may come along. */
  between: (from: number, to: number) => Fixture[];
  byId: (id: number) => Fixture | null;
};

/** Longest match of all sports, seconds of play, overtime and all. */
export const LONGEST_MATCH = 4 * 3600;
