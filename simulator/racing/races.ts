import type { BetStatusId } from '../../contracts/coupon.ts';
import type { RaceLeg } from '../../contracts/race-leg.ts';
import type { Fair } from '../fair.ts';
import { gameIdOf, marketKeyOf, racePlaceOf } from '../ids.ts';
import type { createMargins, MoneyRow } from '../margins.ts';
import type { MatchTime } from '../match-time.ts';
import type { Origin } from '../origin.ts';
import { changesOf } from '../outrights/outrights.ts';
import type { DomainOp, Settled, SimMarket, SimMatch, Text } from '../types.ts';
import type { Course } from './courses.ts';
import { raceAsMatch, type RacePhase, runnerMarket, runnerMarketId, runnerNames } from './entities.ts';
import { legBy, resultBy } from './leg.ts';
import { oddsOf } from './odds.ts';
import { placeOfRace, racesBetween } from './place.ts';
import { createRaceBook, leftBy, outBy, type Race, type RaceBook } from './race.ts';

type Options = {
  origin: Origin;
  time: MatchTime;
  courses: readonly Course[];
  marginsOf: () => ReturnType<typeof createMargins>;
  afterMoney: (milli: number, outcome: { gameId: number; marketId: number }, row: MoneyRow | null) => number;
  awaited: (gameId: number) => readonly number[] | null;
};

/**
 * What is published of one. `markets` null: its prices were never asked for. Nothing changes before `nextAt` of play.
 */
type Row = {
  race: Race;
  match: SimMatch;
  phase: RacePhase;
  out: number;
  markets: ReadonlyMap<number, SimMarket> | null;
  isWatched: boolean;
  nextAt: number;
};

type News = { ops: DomainOp[]; settled: Settled[] };

/** How far ahead races are looked up. */
const aheadMs = 12 * 3_600_000;
const longestMs = 6 * 3_600_000;
/** New races are looked for once in so much play time. */
const announceMs = 60_000;

export const phaseOf = ({ off, overAt }: Race, at: number): RacePhase =>
  at < off ? 'open' : at < overAt ? 'off' : 'over';

const nextOf = (race: Race, at: number): number =>
  Math.min(
    ...[...race.course().withdrawals.map((one) => one.at), race.off, race.overAt, race.goneAt].filter(
      (each) => each > at,
    ),
  );

