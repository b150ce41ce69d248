import { marketGroups } from '../contracts/markets.ts';
import { createAlmanac } from './almanac.ts';
import { announceMs, createAnnouncements } from './announcements.ts';
import { fullCatalogue, withoutFootball } from './catalogue/index.ts';
import type { Cancel } from './clock.ts';
import { isCombined } from './combined.ts';
import { runCommand } from './command.ts';
import { createCounts } from './counts.ts';
import { fairOf } from './fair.ts';
import { finishedBetween } from './finished.ts';
import type { Fixture } from './fixture.ts';
import { gameIdOf } from './ids.ts';
import type { Simulator, SimulatorOptions } from './interface.ts';
import { createJoined } from './joined.ts';
import { gridOf, jointOf } from './joints.ts';
import { watchLongTermMoney } from './long-term-money.ts';
import { createLooks } from './looks.ts';
import { createMargins, defaultMargins, type MoneyRow } from './margins.ts';
import type { Match } from './match.ts';
import { createMatchTime } from './match-time.ts';
import { createMemory } from './memory.ts';
import { dropLongGone, finishedStayMs, isGone, refreshMatch } from './on-offer.ts';
import { createOutrights } from './outrights/outrights.ts';
import { pagesOf } from './page-types.ts';
import { createPressure } from './pressure.ts';
import { type Moment, pricedMarkets } from './pricing.ts';
import { beside } from './racing/beside.ts';
import { partOfCourses } from './racing/courses.ts';
import { createRaces } from './racing/races.ts';
import { createRacing } from './racing/racing.ts';
import { forgetPrices, type MatchRecord } from './record.ts';
import { resultBy, resultsUpTo } from './results.ts';
import { createSources } from './sources.ts';
import { markTop } from './top.ts';
import type { DomainOp, Settled, SimMarket } from './types.ts';
import { createVirtual } from './virtual/source.ts';

/** Prices and scores are published once in so many milliseconds of the world. */
const tickMs = 1000;

