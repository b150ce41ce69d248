import { dayOf, weekOf } from '../days.ts';
import type { Fixture, FixtureChamp, FixtureTeam } from '../fixture.ts';
import { outrightGameId } from '../ids.ts';
import { once } from '../match.ts';
import type { Rules } from '../sport.ts';
import { type Contest, leavesAt } from './contest.ts';
import { monthName } from './season-name.ts';

/** Matches each `period` ms from `origin` on. */
type Lane = { champ: FixtureChamp; origin: number; period: number; rules: Rules };
type Play = { teams: readonly FixtureTeam[]; matchAt: (index: number) => Fixture };

/** Competitions without an end have a champion of each month: the best entrant in the matches that start in it. */
export function monthlyContest(lane: Lane, play: Play, at: number): Contest {
  const day = new Date(at);
  const ofMonth = (offset: number) => contestOf(lane, play, Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + offset));
  const [before, own] = [ofMonth(-1), ofMonth(0)];
  // The last matches of a month end in the next.
  if (leavesAt(before) > at) return before;
  return leavesAt(own) > at ? own : ofMonth(1);
}

function contestOf({ champ, origin, period, rules }: Lane, { teams, matchAt }: Play, monthAt: number): Contest {
  const begun = new Date(monthAt);
  const first = Math.ceil((monthAt - origin) / period);
  const last = Math.ceil((Date.UTC(begun.getUTCFullYear(), begun.getUTCMonth() + 1) - origin) / period) - 1;
  return {
    // The first week that begins within the month: each month has its own.
    id: outrightGameId(champ.id, weekOf(dayOf(monthAt)) + 1),
    champ,
    season: monthName(monthAt),
    announcedAt: -Infinity,
    closesAt: origin + last * period,
    form: 'table',
    size: teams.length,
    rules,
    entrants: () => teams,
    matches: once(() => Array.from({ length: last - first + 1 }, (_, index) => matchAt(first + index))),
  };
}
