import type { BetStatusId } from '../../contracts/coupon.ts';
import type { SimulatorRequest } from '../../contracts/control.ts';
import type { MarginTable } from '../../contracts/margins.ts';
import type { Cancel, Clock } from '../world/clock.ts';
import type { CommandResult } from './command.ts';
import { runCommand } from './command.ts';
import { createCounts } from './counts.ts';
import { finishedBetween, type Finished } from './finished.ts';
import type { Fixture, FixtureChamp, FixtureSource } from './fixture.ts';
import { LONGEST_MATCH } from './fixture.ts';
import { FINISHED_STAY_MS, createRecord, factsOf, isGone, refreshGame } from './game.ts';
import { gameIdOf, marketKeyOf } from './ids.ts';
import type { CatalogueSport } from './lanes.ts';
import { CATALOGUE, createLanes } from './lanes.ts';
import { createMargins, defaultMargins } from './margins.ts';
import type { Anchor } from './match-time.ts';
import { createMatchTime } from './match-time.ts';
import { secondOf, type GameRecord } from './record.ts';
import { resultsUpTo } from './results.ts';
import { resultOfMarket } from './settle.ts';
import type { DomainOp, Settled, SimEntities, SimGame, SimMarket } from './types.ts';

/** Prices and scores are published once in so many milliseconds of the world. */
const TICK_MS = 1000;
/** New games are announced once in so much play time. */
const ANNOUNCE_MS = 60_000;

export type SimulatorOptions = {
  seed: number;
  clock: Clock;
  /** Play seconds per second of the world: SANDBOX_SPEED. */
  speed?: number;
  /** Moment at which the world began. A restart with the same seed and `epochStart` goes on where the world would be by now. */
  epochStart?: number;
  /** Where play time stands, when the speed has not been the same since `epochStart`; from `anchor()` of the run before. */
  anchor?: Anchor;
  /** Competitions of the world; all that the simulator knows when absent. */
  catalogue?: readonly CatalogueSport[];
  /** Matches besides the simulator's own, instead of its football. */
  replay?: (epochStart: number) => FixtureSource;
};

export type Simulator = {
  /** Everything on offer now. */
  snapshot: () => SimEntities;
  game: (gameId: number) => SimGame | undefined;
  /** An outcome on offer; undefined when it has been withdrawn or never was. */
  market: (marketId: number) => SimMarket | undefined;
  marketsOf: (gameId: number) => SimMarket[];
  /** Feed operations of one tick, in the order in which they must be applied. */
  onOps: (listener: (ops: DomainOp[]) => void) => Cancel;
  /** Results as they become known, after the operations of the same tick. Results that fell into a time without process: `resultOf`. */
  onSettled: (listener: (settled: Settled) => void) => Cancel;
  /** The result of an outcome, null while it is open or when there is no such game. Works long after the game has left the screen. */
  resultOf: (marketId: number) => BetStatusId | null;
  /** True for a game on offer and for every one that has begun, long after it has left the screen too. */
  hasGame: (gameId: number) => boolean;
  /** Games that ended from one moment of the world (ms) up to another and not after now, newest first. */
  finished: (from: number, to: number, isWanted: (champ: FixtureChamp) => boolean) => Finished[];
  command: (step: SimulatorRequest) => CommandResult;
  margins: () => MarginTable;
  /** Every price follows it at once. */
  setMargins: (table: MarginTable) => void;
  setSpeed: (speed: number) => void;
  anchor: () => Anchor;
  start: () => void;
  stop: () => void;
};