/** Races of the day: on offer from twelve hours before the off, and seen for a while after it. */
export function createRaces({ origin, time, courses, marginsOf, afterMoney, awaited }: Options) {
  const book: RaceBook = createRaceBook(origin);
  const rows = new Map<number, Row>();
  let announcedTo = -Infinity;
  let nextAt = -Infinity;
  /** Starts are told in the world's time, which runs at this speed; 0 while play is paused. */
  let pace = -1;
  let lookedAt = -Infinity;

  const own = new Set(courses);
  const raceOf = (gameId: number): Race | null => {
    if (racePlaceOf(gameId) === null) return null;
    const place = rows.get(gameId)?.race.place ?? placeOfRace(gameId);
    return place && own.has(place.course) ? book.raceAt(place) : null;
  };
  const runnerOf = (marketId: number) => {
    const race = raceOf(gameIdOf(marketId));
    const number = marketKeyOf(marketId).param;
    const runner = race?.runners.find((one) => one.number === number);
    return race && runner ? { race, runner } : null;
  };

  const seen = (race: Race, at: number): Pick<Row, 'match' | 'phase' | 'out' | 'nextAt'> => {
    const phase = phaseOf(race, at);
    const match = raceAsMatch(race, at, { startAtMs: time.timeOf(race.off), phase });
    return { match, phase, out: outBy(race, at).length, nextAt: nextOf(race, at) };
  };

  const priced = (row: Row, at: number): ReadonlyMap<number, SimMarket> => {
    const { race, phase } = row;
    const margins = marginsOf()(race.place.course.champ, 'line');
    const markets = oddsOf(race, phase === 'over' ? [] : leftBy(race, at), margins).map(({ runner, milli: bare }) => {
      const marketId = runnerMarketId(race.id, runner.number);
      const milli = afterMoney(bare, { gameId: race.id, marketId }, margins.money);
      const lock = phase === 'open' ? (milli === 0 ? 'price' : null) : 'closed';
      return runnerMarket(race, runner, { milli, lock });
    });
    row.markets = new Map(markets.map((market) => [market.id, market]));
    return row.markets;
  };

  const put = ({ match }: Row): DomainOp => ({ op: 'put', kind: 'game', id: match.id, value: match });

  const announce = (at: number, { ops }: News) => {
    const beat = Math.floor(at / announceMs) * announceMs;
    if (beat <= announcedTo) return;
    for (const place of racesBetween(courses, Math.max(at, announcedTo) - longestMs, beat + aheadMs)) {
      const race = book.raceAt(place);
      if (rows.has(race.id) || race.goneAt <= at || race.announcedAt > at) continue;
      const row: Row = { race, markets: null, isWatched: false, ...seen(race, at) };
      rows.set(race.id, row);
      ops.push(put(row));
    }
    announcedTo = beat;
  };

  const settle = (row: Row, at: number, { settled }: News) => {
    const { race } = row;
    if (awaited(race.id) === null) return;
    const results = race.runners.flatMap(({ number }): [number, BetStatusId][] => {
      const result = resultBy(race, number, at);
      return result === null ? [] : [[runnerMarketId(race.id, number), result]];
    });
    if (results.length > 0) settled.push({ gameId: race.id, results });
  };

  /** Tells what has become of one since the last look. */
  const refresh = (row: Row, at: number, isPaceNew: boolean, news: News) => {
    const { race } = row;
    const before = { phase: row.phase, out: row.out };
    Object.assign(row, seen(race, at));
    const hasMoved = before.phase !== row.phase || before.out !== row.out;
    if (hasMoved && (row.phase === 'over' || before.out !== row.out)) settle(row, at, news);
    if (at >= race.goneAt) {
      rows.delete(race.id);
      news.ops.push({ op: 'del', kind: 'game', id: race.id });
      return;
    }
    if (hasMoved || isPaceNew) news.ops.push(put(row));
    const { markets } = row;
    row.markets = null;
    if (row.isWatched && markets) news.ops.push(...changesOf(markets, priced(row, at)));
  };

  /** Brings all to a moment of play. */
  const tick = (at: number): News => {
    const news: News = { ops: [], settled: [] };
    const paceNow = time.isRunning() ? time.speed() : 0;
    const isPaceNew = paceNow !== pace;
    if (at < lookedAt) {
      news.ops.push(...[...rows.keys()].map((id): DomainOp => ({ op: 'del', kind: 'game', id })));
      rows.clear();
      announcedTo = -Infinity;
    }
    lookedAt = at;
    if (at >= nextAt || isPaceNew)
      for (const row of [...rows.values()]) if (at >= row.nextAt || isPaceNew) refresh(row, at, isPaceNew, news);
    announce(at, news);
    pace = paceNow;
    nextAt = Math.min(...[...rows.values()].map((row) => row.nextAt), Infinity);
    return news;
  };

  const marketsOf = (gameId: number): ReadonlyMap<number, SimMarket> => {
    const row = rows.get(gameId);
    return row ? (row.markets ?? priced(row, lookedAt)) : new Map();
  };

  return {
    tick,
    book,
    time,
    courses,
    raceOf,
    matches: (): SimMatch[] => [...rows.values()].map(({ match }) => match),
    champOf: (gameId: number) => rows.get(gameId)?.race.place.course.champ,
    match: (gameId: number): SimMatch | undefined => rows.get(gameId)?.match,
    marketsOf: (gameId: number): SimMarket[] => [...marketsOf(gameId).values()],
    market: (marketId: number): SimMarket | undefined => marketsOf(gameIdOf(marketId)).get(marketId),
    fairOf: (marketId: number): Fair | null => {
      const row = rows.get(gameIdOf(marketId));
      if (!row || row.phase === 'over') return null;
      const found = oddsOf(row.race, leftBy(row.race, lookedAt), marginsOf()(row.race.place.course.champ, 'line')).find(
        ({ runner }) => runner.number === marketKeyOf(marketId).param,
      );
      return found ? { chance: found.win, decided: 1, ...(found.place !== null && { place: found.place }) } : null;
    },
    watch: (gameId: number, isWatched: boolean): void => {
      const row = rows.get(gameId);
      if (row) row.isWatched = isWatched;
    },
    /** Margins, or the money on prices, are not what they were. */
    changed: (): void => {
      for (const row of rows.values()) if (row.markets) row.nextAt = -Infinity;
      nextAt = -Infinity;
    },
    has: (gameId: number, at: number): boolean => (raceOf(gameId)?.announcedAt ?? Infinity) <= at,
    resultOf: (marketId: number, at: number): BetStatusId | null => {
      const found = runnerOf(marketId);
      return found && resultBy(found.race, found.runner.number, at);
    },
    namesOf: (marketId: number): { name: Text; groupName: Text } | null => {
      const found = runnerOf(marketId);
      return found && runnerNames(found.runner);
    },
    /** The effect of a race on a bet that was taken at a time of play; null: the bet is on no race. */
    legOf: (marketId: number, takenAt: number, at: number): RaceLeg | null => {
      const found = runnerOf(marketId);
      return found && legBy(found.race, found.runner.number, takenAt, at);
    },
  };
}
export type Races = ReturnType<typeof createRaces>;
