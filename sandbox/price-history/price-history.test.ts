import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type PriceHistory, PriceHistoryAnswer, priceHistoryBounds } from '../../contracts/price-history.ts';
import {
  allAtOnce,
  createSimulator,
  type DomainOp,
  fullCatalogue,
  gameIdOf,
  partOf,
  type SimMatch,
} from '../../simulator/index.ts';
import { createFeedHub } from '../feed/index.ts';
import { createClock } from '../world/clock.ts';
import { priceHistory } from './history.ts';
import { createPriceKeeper } from './keeper.ts';
import { createPast } from './past.ts';
import { createRing, mostPoints, note } from './ring.ts';

const saturday = Date.UTC(2026, 2, 14, 15, 10);
const football = partOf(fullCatalogue, 0.02).filter(({ sportId }) => sportId === 1);

function open(now = saturday) {
  const clock = createClock({ now, manual: true });
  const simulator = createSimulator({ seed: 7, clock, catalogue: football });
  const prices = createPriceKeeper(clock.now);
  const feed = createFeedHub({
    now: clock.now,
    entities: simulator.snapshot(),
    prices: prices.watching(simulator),
    hasList: simulator.hasList,
    zoneOf: simulator.zone,
  });
  /** What the feed is told of each outcome: moment, price, moment, price … */
  const told = new Map<number, number[]>();
  const tell = (id: number, milli: number) => {
    const known = told.get(id) ?? [];
    if (known.at(-1) !== milli) told.set(id, [...known, clock.now(), milli]);
  };
  simulator.onOps((ops: readonly DomainOp[]) => {
    feed.apply(ops);
    prices.heard(ops);
    for (const op of ops) {
      if (op.op === 'odds')
        for (let index = 0; index < op.values.length; index += 2) tell(op.values[index]!, op.values[index + 1]!);
      if (op.op === 'put' && op.kind === 'market') tell(op.id, op.value.milli);
      if (op.op === 'del' && op.kind === 'market') tell(op.id, 0);
    }
  });
  simulator.start();
  const past = createPast(simulator);
  const ask = (ids: readonly number[], since = 0) =>
    allAtOnce(priceHistory(ids, since, { simulator, prices, past, now: clock.now(), lng: 'en' }));
  const watch = (gameId: number) => {
    for (const { id, coef } of feed.snapshot(`game:${String(gameId)}`, 'en')!.entities.markets!)
      tell(id, Math.round(coef * 1000));
  };
  const minutes = (count: number) => {
    for (let second = 0; second < count * 60; second += 1) clock.advance(1);
  };
  return { clock, simulator, prices, feed, told, ask, watch, minutes };
}

/** The live match of the world that began last. */
const youngest = ({ simulator }: ReturnType<typeof open>) =>
  simulator
    .snapshot()
    .games.filter(({ status, outcomesCount }) => status === 2 && outcomesCount === undefined)
    .toSorted((a, b) => b.startAt - a.startAt)[0]!;
const mainOf = ({ simulator }: ReturnType<typeof open>, gameId: number) =>
  simulator
    .marketsOf(gameId)
    .filter(({ isMain }) => isMain)
    .map(({ id }) => id);

test('[MEDIA-13] points are what the feed told, from the moment on at which somebody watches', () => {
  const world = open();
  const { id } = youngest(world);
  world.watch(id);
  const begin = world.clock.now();
  world.minutes(20);
  const ids = [...world.told.keys()].filter((marketId) => gameIdOf(marketId) === id).slice(0, 6);
  const { lines, next } = world.ask(ids, begin - 1)!;
  expect(lines.length).toBe(6);
  expect(lines.some(({ points }) => points.length > 40)).toBe(true);
  expect(next).toBeNull();
  for (const line of lines) {
    const points = world.told.get(line.id)!;
    // What was worked out for the time before may end with the price at which the watch began.
    const isSame = line.points[0] !== begin;
    expect(line.points).toEqual(isSame ? points.slice(2) : points);
  }
});

test('[MEDIA-13] the time before is as the feed would have told it', () => {
  const [early, late] = [open(), open()];
  const { id } = youngest(early);
  early.watch(id);
  early.minutes(20);
  late.minutes(20);
  const ids = mainOf(early, id);
  expect(late.prices.of(ids[0]!)).toBeUndefined();
  const [told, worked] = [early, late].map((world) =>
    world.ask(ids, saturday)!.lines.map((line) => [line.id, line.points]),
  );
  expect(told!.flat(2).length).toBeGreaterThan(60);
  // The unwatched one is worked out in steps of ten seconds of now.
  const until = Math.floor(late.clock.now() / 10_000) * 10_000;
  const cut = (lines: typeof told) =>
    lines!.map(([lineId, points]) => [
      lineId,
      (points as number[]).filter((_, index, all) => all[index - (index % 2)]! < until),
    ]);
  expect(cut(worked)).toEqual(cut(told));
});