export function createSimulator(options: SimulatorOptions): Simulator {
  const { seed, clock, speed = 1 } = options;
  const epochStart = options.epochStart ?? clock.now();
  const time = createMatchTime(options.anchor ?? { at: epochStart, match: epochStart }, speed);
  const replay = options.replay?.(epochStart);
  const lanes = createLanes(seed, epochStart, { isFootball: !replay, catalogue: options.catalogue ?? CATALOGUE });
  const sources = [lanes, ...(replay ? [replay] : [])];
  const counts = createCounts(sources.flatMap(({ champs }) => champs));
  const records = new Map<number, GameRecord>();
  /** Games that tests have forced, after they left the screen. */
  const forced = new Map<number, GameRecord>();
  const opsListeners = new Set<(ops: DomainOp[]) => void>();
  const settledListeners = new Set<(settled: Settled) => void>();
  /** Play time of the last tick. */
  let shownTo = time.matchAt(clock.now()) - FINISHED_STAY_MS * speed;
  /** Play time up to which announcements have been looked through. */
  let announcedTo = -Infinity;
  let cancel: Cancel | null = null;
  let margins = defaultMargins;
  let marginsOf = createMargins(margins);

  const fixtureById = (id: number): Fixture | null =>
    sources.map((source) => source.byId(id)).find((found) => found !== null) ?? null;

  /** Takes in games that have been announced by now; those that came and went since the last look are told about and leave again. */
  const announce = (now: number) => {
    const matchNow = time.matchAt(now);
    const beat = Math.floor(matchNow / ANNOUNCE_MS) * ANNOUNCE_MS;
    if (beat <= announcedTo) return;
    const settledTo = announcedTo === -Infinity ? matchNow : shownTo;
    // After a jump over days: what came and went on the way was never on offer, so nobody can have bet on it.
    const from = Math.max(shownTo, matchNow - 2 * LONGEST_MATCH * 1000);
    for (const source of sources) {
      for (const fixture of source.between(from, beat)) {
        if (fixture.announcedAt <= announcedTo || fixture.announcedAt > beat) continue;
        const record = createRecord(fixture, settledTo, time);
        if (announcedTo === -Infinity && isGone(record, matchNow, time.speed())) continue;
        records.set(fixture.id, record);
      }
    }
    announcedTo = beat;
  };

  const publish = (ops: DomainOp[], settled: Settled[]) => {
    if (ops.length > 0) for (const listener of opsListeners) listener(ops);
    for (const each of settled) for (const listener of settledListeners) listener(each);
  };

  /** A clock that was set back: the world of that moment is made anew, and what was forced on games later is forgotten. */
  const goBack = (matchNow: number): DomainOp[] => {
    const ops = [...records.keys()].map((id): DomainOp => ({ op: 'del', kind: 'game', id }));
    records.clear();
    forced.clear();
    shownTo = matchNow - FINISHED_STAY_MS * time.speed();
    announcedTo = -Infinity;
    return ops;
  };

  /** Brings the world to the present moment and tells what changed. */
  const tick = () => {
    const now = clock.now();
    const matchNow = time.matchAt(now);
    const ops: DomainOp[] = matchNow < shownTo ? goBack(matchNow) : [];
    announce(now);
    const settled = resultsUpTo(matchNow, records.values());
    const odds: number[] = [];
    for (const record of records.values()) {
      const { id } = record.fixture;
      if (!isGone(record, matchNow, time.speed())) {
        refreshGame(record, { now, time, marginsOf }, ops, odds);
        continue;
      }
      records.delete(id);
      if (record.isForced) forced.set(id, record);
      // A game that came and went between two ticks was never shown.
      if (record.isPublished) ops.push({ op: 'del', kind: 'game', id });
    }
    if (odds.length > 0) ops.push({ op: 'odds', values: odds });
    shownTo = matchNow;
    publish([...counts.update(records.values()), ...ops], settled);
  };

  const marketsOf = (gameId: number) => [...(records.get(gameId)?.markets.values() ?? [])];

  tick();

  return {
    snapshot: () => ({
      ...counts.entities(),
      games: [...records.values()].map((record) => currentGame(record)),
      markets: [...records.values()].flatMap(({ markets }) => [...markets.values()]),
    }),
    game: (gameId) => {
      const record = records.get(gameId);
      return record && currentGame(record);
    },
    market: (marketId) => records.get(gameIdOf(marketId))?.markets.get(marketId),
    marketsOf,
    onOps: (listener) => {
      opsListeners.add(listener);
      return () => void opsListeners.delete(listener);
    },
    onSettled: (listener) => {
      settledListeners.add(listener);
      return () => void settledListeners.delete(listener);
    },
    resultOf,
    hasGame: (gameId) =>
      records.has(gameId) ||
      forced.has(gameId) ||
      (fixtureById(gameId)?.startAt ?? Infinity) <= time.matchAt(clock.now()),
    finished: (from, to, isWanted) =>
      finishedBetween({
        from,
        to,
        now: clock.now(),
        isWanted,
        time,
        sources,
        known: [...records.values(), ...forced.values()],
      }),
    command: (step) => {
      const { result, settled } = runCommand(step, { records, time, now: clock.now() });
      if (result.ok) {
        tick();
        publish([], settled);
      }
      return result;
    },
    margins: () => margins,
    setMargins: (table) => {
      margins = table;
      marginsOf = createMargins(table);
      for (const record of records.values()) record.priced = null;
      tick();
    },
    setSpeed: (next) => {
      time.setSpeed(clock.now(), next);
      tick();
    },
    anchor: time.anchor,
    start: () => {
      cancel ??= clock.every(TICK_MS, tick);
    },
    stop: () => {
      cancel?.();
      cancel = null;
    },
  };

  /** The published game with the match clock of this moment. */
  function currentGame(record: GameRecord): SimGame {
    const second = secondOf(record, time.matchAt(clock.now()));
    return second < 0 ? record.game : { ...record.game, elapsed: record.match.viewAt(second).elapsed };
  }

  function resultOf(marketId: number): BetStatusId | null {
    const gameId = gameIdOf(marketId);
    const matchNow = time.matchAt(clock.now());
    const known = records.get(gameId) ?? forced.get(gameId);
    const fixture = known ? null : fixtureById(gameId);
    const record = known ?? (fixture && fixture.startAt <= matchNow ? createRecord(fixture, matchNow, time) : null);
    if (!record) return null;
    return record.forcedResults.get(marketId) ?? resultOfMarket(marketKeyOf(marketId), factsOf(record, matchNow));
  }
}
