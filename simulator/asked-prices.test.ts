import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { SimulatorRequest } from '../contracts/control.ts';
import { createClock } from '../sandbox/world/clock.ts';
import { fullCatalogue, partOf } from './catalogue/index.ts';
import { combinedId } from './combined.ts';
import { patchedMarket } from './entities.ts';
import type { FixtureSource } from './fixture-source.ts';
import { createSimulator } from './simulator.ts';
import { createSources } from './sources.ts';
import type { DomainOp } from './types.ts';

const afternoon = Date.UTC(2026, 2, 14, 15, 23, 7);
const small = partOf(fullCatalogue, 0.01);

function setup() {
  const clock = createClock({ manual: true, now: afternoon });
  const simulator = createSimulator({ seed: 7, clock, speed: 4, catalogue: small });
  simulator.start();
  return { clock, simulator, matches: simulator.snapshot().games.map(({ id }) => id) };
}
type Run = ReturnType<typeof setup>;

/** What changes the world, and what only looks at it. `pick`: one of the matches that the world began with. */
type Act = { do: 'advance'; seconds: number } | { do: 'goal' | 'suspend' | 'odds' | 'finish'; pick: number };
type Look = { do: 'market' | 'watch' | 'unwatch'; pick: number };

const pick = fc.nat(200);
const act = fc.oneof(
  fc.record({ do: fc.constant('advance' as const), seconds: fc.integer({ min: 1, max: 600 }) }),
  fc.record({ do: fc.constantFrom('goal' as const, 'suspend' as const, 'odds' as const, 'finish' as const), pick }),
);
const look = fc.record({
  do: fc.constantFrom('market' as const, 'watch' as const, 'watch' as const, 'unwatch' as const),
  pick,
});
const matchAt = ({ matches }: Run, at: number) => matches[at % matches.length]!;

function perform(run: Run, step: Act): void {
  if (step.do === 'advance') {
    run.clock.advance(step.seconds);
    return;
  }
  const gameId = matchAt(run, step.pick);
  const command = (own: Omit<Extract<SimulatorRequest, { gameId: number }>, 'gameId'>) =>
    run.simulator.command({ gameId, ...own });
  if (step.do !== 'odds') return void command({ do: step.do });
  const market = run.simulator.marketsOf(gameId)[0];
  if (market) command({ do: 'odds', marketId: market.id, coef: 7 });
}

function take(run: Run, { do: kind, pick: at }: Look): void {
  const gameId = matchAt(run, at);
  if (kind === 'market') run.simulator.marketsOf(gameId);
  else run.simulator[kind](gameId);
}

test('[ODDS-15] the same seed gives the same prices, in the same order, however early, late or often somebody asks', () => {
  let priced = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.array(look, { maxLength: 6 }), act), { minLength: 1, maxLength: 12 }), (steps) => {
      const [busy, quiet] = [setup(), setup()];
      for (const [looks, step] of steps) {
        for (const each of looks) take(busy, each);
        perform(busy, step);
        perform(quiet, step);
      }
      const touched = steps
        .flatMap(([looks, step]) => [...looks, step])
        .flatMap((each) => ('pick' in each ? [each.pick] : []));
      for (const id of touched.map((at) => matchAt(quiet, at))) {
        const markets = quiet.simulator.marketsOf(id);
        priced += markets.length;
        expect(busy.simulator.marketsOf(id)).toEqual(markets);
      }
      expect(busy.simulator.snapshot()).toEqual(quiet.simulator.snapshot());
    }),
    { numRuns: 25 },
  );
  expect(priced).toBeGreaterThan(1000);
});

/** The matches of the simulator, which count how often they are priced. */
function counting(fixtures: FixtureSource) {
  const calls = new Map<number, number>();
  /** How often joint chances of a match were reckoned. */
  const joints = new Map<number, number>();
  const counted = <T extends ReturnType<FixtureSource['between']>[number]>(fixture: T) =>
    Object.create(fixture, {
      createMatch: {
        value: () => {
          const match = fixture.createMatch();
          const { joins } = match;
          return {
            ...match,
            ...(joins && {
              joins: {
                ...joins,
                chanceAt: (...asked: Parameters<typeof joins.chanceAt>) => {
                  joints.set(fixture.id, (joints.get(fixture.id) ?? 0) + 1);
                  return joins.chanceAt(...asked);
                },
              },
            }),
            quotesAt: (...asked: Parameters<typeof match.quotesAt>) => {
              calls.set(fixture.id, (calls.get(fixture.id) ?? 0) + 1);
              return match.quotesAt(...asked);
            },
          };
        },
      },
    }) as T;
  const source: FixtureSource = {
    ...fixtures,
    between: (from, to) => fixtures.between(from, to).map(counted),
    byId: (id) => {
      const fixture = fixtures.byId(id);
      return fixture && counted(fixture);
    },
  };
  return { source, calls, joints };
}

function countedWorld(partsOf: (marketId: number) => readonly number[] | null = () => null) {
  const clock = createClock({ manual: true, now: afternoon });
  const [fixtures] = createSources({ seed: 7 }, afternoon, partOf(fullCatalogue, 0.1));
  const { source, calls, joints } = counting(fixtures!);
  const simulator = createSimulator({ seed: 7, clock, catalogue: [], replay: () => source, partsOf });
  const ops: DomainOp[] = [];
  simulator.onOps((tick) => ops.push(...tick));
  simulator.start();
  return { clock, simulator, calls, joints, ops };
}