export function createSimulator(options: SimulatorOptions): Simulator {
  const {
    seed,
    clock,
    speed = 1,
    isFilmed = () => false,
    earlyLead = () => 0,
    awaited = () => null,
    partsOf = () => null,
    booked = () => null,
    changes = () => new Map(),
  } = options;
  const epochStart = options.epochStart ?? clock.now();
  const time = createMatchTime(options.anchor ?? { at: epochStart, match: epochStart }, speed);
  const replay = options.replay?.(epochStart);
  const catalogue = options.catalogue ?? fullCatalogue;
  const records = new Map<number, MatchRecord>();
  /** Matches that tests have forced, after they left the screen. */
  const forced = new Map<number, MatchRecord>();
  const recordOf = (id: number): MatchRecord | undefined => records.get(id) ?? forced.get(id);
  const forcedMatch = (id: number): Match | null => {
    const record = recordOf(id);
    return record?.isForced ? record.match : null;
  };
  const own = createSources(
    { seed, courseOf: options.courseOf },
    epochStart,
    replay ? withoutFootball(catalogue) : catalogue,
    forcedMatch,
  );
  const virtual = options.virtual && createVirtual(seed, epochStart, options.virtual);
  const sources = [...own, ...(replay ? [replay] : []), ...(virtual ? [virtual] : [])];
  const runOn = partOfCourses(options.racing ?? 0);
  const counts = createCounts([...sources.flatMap(({ champs }) => champs), ...runOn.map(({ champ }) => champ)]);
  const opsListeners = new Set<(ops: DomainOp[]) => void>();
  const settledListeners = new Set<(settled: Settled) => void>();
  /** Play time of the last tick. */
  let shownTo = time.matchAt(clock.now()) - finishedStayMs * speed;
  let cancel: Cancel | null = null;
  let margins = defaultMargins;
  let marginsOf = createMargins(margins);
  /** The rule of early payout at the last tick. */
  let pricedLead = earlyLead();
  /** Since when (ms of the world) pace, margins and that rule are what they are; -Infinity: always. */
  let steadySince = time.anchor().match === epochStart ? -Infinity : time.anchor().at;
  const pressure = createPressure();
  /** The moment of the last tick. */
  let moment: Moment = { now: clock.now(), time, marginsOf, pressure, earlyLead, isFilmed: isFilmed() };

  const joined = createJoined({ records, partsOf, moment: () => moment });

  const priced = {
    marginsOf: () => marginsOf,
    afterMoney: (milli: number, { gameId, marketId }: { gameId: number; marketId: number }, row: MoneyRow | null) =>
      row === null ? milli : pressure.priceAfter(milli, gameId, [marketId], { now: moment.now, row }),
    awaited,
    time,
  };
  const races = createRaces({ ...priced, origin: { seed, courseOf: options.courseOf }, courses: runOn });
  const longTermBets = createOutrights({
    ...priced,
    seed,
    contests: new Map(sources.flatMap(({ contests }) => [...(contests ?? [])])),
    play: {
      startOf: ({ id, startAt }) => recordOf(id)?.startAt ?? startAt,
      matchOf: ({ id, createMatch }) => recordOf(id)?.match ?? createMatch(),
    },
  });
  const outrights = beside(longTermBets, races);

  const hasLongTermMoved = watchLongTermMoney(pressure, (id) => (records.has(id) ? null : outrights.champOf(id)));

  const fixtureById = (id: number): Fixture | null =>
    sources.map((source) => source.byId(id)).find((found) => found !== null) ?? null;

  const announced = createAnnouncements({ records, sources, time, fixtureById, changes });

  const tellSettled = (settled: Settled[]) => {
    for (const each of settled) for (const listener of settledListeners) listener(each);
  };

  /** A clock that was set back: the world of that moment is made anew, and what was forced on matches later is forgotten. */
  const goBack = (matchNow: number): DomainOp[] => {
    const ops = [...records.keys()].map((id): DomainOp => ({ op: 'del', kind: 'game', id }));
    records.clear();
    forced.clear();
    shownTo = matchNow - finishedStayMs * time.speed();
    announced.forget();
    return ops;
  };

  /** Brings the world to the present moment and tells what changed. */
  const tick = () => {
    const now = clock.now();
    if (earlyLead() !== pricedLead) [pricedLead, steadySince] = [earlyLead(), now];
    moment = { now, time, marginsOf, pressure, earlyLead, isFilmed: isFilmed() };
    const matchNow = time.matchAt(now);
    const ops: DomainOp[] = matchNow < shownTo ? goBack(matchNow) : [];
    announced.lookAt(now, shownTo);
    if (matchNow > shownTo + announceMs) ops.push(...dropLongGone(records, matchNow, time.speed(), awaited));
    const settled = resultsUpTo(matchNow, records.values(), { awaited, partsOf });
    markTop(records.values(), matchNow);
    const odds: number[] = [];
    ops.push(...joined.takeLate());
    for (const record of records.values()) {
      const { id } = record.fixture;
      if (!isGone(record, matchNow, time.speed())) {
        refreshMatch(record, moment, ops, odds);
        continue;
      }
      records.delete(id);
      pressure.forget(id);
      if (record.isForced) forced.set(id, record);
      // A match that came and went between two ticks was never shown.
      if (record.isPublished) ops.push({ op: 'del', kind: 'game', id });
    }
    if (odds.length > 0) ops.push({ op: 'odds', values: odds });
    shownTo = matchNow;
    if (hasLongTermMoved(now, marginsOf)) outrights.changed();
    const longTerm = outrights.tick(matchNow);
    const news = [...ops, ...longTerm.ops];
    const matches = () => [...[...records.values()].map(({ told }) => told), ...outrights.matches()];
    const all = [...counts.after(news, matches), ...news];
    for (const listener of opsListeners) listener(all);
    tellSettled([...settled, ...longTerm.settled]);
  };

  /** Prices are those of the last tick, for whoever asks and whenever: two who look at one match see the same. */
  const pricesOf = (record: MatchRecord) => pricedMarkets(record, moment);
  const marketsOf = (gameId: number): SimMarket[] => {
    const record = records.get(gameId);
    if (!record) return outrights.marketsOf(gameId);
    // Joined bets are of those who made them.
    return [...pricesOf(record).values()].filter(({ groupId }) => groupId !== marketGroups.betBuilder);
  };

  const { currentMatch, ...seen } = createLooks({
    ...{ records, clock, pressure },
    matchOf: outrights.match,
    moment: () => moment,
    steadySince: () => steadySince,
  });

  tick();

  return {
    snapshot: () => ({
      ...counts.entities(),
      games: [...[...records.values()].map((record) => currentMatch(record)), ...outrights.matches()],
    }),
    market: (marketId) => {
      const record = records.get(gameIdOf(marketId));
      return record ? (pricesOf(record).get(marketId) ?? joined.add(record, marketId)) : outrights.market(marketId);
    },
    fairOf: (marketId) => {
      const record = records.get(gameIdOf(marketId));
      if (!record) return outrights.fairOf(marketId);
      if (isCombined(marketId) && !pricesOf(record).has(marketId)) joined.add(record, marketId);
      return fairOf(record, moment, marketId);
    },
    expectedOf: (gameId) => records.get(gameId)?.fixture.leads?.() ?? null,
    jointOf: (gameId, marketIds) => jointOf(records.get(gameId), moment, marketIds),
    gridOf: (gameId, marketIds) => gridOf(records.get(gameId), moment, marketIds),
    marketsOf,
    watch: (gameId, scope = 'whole') => {
      const record = records.get(gameId);
      if (!record) {
        outrights.watch(gameId, true);
        return outrights.marketsOf(gameId);
      }
      const markets = [...pricedMarkets(record, moment, scope).values()];
      record.watched = scope;
      return markets;
    },
    followJoined: joined.follow,
    keepJoined: joined.keep,
    unwatch: (gameId) => {
      const record = records.get(gameId);
      if (record) record.watched = null;
      else outrights.watch(gameId, false);
    },
    onOps: (listener) => {
      opsListeners.add(listener);
      return () => void opsListeners.delete(listener);
    },
    onSettled: (listener) => {
      settledListeners.add(listener);
      return () => void settledListeners.delete(listener);
    },
    ...seen,
    ...createMemory({
      recordOf,
      fixtureById,
      outrights,
      matchNow: () => time.matchAt(clock.now()),
      time,
      partsOf,
    }),
    hasMatch: (gameId) =>
      recordOf(gameId) !== undefined ||
      (fixtureById(gameId)?.startAt ?? Infinity) <= time.matchAt(clock.now()) ||
      outrights.has(gameId, time.matchAt(clock.now())),
    hasList: (sportId, champId) =>
      [...sources.flatMap(({ champs }) => champs), ...runOn.map(({ champ }) => champ)].some(
        (champ) => champ.sportId === sportId && (champId === null || champ.id === champId),
      ),
    hasPage: (word) => sources.some(({ champs }) => champs.some((champ) => pagesOf(champ).includes(word))),
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
    racing: createRacing(races, () => clock.now()),
    almanac: createAlmanac({ sources, time, now: clock.now, recordOf }),
    command: (step) => {
      const { result, settled } = runCommand(step, {
        ...{ records, time, now: clock.now(), marketsOf: pricesOf },
        resultOf: (record, marketId) => resultBy(record.facts, record, partsOf, marketId) ?? booked(marketId),
      });
      if (result.ok) {
        if ('run' in step) steadySince = clock.now();
        outrights.changed();
        tick();
        tellSettled(settled);
      }
      return result;
    },
    margins: () => margins,
    setMargins: (table) => {
      margins = table;
      steadySince = clock.now();
      marginsOf = createMargins(table);
      for (const record of records.values()) forgetPrices(record);
      outrights.changed();
      tick();
    },
    press: (marketId, risk) => {
      pressure.note(gameIdOf(marketId), marketId, risk);
    },
    setSpeed: (next) => {
      time.setSpeed(clock.now(), next);
      steadySince = clock.now();
      tick();
    },
    anchor: time.anchor,
    start: () => {
      cancel ??= clock.every(tickMs, tick);
    },
    stop: () => {
      cancel?.();
      cancel = null;
    },
  };
}
