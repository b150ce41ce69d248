import type { Fixture, FixtureChamp, FixtureTeam } from './fixture.ts';
import type { ContestAt } from './outrights/contest.ts';

/** Where matches come from: the endless lanes of the simulator, or real seasons. */
export type FixtureSource = {
  champs: readonly FixtureChamp[];
  /** The title at stake in a competition, by its number; none where the whole season is not known. */
  contests?: ReadonlyMap<number, ContestAt>;
  /** Fixtures that may have been announced or still be in play between two times of play; more may come along. */
  between: (from: number, to: number) => Fixture[];
  byId: (id: number) => Fixture | null;
  /** All teams of a competition at some time of the year; none for a competition of another source. */
  teamsOf: (champId: number) => readonly FixtureTeam[];
  /**
   * Matches of one competition that start between two times of play, oldest first, announced or not. `teamId`: a source
   * may leave out matches that are certainly without this team.
   */
  ofChamp: (champId: number, from: number, to: number, teamId?: number) => Fixture[];
};
