import { type Almanac, type Contest, type FixtureTeam, type Listed, yearsName } from '../../simulator/index.ts';
import type { Text } from '../texts/text.ts';
import { dayMs } from '../world/clock.ts';

/** One season of a competition, or one tournament. `id` 0: nobody bets on it as a whole. */
export type Season = {
  id: number;
  name: Text;
  form: 'table' | 'draw';
  /** Of a draw: how many players begin. */
  size: number;
  entrants: readonly FixtureTeam[];
  /** Of a table oldest first, of a draw round by round from its top to its foot. */
  matches: readonly Listed[];
  /** The last match has been played. */
  isOver: boolean;
};

const isAllOver = (matches: readonly Listed[]) => matches.length > 0 && matches.every(({ state }) => state === 'over');

function seasonOf(almanac: Almanac, contest: Contest): Season {
  const matches = contest.matches().map(almanac.listed);
  return {
    id: contest.id,
    name: contest.season,
    form: contest.form,
    size: contest.size,
    entrants: contest.entrants(),
    matches: contest.form === 'draw' ? matches : matches.toSorted((a, b) => a.startAt - b.startAt),
    isOver: isAllOver(matches),
  };
}

/** Without matches for so long one season is over and the next has not begun. */
const longestBreak = 50 * dayMs;
/** No season is longer. */
const longestSeason = 400 * dayMs;

/** Where seasons have no names, one lasts from break to break. */
function seasonByBreaks(almanac: Almanac, champId: number, at: number): Season | null {
  const all = almanac.matches(champId, at - longestSeason, at + longestSeason);
  const seasons: Listed[][] = [];
  for (const match of all) {
    const last = seasons.at(-1);
    const before = last?.at(-1);
    if (last && before && match.startAt - before.startAt <= longestBreak) last.push(match);
    else seasons.push([match]);
  }
  const begun = seasons.filter(([first]) => (first?.startAt ?? Infinity) <= at);
  const matches = begun.at(-1) ?? seasons[0];
  const [first, last] = [matches?.[0], matches?.at(-1)];
  if (!matches || !first || !last) return null;
  const entrants = new Map(
    matches.flatMap(({ fixture: { home, away } }) => [home, away].map((team) => [team.id, team])),
  );
  const years = [first, last].map(({ startAt }) => new Date(almanac.timeOf(startAt)).getUTCFullYear());
  return {
    id: 0,
    name: yearsName(years[0] ?? 0, years[0] !== years[1]),
    form: 'table',
    size: entrants.size,
    entrants: [...entrants.values()],
    matches,
    isOver: isAllOver(matches),
  };
}

/** Contests follow one another within so many steps of this length. */
const step = 28 * dayMs;
const mostSteps = 27;

/** The contest before another; null when the calendar holds none. */
function contestBefore(almanac: Almanac, champId: number, contest: Contest): Contest | null {
  const begunAt = Math.min(...contest.matches().map(({ startAt }) => startAt));
  for (let steps = 0; steps <= mostSteps; steps += 1) {
    const found = almanac.contestAt(champId, begunAt - dayMs - steps * step);
    if (found === null) return null;
    if (found.id !== contest.id) return found;
  }
  return null;
}

const hasBegun = ({ matches }: Season) => matches.some(({ state }) => state === 'over');

/**
 * The season that a page shows at a moment of play. `present`: the current season; before its first result, the
 * previous one. `finished`: the last whose winner is known. Null: nothing has been played.
 */
export function seasonAt(
  almanac: Almanac,
  champId: number,
  at: number,
  wanted: 'present' | 'finished' = 'present',
): Season | null {
  const contest = almanac.contestAt(champId, at);
  if (contest === null) return seasonByBreaks(almanac, champId, at);
  const season = seasonOf(almanac, contest);
  if (wanted === 'finished' ? season.isOver : hasBegun(season)) return season;
  const before = contestBefore(almanac, champId, contest);
  const last = before && seasonOf(almanac, before);
  return last && hasBegun(last) ? last : season;
}
