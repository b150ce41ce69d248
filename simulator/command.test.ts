import { expect, test } from 'vitest';

import { betStatuses } from '../contracts/coupon.ts';
import { marketGroups as G, outcomeTypes as O, sportIds } from '../contracts/markets.ts';
import { createClock } from '../sandbox/world/clock.ts';
import { fullCatalogue, partOf } from './catalogue/index.ts';
import { marketIdOf } from './ids.ts';
import type { Simulator } from './interface.ts';
import { createBets, offerOf } from './offer.testing.ts';
import { createSimulator } from './simulator.ts';
import type { DomainOp, Settled, SimMarket, SimMatch } from './types.ts';

const afternoon = Date.UTC(2026, 2, 14, 15, 23, 7);
const oneHour = 3600;

/** A world of some lanes, which stands still unless `isRunning`. */
function setup({ speed = 1, isRunning = true } = {}) {
  const clock = createClock({ manual: true, now: afternoon });
  const catalogue = partOf(fullCatalogue, 0.1);
  const bets = createBets();
  const simulator = createSimulator({ seed: 7, clock, speed, catalogue, awaited: bets.awaited });
  const settled: Settled[] = [];
  const ops: DomainOp[] = [];
  simulator.onSettled((each) => settled.push(each));
  simulator.onOps((each) => ops.push(...each));
  if (!isRunning) simulator.command({ run: false });
  simulator.start();
  return { clock, simulator, settled, ops, bets };
}

const print = (simulator: Simulator) => JSON.stringify(offerOf(simulator));
const footballIn = (simulator: Simulator, zone: 'line' | 'live') =>
  simulator
    .snapshot()
    .games.filter((match) => match.sportId === sportIds.football && match.zone === zone && !match.isFinished);
const outcome = (simulator: Simulator, match: SimMatch, groupId: number, typeId: number): SimMarket =>
  simulator.marketsOf(match.id).find((market) => market.groupId === groupId && market.typeId === typeId)!;

test('a goal suspends the markets of its game, then they come back repriced', () => {
  const { clock, simulator } = setup();
  const match = footballIn(simulator, 'live').find(
    ({ id }) => !outcome(simulator, simulator.match(id)!, G.result, O.home).isBlocked,
  )!;
  const home = outcome(simulator, match, G.result, O.home);
  simulator.command({ gameId: match.id, do: 'goal', team: 1 });
  expect(simulator.marketsOf(match.id).every(({ isBlocked }) => isBlocked)).toBe(true);
  clock.advance(45);
  // An attack that comes now may lock them once more.
  for (let waited = 0; waited < 30 && simulator.market(home.id)?.isBlocked === true; waited += 1) clock.advance(1);
  const after = simulator.market(home.id);
  expect(after?.isBlocked).toBe(false);
  expect(after?.milli).toBeLessThan(home.milli);
});

test('in a world that stands still nothing moves but what is asked for', () => {
  const { clock, simulator, ops, settled, bets } = setup({ isRunning: false });
  const before = print(simulator);
  ops.length = 0;
  clock.advance(oneHour);
  expect(ops).toEqual([]);
  expect(print(simulator)).toBe(before);

  const [match] = footballIn(simulator, 'line');
  const home = outcome(simulator, match!, G.result, O.home);
  const nextAway = marketIdOf(match!.id, { groupId: G.nextGoal, typeId: O.nextAway, period: 0, param: 1 });
  bets.place([home.id, nextAway]);
  expect(simulator.command({ gameId: match!.id, do: 'start' })).toEqual({ ok: true });
  expect(simulator.match(match!.id)).toMatchObject({ zone: 'live', status: 2, score: { text: '0:0' } });
  simulator.command({ gameId: match!.id, do: 'goal', team: 2 });
  expect(simulator.match(match!.id)).toMatchObject({ score: { text: '0:1' }, incidents: [{ kind: 'goal', team: 2 }] });
  expect(settled.flatMap(({ results }) => results)).toContainEqual([nextAway, betStatuses.win]);
  expect(simulator.resultOf(home.id)).toBeNull();
  simulator.command({ gameId: match!.id, do: 'finish', score: [2, 1] });
  expect(simulator.match(match!.id)).toMatchObject({ status: 4, isFinished: true, score: { text: '2:1' } });
  expect(settled.flatMap(({ results }) => results)).toContainEqual([home.id, betStatuses.win]);
  expect(simulator.resultOf(home.id)).toBe(betStatuses.win);
  expect(simulator.market(home.id)).toBeUndefined();
  expect(simulator.command({ gameId: match!.id, do: 'goal' }).ok).toBe(false);

  simulator.command({ run: true });
  clock.advance(200);
  expect(simulator.match(match!.id)).toBeUndefined();
  expect(simulator.resultOf(home.id)).toBe(betStatuses.win);
});

