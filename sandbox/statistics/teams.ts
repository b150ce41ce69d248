import type { Almanac, FixtureTeam, Listed } from '../../simulator/index.ts';
import { dayMs } from '../world/clock.ts';

/** A team with every competition that it plays in. */
export type KnownTeam = { team: FixtureTeam; sportId: number; champIds: readonly number[] };

type Index = ReadonlyMap<number, KnownTeam>;
const indexes = new WeakMap<Almanac, Index>();

function indexOf(almanac: Almanac): Index {
  const teams = new Map<number, { team: FixtureTeam; sportId: number; champIds: number[] }>();
  for (const { id: champId, sportId } of almanac.champs) {
    for (const team of almanac.teamsOf(champId)) {
      const known = teams.get(team.id);
      if (!known) teams.set(team.id, { team, sportId, champIds: [champId] });
      else if (known.sportId === sportId) known.champIds.push(champId);
    }
  }
  return teams;
}

/** The first question of a world looks through all its competitions. */
export function teamOf(almanac: Almanac, teamId: number): KnownTeam | undefined {
  const index = indexes.get(almanac) ?? indexOf(almanac);
  indexes.set(almanac, index);
  return index.get(teamId);
}

/** A question looks back and ahead so far at a time, and at most so far in all. */
const span = 56 * dayMs;
const farthest = 420 * dayMs;

/** Matches of a team in a direction of time from a moment, the nearest first, until there are enough. */
function walk(almanac: Almanac, { team, champIds }: KnownTeam, from: number, way: -1 | 1, most: number): Listed[] {
  const wanted = way < 0 ? 'over' : 'planned';
  const found: Listed[] = [];
  for (let far = 0; far < farthest && found.length < most; far += span) {
    const near = from + way * far;
    const [first, last] = way < 0 ? [near - span, near] : [near, near + span];
    const part = champIds
      .flatMap((champId) => almanac.matches(champId, first, last, team.id))
      .filter(({ state }) => state === wanted)
      .sort((a, b) => way * (a.startAt - b.startAt) || a.fixture.id - b.fixture.id);
    found.push(...part);
  }
  return found.slice(0, most);
}

/** The last matches of a team that began before a moment of play and are over, newest first. */
export const lastOf = (almanac: Almanac, team: KnownTeam, before: number, most: number): Listed[] =>
  walk(almanac, team, before, -1, most);

/** The next matches of a team, soonest first. */
export const nextOf = (almanac: Almanac, team: KnownTeam, most: number): Listed[] =>
  walk(almanac, team, almanac.now(), 1, most);

/** Two teams are remembered to have met so long ago. */
const memory = 3 * 366 * dayMs;

/** Matches of two teams against each other that began before a moment of play and are over, newest first. */
export function meetingsOf(almanac: Almanac, one: KnownTeam, other: KnownTeam, before: number, most: number): Listed[] {
  const shared = one.champIds.filter((champId) => other.champIds.includes(champId));
  return shared
    .flatMap((champId) => almanac.matches(champId, before - memory, before, one.team.id))
    .filter(({ fixture: { home, away }, state }) => state === 'over' && [home.id, away.id].includes(other.team.id))
    .sort((a, b) => b.startAt - a.startAt)
    .slice(0, most);
}
