/**
 * Robots place every type of coupon on anything that is on offer, and sell it, a part of it and edit it at every phase of
 * their matches. Each step is judged by the model's own expectation, not by luck: what is bought is worth less than it
 * costs, and what is sold brings less than it is worth, each by half a per cent at least.
 */
import { expect, test } from 'vitest';

import { betStatuses, type BetStatusId } from '../../contracts/coupon.ts';
import { couponTypes as T } from '../../contracts/coupon-types.ts';
import { sayFigures } from '../../tests/support/figures.ts';
import { ApiFailure } from '../http/failure.ts';
import { createRandom, type Random } from '../simulator/random.ts';
import type { SimMarket } from '../simulator/types.ts';
import { planEdit } from './edit-plan.ts';
import { figuresOf } from './figures.ts';
import { place, type Player, setUp, slipOf } from './player.testing.ts';
import { quoteFor } from './sale.ts';
import { couponById } from './store.ts';
import type { StoredCoupon } from './types.ts';

/** `npm run prices:prove` has them play more rounds. */
const rounds = Number(process.env.PRODUCT_ROUNDS ?? 2);
const house = 0.995;
const { win, lose, return: back } = betStatuses;

const shapes: [name: string, typeId: keyof typeof counts, systemValue?: number][] = [
  ['single', T.single],
  ['express', T.express],
  ['system', T.system, 2],
  ['chain', T.chain],
  ['multi-bet', T.multiBet, 2],
  ['conditional', T.conditional],
  ['anti-express', T.antiExpress],
  ['lucky', T.lucky],
  ['patent', T.patent],
];
const counts = { 0: 1, 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 3, 8: 3 } as const;

/** What a coupon pays on average by the model, over every result of its open bets. */
function worthOf({ world }: Player, coupon: StoredCoupon): number {
  const sum = (results: ReadonlyMap<number, BetStatusId>, index: number): number => {
    const bet = coupon.bets[index];
    if (bet === undefined) {
      const bets = coupon.bets.map((each) => ({ ...each, statusId: results.get(each.position) ?? each.statusId }));
      return figuresOf({ ...coupon, bets }).payout ?? 0;
    }
    if (bet.statusId >= 0) return sum(results, index + 1);
    const { chance, decided } = world.simulator.fairOf(bet.marketId) ?? { chance: 0, decided: 1 };
    const ends = [
      [win, decided * chance],
      [lose, decided * (1 - chance)],
      [back, 1 - decided],
    ] as const;
    return ends.reduce(
      (all, [statusId, share]) =>
        share > 0 ? all + share * sum(new Map([...results, [bet.position, statusId]]), index + 1) : all,
      0,
    );
  };
  return sum(new Map(), 0);
}

/** One outcome of each of so many matches that begin within two hours. */
function pick({ world }: Player, random: Random, count: number, isQuick = true): SimMarket[] {
  const { simulator, clock } = world;
  const soon = clock.now() / 1000 + 2 * 3600;
  const games = simulator
    .snapshot()
    .games.filter(
      ({ status, startAt, outcomesCount }) =>
        status === 0 && outcomesCount === undefined && (!isQuick || startAt < soon),
    );
  const chosen: SimMarket[] = [];
  while (chosen.length < count && games.length > 0) {
    const [game] = games.splice(Math.floor(random() * games.length), 1);
    const fit = simulator
      .marketsOf(game?.id ?? 0)
      .filter(
        ({ isBlocked, isBannedExpress, milli }) => !isBlocked && !isBannedExpress && milli >= 1100 && milli <= 6000,
      );
    const market = fit[Math.floor(random() * fit.length)];
    if (market) chosen.push(market);
  }
  return chosen;
}

type Step = { name: string; share: number };