test('[ODDS-15] a world at which nobody looks prices nothing: neither when it begins nor while matches are played', () => {
  const { clock, simulator, calls, ops } = countedWorld();
  for (let minute = 0; minute < 180; minute += 1) clock.advance(60);
  expect(simulator.snapshot().games.filter(({ marketsCount }) => marketsCount > 0).length).toBeGreaterThan(50);
  expect(ops.length).toBeGreaterThan(100);
  expect([...calls]).toEqual([]);
});

test('[ODDS-15] only what is asked for is priced: once while its state is the same, and with the ticks while it is watched', () => {
  const { clock, simulator, calls } = countedWorld();
  const [asked, watched] = simulator.snapshot().games.filter(({ zone, isFinished }) => zone === 'live' && !isFinished);
  for (let look = 0; look < 5; look += 1) simulator.marketsOf(asked!.id);
  simulator.watch(watched!.id);
  expect([...calls]).toEqual([
    [asked!.id, 1],
    [watched!.id, 1],
  ]);
  for (let second = 0; second < 60; second += 1) clock.advance(1);
  expect(calls.get(asked!.id)).toBe(1);
  expect(calls.get(watched!.id)).toBeGreaterThan(3);
  expect(calls.size).toBe(2);
  simulator.unwatch(watched!.id);
  const before = calls.get(watched!.id);
  for (let second = 0; second < 60; second += 1) clock.advance(1);
  expect(calls.get(watched!.id)).toBe(before);
});

test('[ODDS-15] a list of matches hears of the prices that it shows, the same as on the page of a match', () => {
  const { clock, simulator, ops } = countedWorld();
  const matches = simulator.snapshot().games.filter(({ zone, sportId }) => zone === 'live' && sportId === 1);
  const shown = new Map(matches.flatMap(({ id }) => simulator.watch(id, 'main')).map((market) => [market.id, market]));
  expect(shown.size).toBeLessThanOrEqual(matches.length * 7);
  for (let second = 0; second < 40; second += 1) clock.advance(1);
  for (const op of ops) {
    if (op.op === 'put' && op.kind === 'market') shown.set(op.id, op.value);
    if (op.op === 'patch') shown.set(op.id, patchedMarket(shown.get(op.id)!, op.value));
    if (op.op === 'del') shown.delete(op.id);
    if (op.op !== 'odds') continue;
    for (let at = 0; at < op.values.length; at += 2) {
      const [id, milli] = [op.values[at]!, op.values[at + 1]!];
      shown.set(id, { ...shown.get(id)!, milli });
    }
  }
  const whole = matches.flatMap(({ id }) => simulator.marketsOf(id));
  expect([...shown.values()].every(({ isMain }) => isMain)).toBe(true);
  expect(new Map([...shown].sort(([a], [b]) => a - b))).toEqual(
    new Map(
      whole
        .filter(({ isMain }) => isMain)
        .map((market) => [market.id, market] as const)
        .sort(([a], [b]) => a - b),
    ),
  );
});

test('the same time of play has the same prices on any day', () => {
  const pricesOn = (day: number) => {
    const clock = createClock({ manual: true, now: day });
    const anchor = { at: day, match: afternoon };
    const simulator = createSimulator({ seed: 7, clock, epochStart: afternoon, anchor, catalogue: small });
    simulator.start();
    clock.advance(150);
    return simulator
      .snapshot()
      .games.slice(0, 80)
      .map(({ id }) => simulator.marketsOf(id).map(({ milli }) => milli));
  };
  const prices = pricesOn(afternoon);
  expect(prices.flat().length).toBeGreaterThan(100);
  expect(pricesOn(Date.UTC(2026, 10, 26, 6, 49, 25, 3))).toEqual(prices);
});

test('[BUILD-08] a joined bet costs its own chance alone, and new ones of its match only while a page follows it', () => {
  const parts = new Map<number, readonly number[]>();
  const { clock, simulator, calls, joints, ops } = countedWorld((id) => parts.get(id) ?? null);
  const { id: gameId } = simulator
    .snapshot()
    .games.find(({ zone, sportId, isFinished }) => zone === 'live' && sportId === 1 && !isFinished)!;
  const fit = simulator.watch(gameId).filter(({ id }) => simulator.jointOf(gameId, [id])?.unfit.length === 0);
  const joined = fit.slice(0, 40).map((market, at) => {
    const id = combinedId(gameId, at);
    parts.set(id, [market.id, fit.at(-1 - at)!.id]);
    return id;
  });
  expect(joined).toHaveLength(40);
  joints.clear();
  const before = calls.get(gameId);
  for (const id of joined) expect(simulator.market(id)?.id).toBe(id);
  // Asked again at the same prices, none is reckoned again.
  for (const id of joined) simulator.market(id);
  expect([joints.get(gameId), calls.get(gameId)]).toEqual([40, before]);
  simulator.followJoined(joined.slice(0, 2));
  ops.length = 0;
  clock.advance(60);
  const gone = ops.flatMap((op) => (op.op === 'del' && op.kind === 'market' ? [op.id] : []));
  expect(gone).toEqual(expect.arrayContaining(joined.slice(2)));
  expect(gone).not.toContain(joined[0]);
  const repriced = joints.get(gameId)! - 40;
  expect(repriced % 2).toBe(0);
  expect(repriced).toBeGreaterThan(0);
  simulator.keepJoined(new Set([joined[1]!]));
  clock.advance(60);
  // One of them is left.
  expect(joints.get(gameId)! - 40 - repriced).toBe(repriced / 2);
});
