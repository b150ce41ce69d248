import type { Stop, Tour } from '../catalogue/competition.ts';
import { dayOf, firstDayOf, momentOf, oneDay } from '../days.ts';
import type { Fixture, FixtureChamp, FixtureTeam, Forced } from '../fixture.ts';
import { longestMatch } from '../fixture.ts';
import { isCalendarWeek } from '../ids.ts';
import { type Match, once } from '../match.ts';
import type { Origin } from '../origin.ts';
import { hash } from '../random.ts';
import { fixtureOfWinners } from '../sports.ts';
import { idAt, leadOf, type Programme } from './calendar.ts';
import { kickOffsOf } from './season.ts';
import { tournamentContests } from './tournament-contests.ts';

/**
 * Rounds of a draw. Each lists its matches from the top of the draw to the foot. A player has a day between two matches
 * at least: the halves of the draw play on different days, and whoever finished last waits longest.
 */
const mainRounds: Readonly<Record<Tour['size'], readonly string[]>> = {
  32: [
    'Mon 11:00*2 13:00*2 15:00*2 18:00 20:00, Tue 11:00*2 13:00*2 15:00*2 18:00 20:00',
    'Wed 11:00 12:30 14:00 15:00, Thu 11:00 12:30 14:00 15:00',
    'Fri 11:00 13:00 15:00 17:00',
    'Sat 14:00 17:30',
    'Sun 19:00',
  ],
  16: [
    'Tue 11:00 13:00 15:00 18:00, Wed 11:00 13:00 15:00 18:00',
    'Thu 12:00 14:00, Fri 11:00 13:00',
    'Sat 14:00 17:30',
    'Sun 19:00',
  ],
};
const qualifierCount = 8;
const qualifyingRounds = ['Sat 10:00*2 11:30*2', 'Sun 11:30 13:00'];
/** In the numbers of a week the matches of the qualifying come first. */
const mainSlot = 8;
/** Weeks begin on Tuesday, but a tournament begins on Monday. */
const monday = 6;

type Starter = () => FixtureTeam;
type Context = { origin: Origin; forced: Forced; champ: FixtureChamp; stop: Stop; week: number };

/** Finds the player who goes on. When a match was abandoned, it is the player who led. */
function winnerOf(fixture: Fixture, match: Match): FixtureTeam {
  const [home, away] = match.factsAt(Infinity).full;
  return home >= away ? fixture.home : fixture.away;
}

/**
 * Makes the matches of a draw. It finds the pairings only on demand, so that next week's tournament need not be played
 * today.
 */
function drawOf(
  { origin, forced, champ, stop, week }: Context,
  starters: readonly Starter[],
  rounds: readonly (readonly number[])[],
  firstSlot: number,
): Fixture[] {
  const fixtures: Fixture[] = [];
  let entrants = starters;
  let knownAt = -Infinity;
  for (const starts of rounds) {
    const matches = starts.map((startAt, index) => {
      const [home, away] = [entrants[2 * index], entrants[2 * index + 1]];
      if (!home || !away) throw new Error(`competition ${champ.id} has too few players`);
      return fixtureOfWinners({
        ...{ origin, champ, competition: stop, startAt, lead: leadOf(champ.weight), knownAt },
        ...{ id: idAt({ champ, week, slot: firstSlot + fixtures.length + index }), home, away },
      });
    });
    fixtures.push(...matches);
    entrants = matches.map((fixture): Starter => {
      const ownWinner = once(() => winnerOf(fixture, fixture.createMatch()));
      return () => {
        const match = forced(fixture.id);
        return match ? winnerOf(fixture, match) : ownWinner();
      };
    });
    knownAt = Math.max(...starts) + longestMatch * 1000;
  }
  return fixtures;
}

/** The number of a week in its year, by its Thursday. */
function weekOfYear(week: number): number {
  const thursday = firstDayOf(week) + 2;
  const newYear = dayOf(Date.UTC(new Date(thursday * oneDay).getUTCFullYear(), 0, 1));
  return Math.floor((thursday - newYear) / 7) + 1;
}

type Tournament = {
  champ: FixtureChamp;
  stop: Stop;
  size: Tour['size'];
  players: readonly FixtureTeam[];
  qualifiers: readonly FixtureTeam[];
};

/** Makes a tournament. It is played in its weeks of each year, with the qualifying on the weekend before. */
export function createTournament(
  origin: Origin,
  forced: Forced,
  { champ, stop, size, players, qualifiers }: Tournament,
): Programme {
  const momentsOf = (week: number) => (round: string) =>
    kickOffsOf(round).map(({ day, minute }) =>
      momentOf(stop.zone, firstDayOf(week) + (day === monday ? -1 : day), minute),
    );
  /** A player of a tour plays every second week: no player plays a final and begins again on the next day. */
  const drawn = (pool: readonly FixtureTeam[], week: number, count: number): Starter[] =>
    pool
      .filter((_, index) => (index + week) % 2 === 0)
      .map((player) => ({ player, draw: hash(origin.seed, champ.id, week, player.id) }))
      .sort((a, b) => a.draw - b.draw)
      .slice(0, count)
      .map(
        ({ player }) =>
          () =>
            player,
      );

  const draw = (week: number) => drawn(players, week + 1, size);
  const qualifying = (week: number) => drawn(qualifiers, week + 1, qualifierCount);
  const isPlayed = (week: number) => stop.weeks.includes(weekOfYear(week + 1));
  const mainDraw = (week: number) =>
    drawOf({ origin, forced, champ, stop, week }, draw(week), mainRounds[size].map(momentsOf(week + 1)), mainSlot);

  return {
    champ,
    teams: [...players, ...qualifiers],
    isIn: (week, teamId) =>
      isPlayed(week) && [...draw(week), ...qualifying(week)].some((starter) => starter().id === teamId),
    lasts: 1,
    matchesOf: (week) =>
      isCalendarWeek(week) && isPlayed(week)
        ? [
            ...drawOf(
              { origin, forced, champ, stop, week },
              qualifying(week),
              qualifyingRounds.map(momentsOf(week)),
              0,
            ),
            ...mainDraw(week),
          ]
        : [],
    contestAt: tournamentContests({
      ...{ champ, size, isPlayed, mainDraw },
      lastStart: (week) => Math.max(...(mainRounds[size].map(momentsOf(week + 1)).at(-1) ?? [])),
      entrants: (week) => draw(week).map((starter) => starter()),
    }),
  };
}