test('each outcome is told about once', () => {
  const { clock, simulator, settled, bets } = setup({ speed: 20 });
  const [match] = footballIn(simulator, 'live');
  bets.place(offerOf(simulator).markets.map(({ id }) => id));
  simulator.command({ gameId: match!.id, do: 'goal', team: 1 });
  simulator.command({ gameId: match!.id, do: 'finish' });
  clock.advance(900);
  const ids = settled.flatMap(({ results }) => results.map(([id]) => id));
  expect(ids.length).toBeGreaterThan(1_000);
  expect(new Set(ids).size).toBe(ids.length);
});

test('forced odds hold until they are taken back', () => {
  const { clock, simulator, ops } = setup();
  const match = footballIn(simulator, 'live')[0]!;
  const home = outcome(simulator, match, G.result, O.home);
  simulator.watch(match.id);
  ops.length = 0;
  expect(simulator.command({ gameId: match.id, do: 'odds', marketId: home.id, coef: 3.25 }).ok).toBe(true);
  expect(ops.find(({ op }) => op === 'odds')).toMatchObject({
    values: expect.arrayContaining([home.id, 3250]) as number[],
  });
  clock.advance(5);
  expect(simulator.market(home.id)?.milli).toBe(3250);
  simulator.command({ gameId: match.id, do: 'odds', marketId: home.id });
  expect(simulator.market(home.id)?.milli).not.toBe(3250);
});

test('suspend closes a game or one outcome, resume opens it', () => {
  const { simulator } = setup({ isRunning: false });
  const match = footballIn(simulator, 'live')[0]!;
  const home = outcome(simulator, match, G.result, O.home);
  simulator.command({ gameId: match.id, do: 'suspend', marketId: home.id });
  expect(simulator.market(home.id)?.isBlocked).toBe(true);
  expect(outcome(simulator, match, G.result, O.away).isBlocked).toBe(false);
  simulator.command({ gameId: match.id, do: 'suspend' });
  expect(simulator.marketsOf(match.id).every(({ isBlocked }) => isBlocked)).toBe(true);
  simulator.command({ gameId: match.id, do: 'resume' });
  expect(simulator.market(home.id)?.isBlocked).toBe(false);
});

test('settle gives outcomes the result asked for, which then stands', () => {
  const { simulator, settled, bets } = setup({ isRunning: false });
  const match = footballIn(simulator, 'live')[0]!;
  const home = outcome(simulator, match, G.result, O.home);
  const away = outcome(simulator, match, G.result, O.away);
  bets.place([home.id, away.id]);
  simulator.command({ gameId: match.id, do: 'settle', results: { [home.id]: betStatuses.halfLoseHalfReturn } });
  expect(settled).toEqual([{ gameId: match.id, results: [[home.id, betStatuses.halfLoseHalfReturn]] }]);
  simulator.command({ gameId: match.id, do: 'settle' });
  expect(simulator.match(match.id)?.isFinished).toBe(true);
  expect(simulator.resultOf(home.id)).toBe(betStatuses.halfLoseHalfReturn);
  expect(settled.slice(1).flatMap(({ results }) => results.map(([id]) => id))).toEqual([away.id]);
  expect(simulator.command({ gameId: match.id, do: 'settle', results: { [home.id]: 9 } }).ok).toBe(false);
  expect(simulator.command({ gameId: 1, do: 'start' })).toEqual({ ok: false, reason: 'no game 1' });
});

