import { expect, test } from 'vitest';

import { betStatuses as S, type BetStatusId } from '../../contracts/coupon.ts';
import { couponFigures, type Leg, racingOf } from '../../contracts/maths/index.ts';
import { eachWayTerms, type RaceLeg } from '../../contracts/race-leg.ts';
import { createClock } from '../../sandbox/world/clock.ts';
import { createMargins, defaultMargins } from '../margins.ts';
import { createRandom } from '../random.ts';
import { createSimulator } from '../simulator.ts';
import { placeChances, winChances } from './chances.ts';
import { partOfCourses } from './courses.ts';
import { formOf } from './form.ts';
import { legBy, resultBy } from './leg.ts';
import { oddsOf } from './odds.ts';
import { placeOfRace, racesBetween } from './place.ts';
import { createRaceBook, leftBy, type Race } from './race.ts';
import { cutOf, cutOfAll } from './rule-four.ts';

const day = 86_400_000;
const begin = Date.UTC(2026, 4, 3);
const book = createRaceBook({ seed: 7, courseOf: (id) => id * 7919 + 2 ** 33 });
const some = (days: number): Race[] =>
  racesBetween(partOfCourses(1), begin, begin + days * day).map((place) => book.raceAt(place));

const termsOf = (race: Race, at: number) => eachWayTerms(leftBy(race, at).length, race.programme.kind === 'handicap');

/** What a bet of 100 at these odds is paid when the race is over. */
function paid(race: Race, number: number, { milli, at, isEachWay }: { milli: number; at: number; isEachWay: boolean }) {
  const statusId = resultBy(race, number, race.overAt) as BetStatusId;
  const { place, ...fields }: RaceLeg = {
    eachWay: termsOf(race, at) ?? undefined,
    ...legBy(race, number, at, race.overAt),
  };
  const leg: Leg = { milli, statusId, ...racingOf({ ...fields, place }, milli) };
  const result = couponFigures({ typeId: 0, legs: [leg], amount: 10_000, isEachWay });
  return result.ok ? (result.figures.payout ?? Number.NaN) / 10_000 : Number.NaN;
}

test('[RACE-01] two thousand races settle: each runner wins, loses or comes back, and nobody is left over', () => {
  const races = some(9);
  expect(races.length).toBeGreaterThan(2000);
  expect(new Set(races.map(({ id }) => id)).size).toBe(races.length);
  expect(Math.max(...races.map(({ id }) => id)) * 2 ** 26).toBeLessThan(2 ** 53);
  for (const race of races) {
    const results = race.runners.map(({ number }) => resultBy(race, number, race.overAt));
    const winners = results.filter((result) => result === S.win).length;
    const out = results.filter((result) => result === S.return).length;
    expect(placeOfRace(race.id)).toEqual(race.place);
    expect(results).not.toContain(null);
    expect(out).toBe(race.course().withdrawals.length);
    expect(winners).toBe(race.course().placings.filter(({ place }) => place === 1).length);
    // Dead heats share one stake.
    const part = race.runners.map(({ number }) => legBy(race, number, 0, race.overAt));
    const shares = part
      .filter((_, index) => results[index] === S.win)
      .map(({ deadHeatFactor = '1' }) => Number(deadHeatFactor));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
    const terms = termsOf(race, race.overAt);
    const places = part
      .filter((leg) => leg.place?.statusId === S.win)
      .map((leg) => Number(leg.place?.deadHeatFactor ?? 1));
    expect(places.reduce((sum, share) => sum + share, 0)).toBeCloseTo(terms?.places ?? 0, 4);
  }
});

test('[RACE-01] whoever bets on races, to win or each way, brings the house half a per cent at least', () => {
  const random = createRandom(11);
  const robots = { any: [0, 0], favourites: [0, 0], outsiders: [0, 0] };
  let bets = 0;
  for (const race of some(20)) {
    const at = race.off - Math.floor(random() * 6 * 3_600_000);
    const margins = createMargins(defaultMargins)(race.place.course.champ, 'line');
    const odds = oddsOf(race, leftBy(race, at), margins).sort((a, b) => a.milli - b.milli);
    const isEachWayPaid = termsOf(race, at) !== null;
    const backed = (name: keyof typeof robots, { runner, milli }: (typeof odds)[number]) => {
      const [win, eachWay] = robots[name] as [number, number];
      const own = (isEachWay: boolean) => paid(race, runner.number, { milli, at, isEachWay }) - 1;
      robots[name] = [win + own(false), eachWay + (isEachWayPaid ? own(true) : 0)];
    };
    for (const each of odds) backed('any', each);
    bets += odds.length;
    for (const each of odds.slice(0, 2)) backed('favourites', each);
    backed('outsiders', odds.at(-1)!);
  }
  expect(bets).toBeGreaterThan(20_000);
  const count = { any: bets, favourites: 2 * some(20).length, outsiders: some(20).length };
  for (const [name, sums] of Object.entries(robots))
    for (const sum of sums) expect(sum / count[name as keyof typeof count]).toBeLessThan(-0.005);
});

