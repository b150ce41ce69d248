import { dayOf, oneDay, oneHour, weekOf } from '../days.ts';
import type { Fixture, FixtureChamp, FixtureTeam } from '../fixture.ts';
import { longestMatch } from '../fixture.ts';
import type { FixtureSource } from '../fixture-source.ts';
import { calendarGameId, matchPlaceOf } from '../ids.ts';
import type { ContestAt } from '../outrights/contest.ts';

/** What a competition plays in the weeks of the calendar; the same for ever. */
export type Programme = {
  champ: FixtureChamp;
  teams: readonly FixtureTeam[];
  matchesOf: (week: number) => readonly Fixture[];
  /** So many weeks pass from the first to the last match of what begins in a week. */
  lasts: number;
  /** False where a team is sure not to play in what begins in that week; absent: it may. */
  isIn?: (week: number, teamId: number) => boolean;
  contestAt: ContestAt;
};

/** How long ahead a match is announced, by the weight of its competition. */
export const leadOf = (weight: number): number => (weight >= 75 ? 7 : weight >= 55 ? 4 : weight >= 30 ? 2 : 1) * oneDay;
const longestLead = leadOf(Infinity);

/** Days begin so much earlier and later around the world. */
const farthestZone = 14 * oneHour;

/** Weeks that are kept for the next question. */
const keptWeeks = 6;

const weeksBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** A match in its place of the calendar. */
export type Place = { champ: FixtureChamp; week: number; slot: number };
export const idAt = ({ champ, week, slot }: Place): number => calendarGameId(champ.id, week, slot);

/** Matches of seasons and tournaments: a pure function of seed and date, whenever a world begins. */
export function createCalendar(programmes: readonly Programme[]): FixtureSource {
  const byChamp = new Map(programmes.map((programme) => [programme.champ.id, programme]));
  const longest = Math.max(...programmes.map(({ lasts }) => lasts), 0);
  const known = new Map<number, Map<Programme, readonly Fixture[]>>();

  const keptOf = (week: number): Map<Programme, readonly Fixture[]> => {
    const kept = known.get(week) ?? new Map<Programme, readonly Fixture[]>();
    const [oldest] = known.keys();
    if (known.size >= keptWeeks && !known.has(week) && oldest !== undefined) known.delete(oldest);
    known.set(week, kept);
    return kept;
  };
  const matchesOf = (programme: Programme, week: number): readonly Fixture[] => {
    const kept = keptOf(week);
    const matches = kept.get(programme) ?? programme.matchesOf(week);
    kept.set(programme, matches);
    return matches;
  };

  return {
    champs: programmes.map(({ champ }) => champ),
    contests: new Map(programmes.map(({ champ, contestAt }) => [champ.id, contestAt])),
    between: (from, to) => {
      const begun = from - longestMatch * 1000;
      const first = weekOf(dayOf(begun - farthestZone));
      const lastFor = (lead: number) => weekOf(dayOf(to + lead + farthestZone));
      return weeksBetween(first - longest, lastFor(longestLead)).flatMap((week) =>
        programmes
          // Most competitions are announced a day or two ahead: their next weeks need not be drawn up.
          .filter(({ champ, lasts }) => week >= first - lasts && week <= lastFor(leadOf(champ.weight)))
          .flatMap((programme) => matchesOf(programme, week))
          .filter(({ startAt, announcedAt }) => announcedAt <= to && startAt >= begun),
      );
    },
    byId: (id) => {
      const place = matchPlaceOf(id);
      if (!('champId' in place)) return null;
      const matches = byChamp.get(place.champId)?.matchesOf(place.week) ?? [];
      return matches.find((match) => match.id === id) ?? null;
    },
    teamsOf: (champId) => byChamp.get(champId)?.teams ?? [],
    ofChamp: (champId, from, to, teamId) => {
      const programme = byChamp.get(champId);
      if (!programme) return [];
      const first = weekOf(dayOf(from - farthestZone)) - programme.lasts;
      return weeksBetween(first, weekOf(dayOf(to + farthestZone)))
        .filter((week) => teamId === undefined || (programme.isIn?.(week, teamId) ?? true))
        .flatMap((week) => programme.matchesOf(week))
        .filter(({ startAt }) => startAt >= from && startAt < to)
        .sort((a, b) => a.startAt - b.startAt || a.id - b.id);
    },
  };
}
