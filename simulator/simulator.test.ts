import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { FeedEntities } from '../contracts/feed.ts';
import { marketGroups, sportIds } from '../contracts/markets.ts';
import type { Clock } from '../sandbox/world/clock.ts';
import { createClock } from '../sandbox/world/clock.ts';
import { fullCatalogue, partOf } from './catalogue/index.ts';
import { patchedMarket } from './entities.ts';
import { gameIdOf } from './ids.ts';
import type { Simulator } from './interface.ts';
import { createBets, offerOf, watchAll } from './offer.testing.ts';
import { createSimulator } from './simulator.ts';
import type { DomainOp, Settled, SimMarket, SimMatch } from './types.ts';
import { languages } from './types.ts';
import { wireChamp, wireMarket, wireMatch, wireSport } from './wire.ts';

/** A Saturday afternoon in the season of most countries. */
const afternoon = Date.UTC(2026, 2, 14, 15, 23, 7);
/** The same day, with all of it still to come. */
const noon = Date.UTC(2026, 2, 14, 12, 3, 7);
const oneHour = 3600;

/** A world of some competitions: enough for every rule that is not about numbers. */
const small = partOf(fullCatalogue, 0.01);

function setup({
  seed = 7,
  speed = 1,
  now = afternoon,
  epochStart = afternoon,
  isRunning = true,
  catalogue = small,
  isFilmed = false,
} = {}) {
  const clock = createClock({ manual: true, now });
  const bets = createBets();
  const { awaited } = bets;
  const simulator = createSimulator({ seed, clock, speed, epochStart, catalogue, awaited, isFilmed: () => isFilmed });
  const settled: Settled[] = [];
  const ops: DomainOp[] = [];
  simulator.onSettled((each) => settled.push(each));
  simulator.onOps((each) => ops.push(...each));
  if (!isRunning) simulator.command({ run: false });
  simulator.start();
  return { clock, simulator, settled, ops, bets };
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const offered = (simulator: Simulator) => offerOf(simulator).markets.map(({ id }) => id);
const resultsIn = (settled: readonly Settled[]) => settled.flatMap(({ results }) => results);
const byId = <T extends { id: number }>(list: readonly T[]): T[] => [...list].sort((a, b) => a.id - b.id);
const advance = (clock: Clock, seconds: number, step: number) => {
  for (let passed = 0; passed < seconds; passed += step) clock.advance(Math.min(step, seconds - passed));
};
const footballIn = (simulator: Simulator, zone: 'line' | 'live') =>
  simulator
    .snapshot()
    .games.filter((match) => match.sportId === sportIds.football && match.zone === zone && !match.isFinished);

test('[SPORT-03] the times of the first goal stand in their order, and no goal ends them', () => {
  const { simulator } = setup();
  const [match] = byId(footballIn(simulator, 'line'));
  const times = simulator
    .marketsOf(match!.id)
    .filter(({ groupId }) => groupId === marketGroups.firstGoalTime)
    .toSorted((a, b) => a.sort - b.sort);
  expect(times.map(({ param }) => param)).toEqual([1, 2, 3, 4, 5, 6, undefined]);
});

test('the same seed gives the same results and the same offer, however the time is stepped', () => {
  const runs = [1, 7, 240, 500].map((step) => {
    const { clock, simulator, settled, bets } = setup({ speed: 12 });
    bets.place(offered(simulator));
    advance(clock, 500, step);
    expect(resultsIn(settled).length).toBeGreaterThan(300);
    return [digest(settled), digest(offerOf(simulator))];
  });
  for (const run of runs) expect(run).toEqual(runs[0]);
});

test('another seed gives another world', () => {
  const [one, other] = [setup({ seed: 1 }), setup({ seed: 2 })].map(({ simulator }) =>
    digest(simulator.snapshot().games),
  );
  expect(one).not.toBe(other);
});

test('speed changes how fast results come, not what they are', () => {
  const ids = offered(setup().simulator);
  const runs = [1, 4, 20].map((speed) => {
    const { clock, settled, bets } = setup({ speed });
    bets.place(ids);
    advance(clock, oneHour / speed, 60);
    expect(resultsIn(settled).length).toBeGreaterThan(300);
    return digest(settled);
  });
  expect(new Set(runs).size).toBe(1);
});

test('a restart goes on where the world would be, and settles what was placed before it', () => {
  const before = setup();
  const placed = offered(before.simulator).filter((_, index) => index % 5 === 0);
  before.bets.place(placed);
  const known = new Map<number, number>();
  before.simulator.onSettled(({ results }) => results.forEach(([id, status]) => known.set(id, status)));
  before.clock.advance(40 * oneHour);
  const after = setup({ now: afternoon + 40 * oneHour * 1000 });
  expect(digest(offerOf(after.simulator))).toBe(digest(offerOf(before.simulator)));
  const settled = placed.filter((id) => known.has(id));
  expect(settled.length).toBeGreaterThan(300);
  for (const id of settled) expect(after.simulator.resultOf(id)).toBe(known.get(id));
});

test('a clock set back shows the world of that moment', () => {
  const { clock, simulator } = setup();
  clock.advance(3 * oneHour);
  const before = digest(offerOf(simulator));
  clock.advance(30 * oneHour);
  clock.setNow(clock.now() - 30 * oneHour * 1000 - 1000);
  clock.advance(1);
  expect(digest(offerOf(simulator))).toBe(before);
});

test('the operations of the feed lead from one snapshot to the next', () => {
  const { clock, simulator } = setup({ speed: 4 });
  const matches = new Map(simulator.snapshot().games.map((match) => [match.id, match]));
  const markets = new Map<number, SimMarket>();
  const watch = (id: number) => simulator.watch(id).forEach((market) => markets.set(market.id, market));
  [...matches.keys()].forEach(watch);
  const champs = new Map(simulator.snapshot().champs.map((champ) => [champ.id, champ]));
  const apply = (op: DomainOp) => {
    if (op.op === 'odds') {
      for (let index = 0; index < op.values.length; index += 2) {
        const market = markets.get(op.values[index]!)!;
        markets.set(market.id, { ...market, milli: op.values[index + 1]! });
      }
    } else if (op.op === 'patch') markets.set(op.id, patchedMarket(markets.get(op.id)!, op.value));
    else if (op.op === 'put') {
      if (op.kind === 'game') {
        matches.set(op.id, op.value);
        watch(op.id);
      }
      if (op.kind === 'market') markets.set(op.id, op.value);
      if (op.kind === 'champ') champs.set(op.id, op.value);
    } else {
      if (op.kind === 'champ') champs.delete(op.id);
      if (op.kind === 'market') markets.delete(op.id);
      if (op.kind === 'game') {
        matches.delete(op.id);
        for (const { id, gameId } of markets.values()) if (gameId === op.id) markets.delete(id);
      }
    }
  };
  simulator.onOps((tick) => tick.forEach(apply));
  advance(clock, 1200, 5);
  const now = offerOf(simulator);
  expect(byId([...markets.values()])).toEqual(byId(now.games.flatMap(({ id }) => simulator.marketsOf(id))));
  expect(byId([...champs.values()])).toEqual(byId(now.champs));
  // The match clock runs on the screen by itself, and why a match is suspended only operations tell.
  const still = (list: readonly SimMatch[]) => byId(list).map(({ lock: _, ...match }) => ({ ...match, elapsed: null }));
  expect(still([...matches.values()])).toEqual(still(now.games));
  // Every match of the world is watched for twenty minutes.
}, 90_000);

test('entities that were handed out are never changed', () => {
  const { clock, simulator } = setup();
  const before = offerOf(simulator);
  const print = digest(before);
  clock.advance(2 * oneHour);
  expect(digest(before)).toBe(print);
});

test.each([1, 30])('at speed %d the counts of live and planned games hold for hours', (speed) => {
  const { clock, simulator } = setup({ speed, now: noon, epochStart: noon, catalogue: fullCatalogue });
  for (let look = 0; look < 10; look += 1) {
    clock.advance((oneHour / speed) * 0.57);
    expect(footballIn(simulator, 'live').length).toBeGreaterThanOrEqual(40);
    expect(footballIn(simulator, 'line').length).toBeGreaterThanOrEqual(400);
    const { champs, games } = simulator.snapshot();
    expect(
      champs.filter(({ sportId, line }) => sportId === sportIds.football && line > 0).length,
    ).toBeGreaterThanOrEqual(30);
    for (const sportId of [sportIds.tennis, sportIds.basketball]) {
      expect(games.filter((match) => match.sportId === sportId && match.zone === 'live').length).toBeGreaterThanOrEqual(
        3,
      );
    }
    for (const champ of champs) {
      const own = games.filter(({ champId, isFinished }) => champId === champ.id && !isFinished);
      expect([champ.line, champ.live]).toEqual([
        own.filter(({ zone }) => zone === 'line').length,
        own.filter(({ zone }) => zone === 'live').length,
      ]);
    }
  }
});

test('[ODDS-08] esports of both kinds are played, with pictures; of the other games only some have them', () => {
  const { champs, games } = setup({ catalogue: fullCatalogue, isFilmed: true }).simulator.snapshot();
  const cyber = champs.filter(({ cyberType }) => cyberType !== undefined);
  expect(new Set(cyber.filter(({ live }) => live > 0).map(({ cyberType }) => cyberType))).toEqual(
    new Set(['real', 'virtual']),
  );
  const ids = new Set(cyber.map(({ id }) => id));
  for (const { champId, sportId, pageTypes, videoId, outcomesCount } of games) {
    expect([sportId === sportIds.esports, pageTypes.includes('cyber')]).toEqual([ids.has(champId), ids.has(champId)]);
    if (ids.has(champId) && outcomesCount === undefined) expect(videoId).toBeDefined();
  }
  const others = games.filter(({ champId }) => !ids.has(champId));
  const filmed = others.filter(({ videoId }) => videoId !== undefined);
  expect(filmed.length).toBeGreaterThan(0);
  expect(filmed.length).toBeLessThan(others.length);
});

test('[MEDIA-05] where the site has no source of video, no game names one', () => {
  const { games } = setup({ catalogue: fullCatalogue }).simulator.snapshot();
  expect(games.filter(({ videoId }) => videoId !== undefined)).toEqual([]);
});

test('[UI-25] the number of markets of a game is that of its markets, however many outcomes they have', () => {
  const { simulator } = setup();
  const { games, markets } = offerOf(simulator);
  const counted = games.filter(({ outcomesCount, isFinished }) => outcomesCount === undefined && !isFinished);
  expect(counted.length).toBeGreaterThan(5);
  for (const { id, marketsCount } of counted) {
    const own = markets.filter(({ gameId }) => gameId === id);
    const groups = new Set(own.map(({ groupId, period }) => `${String(groupId)}:${String(period)}`));
    expect([id, marketsCount]).toEqual([id, groups.size]);
  }
});

test('nobody plays two matches at a time', () => {
  const { simulator } = setup({ catalogue: fullCatalogue });
  const players = simulator
    .snapshot()
    .games.filter(({ zone, isFinished }) => zone === 'live' && !isFinished)
    .flatMap(({ opp1, opp2 }) => [opp1.id, opp2.id]);
  expect(new Set(players).size).toBe(players.length);
});

test('everything on offer fits the wire in every language', () => {
  const { clock, simulator } = setup();
  clock.advance(60);
  const { sports, champs, games, markets } = offerOf(simulator);
  const few = markets.filter((_, index) => index % 3 === 0);
  for (const lng of languages) {
    const entities = {
      sports: sports.map((sport) => wireSport(sport, lng)),
      champs: champs.map((champ) => wireChamp(champ, lng)),
      matches: games.map((match) => wireMatch(match, lng)),
      markets: few.map((market) => wireMarket(market, lng)),
    };
    expect(FeedEntities.safeParse(entities).success).toBe(true);
    expect(entities.markets.every(({ name, groupName }) => name !== '' && groupName !== '')).toBe(true);
  }
});

test('a planned game is about to start, starts, ends, stays a while and leaves', () => {
  const { clock, simulator } = setup({ speed: 10 });
  const [match] = byId(footballIn(simulator, 'line'))
    .sort((a, b) => a.startAt - b.startAt)
    .slice(2);
  const state = () => simulator.match(match!.id);
  const until = (second: number) => clock.setNow(Math.max(clock.now(), second * 1000));
  until(match!.startAt - 20);
  expect(state()).toMatchObject({ status: 1, zone: 'line', elapsed: null });
  until(match!.startAt + 3);
  expect(state()).toMatchObject({ status: 2, zone: 'live', isFinished: false, clockRate: 10, score: { text: '0:0' } });
  let stay = 0;
  for (let minute = 0; minute < 20 && state(); minute += 0.25) {
    clock.advance(15);
    if (state()?.isFinished) stay += 15;
  }
  expect(state()).toBeUndefined();
  expect(stay).toBeGreaterThanOrEqual(60);
  expect(stay).toBeLessThanOrEqual(120);
});

test('live odds move every few seconds and stay near one another', () => {
  const { clock, simulator, ops } = setup();
  watchAll(simulator);
  const moved = new Set<number>();
  // The slowest match gets new prices every fifteen seconds.
  advance(clock, 15, 1);
  for (const op of ops)
    if (op.op === 'odds')
      for (let index = 0; index < op.values.length; index += 2) moved.add(gameIdOf(op.values[index]!));
  const open = simulator.snapshot().games.filter(({ zone, isFinished }) => zone === 'live' && !isFinished);
  expect(open.filter(({ id }) => moved.has(id)).length / open.length).toBeGreaterThan(0.9);
});

test('a change of speed moves the planned starts and keeps what is in play', () => {
  const { simulator } = setup();
  const live = footballIn(simulator, 'live')[0]!;
  const line = footballIn(simulator, 'line').sort((a, b) => b.startAt - a.startAt)[0]!;
  simulator.setSpeed(10);
  expect(simulator.match(live.id)?.score).toEqual(live.score);
  const wait = line.startAt - afternoon / 1000;
  expect(simulator.match(line.id)?.startAt).toBe(Math.floor(afternoon / 1000 + wait / 10));
});