test('[RACE-01] no runner is worth a bet by its chances, whatever terms its places are paid on', () => {
  for (const race of some(5)) {
    const margins = createMargins(defaultMargins)(race.place.course.champ, 'line');
    const terms = termsOf(race, 0)!;
    for (const { win, place, milli } of oddsOf(race, race.runners, margins)) {
      const odds = milli / 1000;
      const eachWay = (win * odds + (place ?? 0) * (1 + (odds - 1) / Number(terms.fraction.slice(2)))) / 2;
      expect(win * odds).toBeLessThan(0.97);
      expect(eachWay).toBeLessThan(0.97);
    }
  }
});

test('[RACE-01] chances to win add up to one, chances of a place to the places, and races are run by them', () => {
  const weights = [3, 2, 1, 1, 0.5, 0.5, 0.25, 0.25];
  const sum = (chances: number[]) => chances.reduce((all, chance) => all + chance, 0);
  expect(sum(winChances(weights))).toBeCloseTo(1, 12);
  expect(placeChances(weights, 1)).toEqual(winChances(weights).map((chance) => expect.closeTo(chance, 12) as number));
  for (const places of [2, 3, 4]) expect(sum(placeChances(weights, places))).toBeCloseTo(places, 12);
  const races = some(20).filter((race) => race.course().withdrawals.length === 0);
  const expected = races.map(({ runners }) => Math.max(...winChances(runners.map(({ weight }) => weight))));
  const won = races.map((race) => {
    const best = race.runners.reduce((one, other) => (other.weight > one.weight ? other : one));
    return race.course().placings[0]?.number === best.number ? 1 : 0;
  });
  expect(Math.abs(sum(won) - sum(expected)) / races.length).toBeLessThan(0.03);
});

test('[RACE-03] a withdrawal gives stakes back and takes from the winnings of bets before it alone, by its odds', () => {
  expect([1900, 2000, 6000, 9000, 15_000, 15_500].map(cutOf)).toEqual([50, 45, 15, 10, 5, 0]);
  expect(cutOfAll([70, 30])).toBe(90);
  const race = some(20).find((one) => one.course().withdrawals.some(({ number }) => number === 1))!;
  const { number, at } = race.course().withdrawals.find((one) => one.number === 1)!;
  expect(resultBy(race, number, at - 1)).toBe(null);
  expect(resultBy(race, number, at)).toBe(S.return);
  const other = race.course().placings[0]!.number;
  expect(legBy(race, other, at - 1, at).deduction).toMatch(/^0\.\d/);
  expect(legBy(race, other, at, at)).not.toHaveProperty('deduction');
  expect(paid(race, number, { milli: 5000, at: at - 1, isEachWay: true })).toBe(1);
});

test('[RACE-02] form is what this world has run: the places of the last five runs', () => {
  const race = some(1).find(({ runners }) => runners.length > 8)!;
  const [runner] = race.runners;
  const form = formOf(book, race, runner!);
  expect(form).toMatch(/^\d{3,5}$/);
  const runs: number[] = [];
  for (let back = 1; runs.length < form.length; back += 1) {
    const at = book.raceOfDay({ course: race.place.course, day: race.place.day - back }, runner!.index);
    const number = at && book.raceAt(at).runners.find(({ index }) => index === runner!.index)?.number;
    const came =
      at &&
      book
        .raceAt(at)
        .course()
        .placings.find((one) => one.number === number);
    if (came) runs.unshift(came.place > 9 ? 0 : came.place);
  }
  expect(form).toBe(runs.join(''));
});

