import { expect, test } from 'vitest';

import { sportIds } from '../../contracts/markets.ts';
import { fullCatalogue } from '../catalogue/index.ts';
import { dayOf, oneDay, oneHour, weekOf } from '../days.ts';
import type { Fixture } from '../fixture.ts';
import { createSources } from '../sources.ts';
import { sports } from '../sports.ts';
import { createCalendar } from './calendar.ts';
import { leastRest, planOf } from './season.ts';

/** Matches that start between two days, of every sport, oldest first. */
function fixturesOf(seed: number, from: number, to: number): Fixture[] {
  const sources = createSources({ seed }, from, fullCatalogue);
  const found = new Map<number, Fixture>();
  for (let at = from; at < to; at += oneDay)
    for (const source of sources) for (const fixture of source.between(at, at + oneDay)) found.set(fixture.id, fixture);
  return [...found.values()]
    .filter(({ startAt }) => startAt >= from && startAt < to)
    .sort((a, b) => a.startAt - b.startAt);
}

/** The shortest time from one match of a team to its next, in hours, with who they are. */
function shortestRest(fixtures: readonly Fixture[]): { hours: number; team: string } {
  const last = new Map<string, number>();
  const rests = fixtures.flatMap(({ champ, home, away, startAt }) =>
    [home, away].map(({ id, name }) => {
      const key = `${champ.sportId} ${id}`;
      const hours = (startAt - (last.get(key) ?? -Infinity)) / oneHour;
      last.set(key, startAt);
      return { hours, team: `${champ.name.en}, ${name.en}, ${new Date(startAt).toISOString()}` };
    }),
  );
  return rests.reduce((least, rest) => (rest.hours < least.hours ? rest : least), { hours: Infinity, team: '' });
}

/** A player of tournaments plays day after day. */
const ofTours = new Set(sports.filter(({ tours }) => tours.length > 0).map(({ id }) => id));
const isOfTour = ({ champ }: Fixture) => ofTours.has(champ.sportId);

/** Weeks with clocks that change, the turn of a year, summer, and cups in midweek. */
const spans = [
  ['autumn', Date.UTC(2026, 9, 6)],
  ['the turn of the year', Date.UTC(2026, 11, 22)],
  ['spring', Date.UTC(2027, 2, 9)],
  ['summer', Date.UTC(2027, 6, 20)],
] as const;

test.each(spans)(
  '[SPORT-02] no team plays twice within 48 hours, no player of tournaments within a day: %s',
  (_, from) => {
    for (const seed of [1, 7, 20_260_314]) {
      const fixtures = fixturesOf(seed, from, from + 28 * oneDay);
      const players = shortestRest(fixtures.filter(isOfTour));
      expect(players.hours, players.team).toBeGreaterThanOrEqual(24);
      const others = shortestRest(fixtures.filter((fixture) => !isOfTour(fixture)));
      expect(others.hours, others.team).toBeGreaterThanOrEqual(leastRest / oneHour);
    }
  },
);

test('[SPORT-02] competitions have seasons: none in the break, a full round a week in between', () => {
  const premier = (from: number) =>
    fixturesOf(7, from, from + 7 * oneDay).filter(({ champ }) => champ.id === 100).length;
  expect(premier(Date.UTC(2026, 6, 7))).toBe(0);
  // Two rounds in the weeks with one in midweek.
  for (let week = 0; week < 30; week += 6)
    expect([10, 20]).toContain(premier(Date.UTC(2026, 8, 8) + week * 7 * oneDay));
});

/** Day of the week and hour of the day, as clocks of the country show them. */
function localStart(zone: string, startAt: number): { day: string; hour: number } {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' })
    .formatToParts(startAt)
    .map(({ type, value }) => [type, value]);
  const { weekday = '', hour = '' } = Object.fromEntries(parts) as Record<string, string>;
  return { day: weekday, hour: Number(hour) };
}

test.each([
  ['England', 100, 'Europe/London', ['Fri', 'Sat', 'Sun', 'Mon'], 12, 20],
  ['Germany', 105, 'Europe/Berlin', ['Fri', 'Sat', 'Sun'], 15, 20],
  ['Spain', 107, 'Europe/Madrid', ['Fri', 'Sat', 'Sun', 'Mon'], 14, 21],
  ['Brazil', 127, 'America/Sao_Paulo', ['Sat', 'Sun'], 11, 21],
  ['Saudi Arabia', 180, 'Asia/Riyadh', ['Thu', 'Fri', 'Sat'], 17, 20],
] as const)(
  '[SPORT-02] kick-offs are on the usual days and hours of the country: %s',
  (_, id, zone, days, first, last) => {
    const midweek = new Set(['Tue', 'Wed']);
    const starts = fixturesOf(3, Date.UTC(2026, 8, 1), Date.UTC(2026, 9, 13))
      .filter(({ champ }) => champ.id === id)
      .map(({ startAt }) => localStart(zone, startAt));
    expect(starts.length).toBeGreaterThan(30);
    for (const { day, hour } of starts) {
      expect(midweek.has(day) || (days as readonly string[]).includes(day)).toBe(true);
      expect(hour).toBeGreaterThanOrEqual(first);
      expect(hour).toBeLessThanOrEqual(last);
    }
  },
);

