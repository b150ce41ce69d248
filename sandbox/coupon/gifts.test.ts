/**
 * Robots use every promotion of the house: hyper bonus, bonus bet, early payout, promo code, several singles, cashback
 * and points beside all of them, and chains of edits. Each is judged by the model's own expectation, not by luck. Row
 * PROMO-24.
 */
import { expect, test } from 'vitest';

import type { CouponIn } from '../../contracts/coupon.ts';
import { couponTypes as T } from '../../contracts/coupon-types.ts';
import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { SimMarket } from '../../simulator/index.ts';
import { createRandom, type Random } from '../../simulator/random.ts';
import { auditBooks } from '../audit/books.ts';
import { gifts } from '../cashback/index.ts';
import { transaction } from '../db/index.ts';
import { ApiFailure } from '../http/failure.ts';
import { calculate } from './calculate.ts';
import { editBet } from './edit.ts';
import { openLegs, planEdit } from './edit-plan.ts';
import { purseOf } from './index.ts';
import { place, type Player, setUp, slipOf } from './player.testing.ts';
import { promoCodesOf, validPromo } from './promo.ts';
import { bestOf, house, pick, type Step, worthOf } from './robots.testing.ts';
import { couponById } from './store.ts';

/** `npm run prices:prove` has them play more rounds. */
const rounds = Number(process.env.PRODUCT_ROUNDS ?? 2);
/** Roubles: enough for a hyper bonus, and not so much that its most is reached. */
const stake = 400;

const bet = { amount: stake, changeCoefAction: 1 } as const;
const express = { ...bet, typeId: T.express };

type Placed = { id: number }[];
/** The coupons of a slip; empty where the house does not accept it. */
async function take(player: Player, slip: CouponIn): Promise<Placed> {
  try {
    const { body } = await place(player, slip);
    const { data } = body as { data: { coupon?: { id: string }; results?: { coupon?: { id: string } }[] } };
    return [data.coupon, ...(data.results ?? []).map(({ coupon }) => coupon)].flatMap((one) =>
      one === undefined ? [] : [{ id: Number(one.id) }],
    );
  } catch (error) {
    if (error instanceof ApiFailure) return [];
    throw error;
  }
}

/** What coupons bring back by the model, with the most that cashback or points give for them. */
function judge(player: Player, name: string, placed: Placed, steps: Step[]): void {
  for (const { id } of placed) {
    const coupon = couponById(player.world.db, id)!;
    const returned = (coupon.terms.margin ?? 0) * gifts.common;
    steps.push({ name, share: worthOf(player, coupon) / coupon.amount + returned });
  }
}

/** Short legs carry a bonus cheapest, long ones have the largest margin. */
const isShort =
  (from: number) =>
  ({ milli }: SimMarket) =>
    milli >= from && milli <= from + 400;
const isTeam = ({ groupId, typeId }: SimMarket) => groupId === G.result && typeId !== O.draw;

