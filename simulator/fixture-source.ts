import type { Fixture, FixtureChamp, FixtureTeam } from './fixture.ts';
import type { ContestAt } from './outrights/contest.ts';

/** Where matches come from: the endless lanes of the simulator, or real seasons. */
export type FixtureSource = {
  champs: readonly FixtureChamp[];
  /** What is won in a competition, by its number; none where nobody knows the whole season. */
  contests?: ReadonlyMap<number, ContestAt>;
  /** Fixtures that may have been announced or still be in play between two times of play; more may come along. */
  between: (from: number, to: number) => Fixture[];
  byId: (id: number) => Fixture | null;
  /** Everybody who plays in a competition at some time of the year; nobody in one of another source. */
  teamsOf: (champId: number) => readonly FixtureTeam[];
  /**
   * Matches of one competition that start between two times of play, oldest first, announced or not. `teamId`: a source may leave out
   * those that are sure to be without this team.
   */
  ofChamp: (champId: number, from: number, to: number, teamId?: number) => Fixture[];
};