test('[SPORT-02] a tournament goes from its first round to one final, winners against winners', () => {
  const matches = fixturesOf(7, Date.UTC(2026, 4, 3), Date.UTC(2026, 4, 12)).filter(({ champ }) =>
    champ.name.en.startsWith('ATP Rome'),
  );
  const main = matches.filter(({ startAt }) => startAt >= Date.UTC(2026, 4, 4));
  const players = (list: readonly Fixture[]) => new Set(list.flatMap(({ home, away }) => [home.id, away.id]));
  expect(main.length).toBe(31);
  expect(
    [main.slice(0, 16), main.slice(16, 24), main.slice(24, 28), main.slice(28, 30), main.slice(30)].map(
      (round) => players(round).size,
    ),
  ).toEqual([32, 16, 8, 4, 2]);
  const [final] = main.slice(-1);
  const [home, away] = final!.createMatch().factsAt(Infinity).full;
  expect(home).not.toBe(away);
});

test('[SPORT-02] every week of a season has room for its matches, whatever else the clubs play', () => {
  for (const { leagues } of fullCatalogue) {
    for (const { id, seasons } of leagues) {
      for (const season of seasons) {
        const { roundsOf } = planOf(season);
        for (let week = 2_950; week < 3_060; week += 1)
          for (const round of roundsOf(week))
            expect(round.length, `competition ${id}, week ${week}`).toBeGreaterThan(0);
      }
    }
  }
});

test('[SPORT-02] no two competitions of all sports have one number', () => {
  const ids = fullCatalogue.flatMap(({ leagues, tours, endless }) =>
    [...leagues, ...tours.flatMap(({ stops }) => stops), ...endless].map(({ id }) => id),
  );
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('[SPORT-02] a club is one team in its league and its cup, and two leagues never share one', () => {
  const [football] = fullCatalogue;
  const cups = new Set([125, 131, 138]);
  const names = football!.leagues.filter(({ id }) => !cups.has(id)).flatMap(({ teams }) => teams);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const known = new Set(names);
  const guests = football!.leagues.filter(({ id }) => cups.has(id)).flatMap(({ teams }) => teams);
  expect(guests.filter((name) => !known.has(name))).toEqual([]);
});

test('[SPORT-02] the same date has the same matches, whenever the world began', () => {
  const at = Date.UTC(2026, 2, 14);
  const [first, second] = [Date.UTC(2026, 0, 2), Date.UTC(2026, 2, 13)].map((epoch) => {
    const [calendar] = createSources({ seed: 7 }, epoch, fullCatalogue);
    return calendar!.between(at, at).map(({ id, startAt, home, away }) => [id, startAt, home.id, away.id]);
  });
  expect(first!.length).toBeGreaterThan(300);
  expect(second).toEqual(first);
});

test('[SPORT-02] at every hour of a week in season matches are in play', () => {
  const from = Date.UTC(2026, 10, 24);
  const fixtures = fixturesOf(7, from, from + 7 * oneDay);
  const football = fixtures.filter(({ champ }) => champ.sportId === sportIds.football);
  for (let at = from + 3 * oneHour; at < from + 7 * oneDay; at += oneHour) {
    const inPlay = (list: readonly Fixture[]) =>
      list.filter(({ startAt }) => startAt <= at && at < startAt + 1.75 * oneHour);
    expect(inPlay(football).length, new Date(at).toISOString()).toBeGreaterThanOrEqual(3);
    expect(inPlay(fixtures).length, new Date(at).toISOString()).toBeGreaterThanOrEqual(6);
  }
});

test('[SPORT-02] only weeks in which matches may be announced by now are drawn up, each once', () => {
  const [champ] = createSources({ seed: 7 }, 0, fullCatalogue)[0]!.champs;
  const asked: [weight: number, week: number][] = [];
  const programme = (weight: number, lasts: number) => ({
    champ: { ...champ!, id: 1000 * lasts + weight, weight },
    teams: [],
    lasts,
    matchesOf: (week: number) => {
      asked.push([weight, week]);
      return [];
    },
    contestAt: () => {
      throw new Error('Nobody asks what is won.');
    },
  });
  const calendar = createCalendar([programme(10, 0), programme(80, 0), programme(20, 1)]);
  const thursday = Date.UTC(2026, 9, 22, 12);
  const week = weekOf(dayOf(thursday));
  for (let look = 0; look < 3; look += 1) calendar.between(thursday, thursday);
  expect(asked).toEqual([
    [20, week - 1],
    [10, week],
    [80, week],
    [20, week],
    [80, week + 1],
  ]);
});

test('[SPORT-02] two worlds of one process read the tables once', () => {
  const [one, other] = [7, 8].map((seed) => createSources({ seed }, Date.UTC(2026, 9, 22), fullCatalogue));
  expect(one!.flatMap(({ champs }) => champs).length).toBeGreaterThan(400);
  for (const [index, source] of one!.entries()) {
    const champs = other![index]!.champs;
    expect(source.champs.filter((champ, at) => champ !== champs[at])).toEqual([]);
  }
});

test('[SPORT-02] bets on a tournament close when its final starts', () => {
  const [calendar] = createSources({ seed: 7 }, 0, fullCatalogue);
  const draws = [...calendar!.contests!.values()]
    .map((contestAt) => contestAt(Date.UTC(2026, 4, 5)))
    .filter(({ form }) => form === 'draw');
  expect(draws.length).toBeGreaterThan(20);
  for (const { closesAt, matches } of draws)
    expect(closesAt).toBe(Math.max(...matches().map(({ startAt }) => startAt)));
});
