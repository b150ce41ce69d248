import type { Season } from '../catalogue/competition.ts';
import { dateOf, dayOf, firstDayOf, momentOf, oneDay, oneHour } from '../days.ts';

/** A team rests at least this long between two matches. */
export const leastRest = 48 * oneHour;

const dayNames = ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon'];
/** A week belongs to the season in which its Saturday is. */
const saturdayOfWeek = 4;

type KickOff = { day: number; minute: number };

const rounds = new Map<string, readonly KickOff[]>();

/** Reads a round from its text in a table. Throws when the text is wrong. */
export function kickOffsOf(round: string): readonly KickOff[] {
  const known = rounds.get(round) ?? readRound(round);
  rounds.set(round, known);
  return known;
}

function readRound(round: string): KickOff[] {
  return round.split(', ').flatMap((part) => {
    const [name = '', ...times] = part.split(' ');
    const day = dayNames.indexOf(name);
    if (day < 0 || times.length === 0) throw new Error(`no match day: ${part}`);
    return times.flatMap((time) => {
      const [, hours, minutes, count = '1'] = /^(\d\d):(\d\d)(?:\*(\d+))?$/.exec(time) ?? [];
      if (hours === undefined) throw new Error(`no kick-off: ${time}`);
      const kickOff = { day, minute: Number(hours) * 60 + Number(minutes) };
      return Array.from({ length: Number(count) }, () => kickOff);
    });
  });
}

const isWithin = (date: string, from: string, to: string) =>
  from <= to ? from <= date && date <= to : date >= from || date <= to;

/** What a season says about weeks. */
export type Plan = {
  isPlayed: (week: number) => boolean;
  /** Kick-offs of each round of the week; none out of season. */
  roundsOf: (week: number) => readonly (readonly number[])[];
  /** Rounds of the season before that week. */
  playedBefore: (week: number) => number;
  /** The first day of the season that a week is in. */
  startOf: (week: number) => number;
  /**
   * The season of a week or, after its last match, the next season: the year in which it begins, its first week and its
   * last.
   */
  seasonFor: (week: number) => { year: number; first: number; last: number };
};

const plans = new WeakMap<Season, Plan>();

/** What follows from a table alone is the same in every world of a process. */
export function planOf(season: Season): Plan {
  const plan = plans.get(season) ?? createPlan(season);
  plans.set(season, plan);
  return plan;
}

function createPlan(season: Season): Plan {
  const { zone, from, to, breaks = [], midweek, cup, isFortnightly = false } = season;
  const weekly = season.rounds.map(kickOffsOf);
  const extra = midweek ? kickOffsOf(midweek.round) : [];
  const cupPlan = cup && planOf(cup);
  const played = new Map<number, number>();

  const isPlayed = (week: number) => {
    const date = dateOf(firstDayOf(week) + saturdayOfWeek);
    return (
      isWithin(date, from, to) &&
      !(isFortnightly && week % 2 !== 0) &&
      !breaks.some(([start, end]) => isWithin(date, start, end))
    );
  };
  const hasMidweek = (week: number) =>
    midweek !== undefined && week % midweek.every === 0 && isPlayed(week) && !cupPlan?.isPlayed(week);

  const momentsOf = (week: number, kickOffs: readonly KickOff[]) =>
    kickOffs.map(({ day, minute }) => momentOf(zone, firstDayOf(week) + day, minute)).sort((a, b) => a - b);
  const midweekOf = (week: number): readonly number[] => (hasMidweek(week) ? momentsOf(week, extra) : []);
  const busyDays = (week: number) => [...(cupPlan?.roundsOf(week)[0] ?? []), ...midweekOf(week)];

  /** The weekends before and after a round or cup in midweek leave two days of rest. */
  const weekendsOf = (week: number) => {
    const restedAt = Math.max(...busyDays(week)) + leastRest;
    const tiredAt = Math.min(...busyDays(week + 1)) - leastRest;
    return weekly.map((round) => momentsOf(week, round).filter((at) => at >= restedAt && at <= tiredAt));
  };
  const roundsOf = (week: number) => {
    if (!isPlayed(week)) return [];
    return hasMidweek(week) ? [midweekOf(week), ...weekendsOf(week)] : weekendsOf(week);
  };
  const roundCount = (week: number) => (isPlayed(week) ? weekly.length + (hasMidweek(week) ? 1 : 0) : 0);

  const startOf = (week: number): number => {
    const saturday = firstDayOf(week) + saturdayOfWeek;
    const year = new Date(saturday * oneDay).getUTCFullYear();
    const inYear = (each: number) => dayOf(Date.parse(`${each}-${from}`));
    return inYear(year) <= saturday ? inYear(year) : inYear(year - 1);
  };
  const playedBefore = (week: number): number => {
    const known = played.get(week);
    if (known !== undefined) return known;
    const isFirst = firstDayOf(week - 1) + saturdayOfWeek < startOf(week);
    const before = isFirst ? 0 : playedBefore(week - 1) + roundCount(week - 1);
    played.set(week, before);
    return before;
  };

  const seasonOf = (year: number) => {
    const weekOn = (date: string, side: 'ceil' | 'floor') =>
      Math[side]((dayOf(Date.parse(date)) - saturdayOfWeek - firstDayOf(0)) / 7);
    let first = weekOn(`${year}-${from}`, 'ceil');
    let last = weekOn(`${from <= to ? year : year + 1}-${to}`, 'floor');
    while (!isPlayed(first)) first += 1;
    while (!isPlayed(last)) last -= 1;
    return { year, first, last };
  };
  const seasonFor = (week: number) => {
    const year = new Date(startOf(week) * oneDay).getUTCFullYear();
    const own = seasonOf(year);
    return week <= own.last ? own : seasonOf(year + 1);
  };
  return { isPlayed, roundsOf, playedBefore, startOf, seasonFor };
}