test('[MEDIA-13] opening, lowest, highest and present price are of the whole time; goals are marked with minute and score', () => {
  const world = open();
  const match = world.simulator
    .snapshot()
    .games.find(({ incidents }) => incidents?.some(({ kind }) => kind === 'goal'))!;
  world.watch(match.id);
  world.minutes(15);
  const history = world.ask(mainOf(world, match.id).slice(0, 2))!;
  for (const { id, opening, low, high, now, points } of history.lines) {
    const odds = points.filter((milli, index) => index % 2 === 1 && milli > 0);
    expect([opening, low, high]).toEqual([odds[0], Math.min(...odds), Math.max(...odds)]);
    expect(now).toBe(world.simulator.market(id)!.milli);
  }
  const goals = world.simulator
    .match(match.id)!
    .incidents!.filter(({ kind }) => ['goal', 'own_goal', 'penalty'].includes(kind));
  expect(goals.length).toBeGreaterThan(0);
  expect(history.marks.map(({ minute }) => minute)).toEqual(goals.map(({ minute }) => minute));
  expect(history.marks.at(-1)!.score.map(String)).toEqual(world.simulator.match(match.id)!.score!.full);
  expect(PriceHistoryAnswer.safeParse({ data: history }).success).toBe(true);
});

test('[MEDIA-13] a long history comes in pages, each change once', () => {
  const world = open();
  const { id } = youngest(world);
  world.watch(id);
  world.minutes(55);
  const ids = mainOf(world, id);
  const whole = new Map<number, number[]>();
  let page: PriceHistory | null = world.ask(ids);
  let pages = 0;
  for (; page; page = page.next === null ? null : world.ask(ids, page.next)) {
    pages += 1;
    const count = page.lines.reduce((sum, { points }) => sum + points.length / 2, 0);
    expect(count).toBeLessThanOrEqual(priceHistoryBounds.points + ids.length);
    for (const line of page.lines) whole.set(line.id, [...(whole.get(line.id) ?? []), ...line.points]);
  }
  expect(pages).toBeGreaterThan(1);
  for (const marketId of ids) {
    const points = whole.get(marketId)!;
    const at = points.filter((_, index) => index % 2 === 0);
    expect(at).toEqual([...new Set(at)].toSorted((a, b) => a - b));
    expect(points.at(-1)).toBe(world.simulator.market(marketId)!.milli);
  }
});

test('[MEDIA-13] a history ends with its match, and a game that nobody forced says nothing false of a gap', () => {
  const world = open();
  const { id } = youngest(world);
  world.watch(id);
  const [market] = mainOf(world, id);
  expect(world.prices.of(market!)?.points.length).toBe(2);
  world.prices.watching(world.simulator).unwatch(id);
  expect(world.prices.of(market!)).toBeUndefined();
  world.clock.advance(5 * 3600);
  expect(world.ask([market!])).toBeNull();
});

test('[MEDIA-13] however many changes come, at most five hundred stay: the first, the last, and no extreme is forgotten', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1010, max: 90_000 }), { minLength: 1, maxLength: 4000 }), (odds) => {
      const ring = createRing();
      odds.forEach((milli, index) => note(ring, index * 1000, milli));
      expect(ring.points.length / 2).toBeLessThanOrEqual(mostPoints);
      expect([ring.points[1], ring.points.at(-1)]).toEqual([odds[0], odds.at(-1)]);
      expect([ring.low, ring.high]).toEqual([Math.min(...odds), Math.max(...odds)]);
      const at = ring.points.filter((_, index) => index % 2 === 0);
      expect(at).toEqual(at.toSorted((a, b) => a - b));
    }),
    { numRuns: 60 },
  );
});

test('[HTTP-43] the past of a match is worked out in steps, and in a bounded number of looks, in every sport', () => {
  const clock = createClock({ now: saturday, manual: true });
  const simulator = createSimulator({ seed: 7, clock, catalogue: partOf(fullCatalogue, 0.1) });
  const longest = new Map<number, SimMatch>();
  for (const match of simulator.snapshot().games)
    if (match.zone === 'live' && match.startAt < (longest.get(match.sportId)?.startAt ?? Infinity))
      longest.set(match.sportId, match);
  expect(longest.size).toBeGreaterThan(5);
  for (const { id, startAt, sportId } of longest.values()) {
    const past = simulator.pastPrices(id, 'whole', startAt * 1000 - 1_800_000, clock.now());
    const steps = past === null ? [] : [...past.work];
    expect(steps.length, `sport ${String(sportId)}`).toBeGreaterThan(1);
    expect(steps.length, `sport ${String(sportId)}`).toBeLessThanOrEqual(242);
  }
});
