import type { SearchTeam } from '../../contracts/search.ts';
import { type Almanac, type FixtureTeam, sportOf } from '../../simulator/index.ts';
import { localize } from '../texts/text.ts';

/** `weight`: of the greatest competition that the team plays in. */
export type SearchedTeam = { team: FixtureTeam; sportId: number; weight: number };

const known = new WeakMap<Almanac, readonly SearchedTeam[]>();

function teamsIn(almanac: Almanac): readonly SearchedTeam[] {
  const teams = new Map<number, SearchedTeam>();
  for (const { id, sportId, weight } of almanac.champs.toSorted((a, b) => b.weight - a.weight))
    for (const team of almanac.teamsOf(id)) if (!teams.has(team.id)) teams.set(team.id, { team, sportId, weight });
  return [...teams.values()];
}

/** The greatest first. The first question of a world looks through all its competitions. */
export function searchedTeams(almanac: Almanac): readonly SearchedTeam[] {
  const teams = known.get(almanac) ?? teamsIn(almanac);
  known.set(almanac, teams);
  return teams;
}

const byId = new WeakMap<readonly SearchedTeam[], ReadonlyMap<number, SearchedTeam>>();

export function searchedTeam(almanac: Almanac, id: number): SearchedTeam | undefined {
  const teams = searchedTeams(almanac);
  const index = byId.get(teams) ?? new Map(teams.map((each) => [each.team.id, each]));
  byId.set(teams, index);
  return index.get(id);
}

export const wireTeam = ({ team: { id, name }, sportId }: SearchedTeam, lng: string): SearchTeam => ({
  id,
  name: localize(name, lng),
  nameEng: name.en,
  sportId,
  sportName: localize(sportOf(sportId).name, lng),
});
