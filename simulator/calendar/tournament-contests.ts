import { dayOf, firstDayOf, oneDay, weekOf } from '../days.ts';
import type { Fixture, FixtureChamp, FixtureTeam } from '../fixture.ts';
import { outrightGameId } from '../ids.ts';
import { once } from '../match.ts';
import { type Contest, type ContestAt, leavesAt } from '../outrights/contest.ts';
import { monthName } from '../outrights/season-name.ts';

/** Bets on a tournament are taken from so long before its week. */
const lead = 28 * oneDay;
/** The week of the qualifying; the main draw is in the next. */
const weeksOfATournament = 1;

type Tournament = {
  champ: FixtureChamp;
  size: number;
  isPlayed: (week: number) => boolean;
  mainDraw: (week: number) => readonly Fixture[];
  /** The start of its final. */
  lastStart: (week: number) => number;
  entrants: (week: number) => readonly FixtureTeam[];
};

/** Each time that a tournament is played. The qualifying gives nobody a place in its draw, so only the main draw counts. */
export function tournamentContests({ champ, size, isPlayed, mainDraw, lastStart, entrants }: Tournament): ContestAt {
  const contestFrom = (from: number): Contest & { week: number } => {
    let week = from;
    while (!isPlayed(week)) week += 1;
    return {
      id: outrightGameId(champ.id, week),
      champ,
      season: monthName(firstDayOf(week + weeksOfATournament) * oneDay),
      announcedAt: firstDayOf(week) * oneDay - lead,
      closesAt: lastStart(week),
      form: 'draw',
      size,
      rules: {},
      entrants: once(() => entrants(week)),
      matches: once(() => mainDraw(week)),
      week,
    };
  };
  return (at) => {
    const contest = contestFrom(weekOf(dayOf(at)) - weeksOfATournament);
    return at < contest.announcedAt || leavesAt(contest) > at ? contest : contestFrom(contest.week + 1);
  };
}