async function open(player: Player, random: Random, [name, typeId, systemValue]: (typeof shapes)[number]) {
  const markets = pick(player, random, counts[typeId]);
  const slip = slipOf(markets, { typeId, amount: 100, ...(systemValue && { systemValue }), changeCoefAction: 1 });
  const bets = slip.bets.map((bet, index) => ({ ...bet, blockId: index + 1 }));
  try {
    const answer = await place(player, { ...slip, bets });
    const { data } = answer.body as { data: { coupon: { id: string } } };
    return { name, id: Number(data.coupon.id) };
  } catch (error) {
    // The opposite of a long express is not on offer, nor is one of half results.
    if (error instanceof ApiFailure && typeId === T.antiExpress) return null;
    throw error;
  }
}

/** Looks at what could be done with a coupon now: to sell it, 40 % of it, or to edit it. */
function look(player: Player, { name, id }: { name: string; id: number }, random: Random, steps: Step[]): void {
  const { world } = player;
  const coupon = couponById(world.db, id);
  if (coupon?.state !== 'open') return;
  const worth = worthOf(player, coupon);
  for (const part of [1, 0.4]) {
    try {
      const { price } = quoteFor(world, coupon, part);
      steps.push({ name: `${name}: sell ${String(part * 100)} %`, share: (price * 100) / (worth * part) });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return;
    }
  }
  if (coupon.typeId !== T.single && coupon.typeId !== T.express) return;
  const kept = coupon.bets.filter(({ statusId }) => statusId < 0).map(({ marketId }) => marketId);
  const legs = [...kept.slice(kept.length > 1 ? 1 : 0), ...pick(player, random, 1).map(({ id: fresh }) => fresh)];
  const asked = legs.map((marketId) => ({ marketId, coef: null }));
  const { fault, value, made } = planEdit(world, coupon, asked, { lng: 'en', seen: null });
  if (fault !== null || made === null) return;
  const chances = made.plan.bets.map(({ bet, milli }) => {
    const { chance, decided } = world.simulator.fairOf(bet.marketId) ?? { chance: 1, decided: 1 };
    return decided * chance + ((1 - decided) * 1000) / milli;
  });
  const fresh = made.possibleWin * chances.reduce((all, each) => all * each, 1);
  steps.push({ name: `${name}: edit`, share: (value / worth) * (fresh / value) });
}

test('[BET-36] every type that robots place, sell, sell in part and edit at every phase loses half a per cent by the model', async () => {
  const player = await setUp();
  const { world } = player;
  world.simulator.command({ run: true });
  const steps: Step[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const random = createRandom(400 + round);
    const placed: { name: string; id: number }[] = [];
    for (const shape of shapes) {
      const coupon = await open(player, random, shape);
      if (coupon === null) continue;
      placed.push(coupon);
      const taken = couponById(world.db, coupon.id)!;
      steps.push({ name: `${coupon.name}: place`, share: worthOf(player, taken) / taken.amount });
    }
    // Before the match, past the time of a mistake; then in play, again and again.
    world.clock.advance(45);
    for (const coupon of placed) look(player, coupon, random, steps);
    for (let phase = 0; phase < 6; phase += 1) {
      world.clock.advance(1800 + Math.floor(random() * 60));
      for (const coupon of placed) look(player, coupon, random, steps);
    }
  }
  const most = new Map<string, { count: number; sum: number; most: number }>();
  for (const { name, share } of steps) {
    const known = most.get(name) ?? { count: 0, sum: 0, most: 0 };
    most.set(name, { count: known.count + 1, sum: known.sum + share, most: Math.max(known.most, share) });
  }
  sayFigures(
    [...most]
      .map(
        ([name, { count, sum, most: best }]) =>
          `${name.padEnd(26)} ${String(count).padStart(5)} times, on average ${((sum / count) * 100 - 100).toFixed(1)} %, at best ${(best * 100 - 100).toFixed(1)} %`,
      )
      .join('\n'),
  );
  for (const [name, { most: best }] of most) expect(best, name).toBeLessThanOrEqual(house);
  expect([...most.keys()].filter((name) => name.includes('sell 100'))).toHaveLength(shapes.length);
}, 3_600_000);
