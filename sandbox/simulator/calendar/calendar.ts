import type { Fixture, FixtureChamp, FixtureTeam } from '../fixture.ts';
import { longestMatch } from '../fixture.ts';
import type { FixtureSource } from '../fixture-source.ts';
import { calendarGameId, gamePlaceOf } from '../ids.ts';
import type { ContestAt } from '../outrights/contest.ts';
import { dayOf, oneDay, oneHour, weekOf } from './days.ts';

/** What a competition plays in the weeks of the calendar; the same for ever. */
export type Programme = {
  champ: FixtureChamp;
  teams: readonly FixtureTeam[];
  matchesOf: (week: number) => readonly Fixture[];
  /** False where a team is sure not to play in what begins in that week; absent: it may. */
  isIn?: (week: number, teamId: number) => boolean;
  contestAt: ContestAt;
};

/** How long ahead a match is announced, by the weight of its competition. */
export const leadOf = (weight: number): number => (weight >= 75 ? 7 : weight >= 55 ? 4 : weight >= 30 ? 2 : 1) * oneDay;
const longestLead = leadOf(Infinity);
/** A tournament that begins with its qualifying in one week ends in the next. */
const weeksOfATournament = 1;

/** Days begin so much earlier and later around the world. */
const farthestZone = 14 * oneHour;

/** Weeks that are kept for the next question. */
const keptWeeks = 6;

/** A match in its place of the calendar. */
export type Place = { champ: FixtureChamp; week: number; slot: number };
export const idAt = ({ champ, week, slot }: Place): number => calendarGameId(champ.id, week, slot);

/** Matches of seasons and tournaments: a pure function of seed and date, whenever a world begins. */
export function createCalendar(programmes: readonly Programme[]): FixtureSource {
  const byChamp = new Map(programmes.map((programme) => [programme.champ.id, programme]));
  const known = new Map<number, readonly Fixture[]>();

  const matchesOf = (week: number): readonly Fixture[] => {
    const kept = known.get(week);
    if (kept) return kept;
    const [oldest] = known.keys();
    if (known.size >= keptWeeks && oldest !== undefined) known.delete(oldest);
    const matches = programmes.flatMap((programme) => programme.matchesOf(week));
    known.set(week, matches);
    return matches;
  };

  return {
    champs: programmes.map(({ champ }) => champ),
    contests: new Map(programmes.map(({ champ, contestAt }) => [champ.id, contestAt])),
    between: (from, to) => {
      const first = weekOf(dayOf(from - longestMatch * 1000 - farthestZone)) - weeksOfATournament;
      const last = weekOf(dayOf(to + longestLead + farthestZone));
      const weeks = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      return weeks
        .flatMap(matchesOf)
        .filter(({ startAt, announcedAt }) => announcedAt <= to && startAt >= from - longestMatch * 1000);
    },
    byId: (id) => {
      const place = gamePlaceOf(id);
      if (!('champId' in place)) return null;
      const matches = byChamp.get(place.champId)?.matchesOf(place.week) ?? [];
      return matches.find((match) => match.id === id) ?? null;
    },
    teamsOf: (champId) => byChamp.get(champId)?.teams ?? [],
    ofChamp: (champId, from, to, teamId) => {
      const programme = byChamp.get(champId);
      if (!programme) return [];
      const first = weekOf(dayOf(from - farthestZone)) - weeksOfATournament;
      const last = weekOf(dayOf(to + farthestZone));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
        .filter((week) => teamId === undefined || (programme.isIn?.(week, teamId) ?? true))
        .flatMap((week) => programme.matchesOf(week))
        .filter(({ startAt }) => startAt >= from && startAt < to)
        .sort((a, b) => a.startAt - b.startAt || a.id - b.id);
    },
  };
}