test.each([sportIds.tennis, sportIds.basketball])('sport %d takes points and ends as asked', (sportId) => {
  const { simulator, settled, bets } = setup({ isRunning: false });
  const match = simulator.snapshot().games.find((each) => each.sportId === sportId && each.zone === 'live')!;
  const away = outcome(simulator, match, G.winner, O.away);
  bets.place([away.id]);
  const before = simulator.match(match.id)?.score;
  simulator.command({ gameId: match.id, do: 'goal', team: 2 });
  expect(simulator.match(match.id)?.score).not.toEqual(before);
  simulator.command({ gameId: match.id, do: 'finish', score: sportId === sportIds.tennis ? [1, 2] : [70, 81] });
  expect(simulator.match(match.id)?.score?.full).toEqual(sportId === sportIds.tennis ? ['1', '2'] : ['70', '81']);
  expect(simulator.resultOf(away.id)).toBe(betStatuses.win);
  expect(settled.flatMap(({ results }) => results)).toContainEqual([away.id, betStatuses.win]);
});

/** What was told of a watched match's suspension: the match's reason, and those of its outcomes. */
function told(ops: readonly DomainOp[], gameId: number) {
  const ofMatch = ops.flatMap((op) =>
    op.op === 'put' && op.kind === 'game' && op.id === gameId ? [op.value.lock] : [],
  );
  const own = ops.flatMap((op) => (op.op === 'patch' && op.value.isBlocked ? [op.value.lock ?? null] : []));
  return { match: ofMatch.at(-1), own };
}

test('[GAME-05] who watches a game hears why it is suspended, once for all of its markets, and that it is not any more', () => {
  const { clock, simulator, ops } = setup();
  const match = footballIn(simulator, 'live').find(({ id }) =>
    simulator.marketsOf(id).every(({ isBlocked, lock }) => !isBlocked || lock === 'price'),
  )!;
  simulator.watch(match.id);
  clock.advance(1);
  ops.length = 0;
  simulator.command({ gameId: match.id, do: 'goal', team: 1 });
  const goal = told(ops, match.id);
  expect(goal.match).toBe('goal');
  expect(goal.own.length).toBeGreaterThan(20);
  expect(goal.own.every((lock) => lock === null || lock === 'price')).toBe(true);
  expect(simulator.snapshot().games.find(({ id }) => id === match.id)).not.toHaveProperty('lock');

  for (let waited = 0; waited < 120 && told(ops, match.id).match !== undefined; waited += 1) clock.advance(1);
  expect(told(ops, match.id).match).toBeUndefined();
});

test('[GAME-05] what somebody forces has the reason that they gave, else the operator; a single outcome has its own', () => {
  const { simulator, ops } = setup({ isRunning: false });
  const [match] = footballIn(simulator, 'live');
  const home = outcome(simulator, match!, G.result, O.home);
  simulator.watch(match!.id);
  simulator.command({ gameId: match!.id, do: 'suspend', reason: 'var' });
  expect(told(ops, match!.id).match).toBe('var');
  simulator.command({ gameId: match!.id, do: 'resume' });
  expect(told(ops, match!.id).match).toBeUndefined();

  simulator.command({ gameId: match!.id, do: 'suspend', marketId: home.id });
  expect(simulator.market(home.id)).toMatchObject({ isBlocked: true, lock: 'operator' });
  expect(ops).toContainEqual({
    op: 'patch',
    kind: 'market',
    id: home.id,
    value: { isBlocked: true, lock: 'operator' },
  });
  simulator.command({ gameId: match!.id, do: 'resume', marketId: home.id });
  expect(simulator.market(home.id)).toMatchObject({ isBlocked: false });
  expect(simulator.market(home.id)).not.toHaveProperty('lock');
});