async function playRound(player: Player, random: Random, steps: Step[]): Promise<void> {
  const { world, userId } = player;
  const config = (patch: object) => void (world.config = { ...world.config, ...patch });
  const purse = purseOf(world, userId);
  const legs = (count: number, isFit?: (market: SimMarket) => boolean) =>
    pick(player, random, { count, ...(isFit && { isFit }), isQuick: false });
  for (const count of [4, 6, 8]) {
    for (const percent of [5, 10, 30]) {
      config({ isAvailableCouponBonusBet: false, hyperBonusPercent: percent });
      const slip = slipOf(legs(count, isShort(1200)), bet);
      const { hyperBonus = {} } = calculate(world, slip, purse);
      judge(player, `hyper bonus, ${String(count)} legs`, await take(player, { ...slip, ...hyperBonus }), steps);
    }
    config({ isAvailableCouponBonusBet: true, hyperBonusPercent: 0 });
    const slip = slipOf(legs(count, isShort(1100)), { ...bet, bonusBet: { coef: 1 } });
    judge(player, `bonus bet, ${String(count)} legs`, await take(player, slip), steps);
  }
  config({ isAvailableCouponBonusBet: false });
  for (const lead of [1, 2, 3]) {
    config({ earlyPayoutLead: lead });
    for (const count of [1, 3]) {
      const placed = await take(player, slipOf(legs(count, isTeam), bet));
      judge(player, `early payout, ${String(count)} legs`, placed, steps);
    }
  }
  config({ earlyPayoutLead: 0 });
  judge(player, 'several singles', await take(player, slipOf(legs(4), { ...bet, typeId: T.severalSingles })), steps);
  for (const { code, back } of promoCodesOf(world, { userId, iso: purse.iso }, 'en')) {
    const placed = await take(player, slipOf(legs(1), { ...bet, promoCode: code, amount: toWire(back, 2) }));
    // A code is a present: it is worth at most its face value, once, and the bet on it is worth no more than any other.
    judge(player, 'beside a promo code', placed, steps);
    expect(placed.map(({ id }) => couponById(world.db, id)?.terms)).toMatchObject([{ promoBack: back, margin: 0 }]);
    expect(validPromo(world, { userId, iso: purse.iso }, code)).toBeNull();
  }
}

const isLater = ({ world }: Player, gameId: number): boolean =>
  (world.simulator.match(gameId)?.startAt ?? 0) * 1000 > world.clock.now() + 3 * 3_600_000;

/** Edits a bet again and again: each time another leg for the first one. */
async function chain(player: Player, random: Random, steps: Step[]): Promise<void> {
  const { world } = player;
  // No leg starts during the test: a live edit waits, and may find the match suspended.
  const later = (count: number) =>
    pick(player, random, { count, isQuick: false, isFit: ({ gameId }) => isLater(player, gameId) });
  let [placed] = await take(player, slipOf(later(3), express));
  for (let edit = 0; edit < 4 && placed !== undefined; edit += 1) {
    world.clock.advance(600);
    const coupon = couponById(world.db, placed.id)!;
    if (coupon.state !== 'open') return;
    const incoming = later(1).map(({ id }) => id);
    const bets = [...openLegs(coupon).slice(1), ...incoming].map((marketId) => ({ marketId, coef: null }));
    const plan = planEdit(world, coupon, bets, { lng: 'en', seen: null });
    if (plan.fault !== null || plan.made === null) return;
    const wire = (minor: number) => toWire(minor, 2);
    const request = {
      bets: plan.made.plan.bets.map(({ bet }) => ({ marketId: bet.marketId, coef: bet.coef })),
      value: wire(plan.value),
      possibleWin: wire(plan.made.possibleWin),
      accept: 'notWorse' as const,
      lng: 'en' as const,
    };
    const before = worthOf(player, coupon);
    const { body } = await editBet({ world, couponId: coupon.id, request }, (act) => transaction(world.db, act));
    placed = { id: Number((body as { data: { coupon: { id: string } } }).data.coupon.id) };
    steps.push({
      name: `edit ${String(edit + 1)} of a chain`,
      share: worthOf(player, couponById(world.db, placed.id)!) / before,
    });
  }
}

test('[PROMO-24] with every gift of the house, cashback beside it, each coupon and each edit of a chain loses half a per cent', async () => {
  const player = await setUp();
  const { world } = player;
  world.simulator.command({ run: true });
  const steps: Step[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const random = createRandom(700 + round);
    await playRound(player, random, steps);
    await chain(player, random, steps);
    world.clock.advance(1800);
  }
  expect(auditBooks(world.db)).toEqual([]);
  const best = bestOf(steps);
  for (const [name, share] of best) expect(share, name).toBeLessThanOrEqual(house);
  for (const kind of ['hyper bonus', 'bonus bet', 'early payout', 'several singles', 'beside a promo code', 'edit 1'])
    expect(
      [...best.keys()].filter((name) => name.startsWith(kind)),
      kind,
    ).not.toEqual([]);
}, 3_600_000);
