/**
 * Robots place every type of coupon on anything that is on offer, and sell it, a part of it and edit it at every phase
 * of their matches. Each step is judged by the model's own expectation, not by luck: a bought leg is worth less than it
 * costs, and a sold leg brings less than it is worth, each by half a per cent at least.
 */
import { expect, test } from 'vitest';

import { couponTypes as T } from '../../contracts/coupon-types.ts';
import type { SimMarket } from '../../simulator/index.ts';
import { createRandom, type Random } from '../../simulator/random.ts';
import { ApiFailure } from '../http/failure.ts';
import { planEdit } from './edit-plan.ts';
import { place, type Player, setUp, slipOf } from './player.testing.ts';
import { bestOf, house, pick, type Step, worthOf } from './robots.testing.ts';
import { quoteFor } from './sale.ts';
import { couponById } from './store.ts';

/** `npm run prices:prove` has them play more rounds. */
const rounds = Number(process.env.PRODUCT_ROUNDS ?? 2);

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

async function open(player: Player, random: Random, [name, typeId, systemValue]: (typeof shapes)[number]) {
  const isFit = ({ milli }: SimMarket) => milli >= 1100;
  const markets = pick(player, random, { count: counts[typeId], isFit });
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
  const legs = [
    ...kept.slice(kept.length > 1 ? 1 : 0),
    ...pick(player, random, { count: 1, isFit: ({ milli }) => milli >= 1100 }).map(({ id: fresh }) => fresh),
  ];
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
  const best = bestOf(steps);
  for (const [name, share] of best) expect(share, name).toBeLessThanOrEqual(house);
  expect([...best.keys()].filter((name) => name.includes('sell 100'))).toHaveLength(shapes.length);
}, 3_600_000);