test('[RACE-06] meetings tell their races by time: the next ones with who has the lowest odds, those that are run with who came in where', () => {
  const clock = createClock({ now: begin + 10 * 3_600_000, manual: true });
  const simulator = createSimulator({ seed: 7, clock, catalogue: [], racing: 1 });
  simulator.start();
  const now = clock.now() / 1000;
  const meetings = simulator.racing.meetings(null, 'en');
  expect(new Set(meetings.map(({ sportId }) => sportId))).toEqual(new Set([14, 15]));
  expect(simulator.racing.meetings(15, 'en')).toEqual(meetings.filter(({ sportId }) => sportId === 15));
  const nextOf = (races: { startAt: number }[]) => races.find(({ startAt }) => startAt > now)?.startAt ?? Infinity;
  const next = meetings.map(({ races }) => nextOf(races));
  expect(next).toEqual(next.toSorted((a, b) => a - b));
  // Those that have run their last race stand at the end.
  expect(next.at(-1)).toBe(Infinity);

  const races = meetings.flatMap((meeting) => meeting.races.map((race) => ({ ...race, sportId: meeting.sportId })));
  for (const own of meetings.map((meeting) => meeting.races.map(({ startAt }) => startAt)))
    expect(own).toEqual(own.toSorted((a, b) => a - b));
  for (const race of races) expect(race.outcome === undefined).toBe(race.state !== 'over');
  const told = races.filter(({ favourite }) => favourite !== undefined);
  expect(told.filter(({ sportId }) => sportId === 14)).toHaveLength(6);
  for (const { id, startAt, favourite } of told) {
    expect(startAt).toBeGreaterThan(now);
    const lowest = Math.min(...simulator.marketsOf(id).map(({ milli }) => milli));
    expect(simulator.market(favourite!.marketId)?.milli).toBe(lowest);
  }
  for (const { id, outcome } of races.filter(({ state }) => state === 'over')) {
    const card = simulator.racing.card(id, 'en')!;
    const first = card.runners.filter(({ result }) => result && result.place <= 3);
    expect(outcome!.placed).toEqual(
      expect.arrayContaining(
        first.map(({ number, name, result }) => {
          const { place, share, coef } = result!;
          return { number, name, place, share, coef };
        }),
      ),
    );
    expect(outcome!.placed.map(({ place }) => place)).toEqual(outcome!.placed.map(({ place }) => place).toSorted());
    expect(outcome!.out).toEqual(card.runners.filter(({ out }) => out).map(({ number, name }) => ({ number, name })));
  }
  simulator.stop();
});

test('[RACE-07] results of a day are its races with who came in where and who did not run, and none before it is over', () => {
  const clock = createClock({ now: begin + 10 * 3_600_000, manual: true });
  const simulator = createSimulator({ seed: 7, clock, catalogue: [], racing: 1 });
  const of = (from: number, to: number) => simulator.racing.finished(from, to, 'en', ({ sportId }) => sportId === 14);
  const today = of(begin, begin + day);
  expect(today.length).toBeGreaterThan(30);
  expect(today.map(({ finishedAt }) => finishedAt)).toEqual(
    today.map(({ finishedAt }) => finishedAt).toSorted((a, b) => b - a),
  );
  expect(today[0]!.finishedAt * 1000).toBeLessThanOrEqual(clock.now());
  const yesterday = of(begin - day, begin);
  expect(yesterday).toHaveLength(15 * 8);
  expect(yesterday.some(({ race }) => race.out.length > 0)).toBe(true);
  for (const { match, champ, race } of yesterday) {
    expect(match).toMatchObject({ isFinished: true, champId: champ.id });
    expect(race.placed[0]).toMatchObject({ place: 1 });
    expect(race.placed[0]!.coef).toBeGreaterThan(1);
  }
  const ids = new Set(yesterday.map(({ match }) => match.id));
  expect(today.some(({ match }) => ids.has(match.id))).toBe(false);
  simulator.stop();
});

test('[RACE-01] a race comes on offer, loses who is withdrawn, closes at the off, and tells its results', () => {
  const clock = createClock({ now: begin, manual: true });
  const settled = new Map<number, BetStatusId>();
  const simulator = createSimulator({ seed: 7, clock, catalogue: [], racing: 0.1, awaited: () => [] });
  simulator.onSettled(({ results }) => {
    for (const [marketId, statusId] of results) settled.set(marketId, statusId);
  });
  simulator.start();
  const { games, sports } = simulator.snapshot();
  const [race] = games
    .filter(({ startAt }) => startAt * 1000 > begin + 3_600_000)
    .toSorted((a, b) => a.startAt - b.startAt);
  expect(sports.map(({ name }) => name.en).toSorted()).toEqual(['Greyhounds', 'Horse racing']);
  expect(race).toMatchObject({ zone: 'line', status: 0, outcomesCount: simulator.marketsOf(race!.id).length });
  const seen = simulator.marketsOf(race!.id);
  simulator.watch(race!.id);
  expect(simulator.racing.card(race!.id, 'en')?.runners).toHaveLength(seen.length);
  clock.setNow(race!.startAt * 1000 + 1000);
  expect(simulator.match(race!.id)?.status).toBe(2);
  expect(simulator.marketsOf(race!.id).every(({ isBlocked, lock }) => isBlocked && lock === 'closed')).toBe(true);
  expect(simulator.racing.card(race!.id, 'en')?.runners.some(({ result }) => result)).toBe(false);
  clock.setNow(race!.startAt * 1000 + 400_000);
  expect(simulator.match(race!.id)).toMatchObject({ status: 4, isFinished: true });
  expect(seen.every(({ id }) => settled.get(id) === simulator.resultOf(id) && settled.has(id))).toBe(true);
  const card = simulator.racing.card(race!.id, 'en');
  expect(card?.runners.find(({ result }) => result?.place === 1)).toBeDefined();
  expect(card?.meeting.races).toHaveLength(8);
  simulator.stop();
});
