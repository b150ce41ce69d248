import { expect, test } from 'vitest';

import { accountTypes } from '../../contracts/account.ts';
import { errorCodes as E } from '../../contracts/common.ts';
import type { CouponIn } from '../../contracts/coupon.ts';
import { couponTypes as T } from '../../contracts/coupon-types.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import type { SimMarket } from '../../simulator/index.ts';
import { auditBooks } from '../audit/index.ts';
import { amountsOf } from '../coupon/amounts.ts';
import { calculate } from '../coupon/calculate.ts';
import { purseOf, settleMarkets } from '../coupon/index.ts';
import { place, type Player, setUp, slipOf } from '../coupon/player.testing.ts';
import { sellAll } from '../coupon/sale.ts';
import { couponById } from '../coupon/store.ts';
import { sql } from '../db/index.ts';
import { openProfile } from '../demo-players/index.ts';
import { ApiFailure } from '../http/failure.ts';
import { accountById, accountsOf, openAccount, post } from '../ledger/index.ts';
import { pressAgain } from './index.ts';

/** Of one coupon: 2,000 first stakes of 150 roubles. */
const largest = 300_000;

function rich({ world, accountId }: Player, roubles = 100_000_000): void {
  const minor = roubles * 100;
  const { iso = 'RUB' } = accountById(world.db, accountId) ?? {};
  const entries = [
    { account: accountId, minor },
    { account: { house: 'cash' as const, iso }, minor: -minor },
  ];
  post(world.db, { key: `rich:${String(accountId)}`, kind: 'test', at: world.clock.now(), entries });
}

async function another(player: Player, name: string): Promise<Player> {
  const ids = () =>
    sql(player.world.db, 'SELECT id FROM user')
      .all()
      .map(({ id }) => Number(id));
  const before = new Set(ids());
  await openProfile(player.world, name, { email: `${name}@example.org` });
  const userId = ids().find((id) => !before.has(id)) ?? 0;
  const other = { ...player, userId, accountId: accountsOf(player.world.db, userId)[0]?.id ?? 0 };
  rich(other);
  return other;
}

/** The largest stake of one coupon in the currency of the player's account. */
const most = ({ world, accountId }: Player): number => {
  const { first: minor, digits } = currencyFacts(accountById(world.db, accountId)?.iso ?? 'RUB');
  return (2000 * minor) / 10 ** digits;
};

/** The coupon's number, or the code of the refusal. */
async function tryTo(player: Player, slip: CouponIn): Promise<{ id?: number; code?: number }> {
  try {
    const { body } = await place(player, slip);
    const { data } = body as { data: { coupon: { id: string } } };
    return { id: Number(data.coupon.id) };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { code: error.code };
  }
}

const backs = (player: Player, market: SimMarket) =>
  tryTo(player, slipOf([market], { amount: most(player), changeCoefAction: 1 }));

/** Home wins at about even odds: there the stake is the limit, not the win. */
const even = ({ markets }: Player): SimMarket[] => markets.filter(({ milli }) => milli > 1500 && milli < 3500);
const maxOf = ({ world, userId, accountId }: Player, markets: SimMarket[], typeId = markets.length > 1 ? 1 : 0) =>
  amountsOf(world, userId, { accountId, typeId, bets: slipOf(markets).bets }, purseOf(world, userId, accountId));

test('[BET-50] twelve largest bets on one outcome are one: what is staked already counts, in every type of coupon', async () => {
  const player = await setUp();
  rich(player);
  const [market, other, third, fourth] = even(player);
  expect(maxOf(player, [market!])).toMatchObject({ maxBetAmount: largest });
  expect(maxOf(player, [market!])).not.toHaveProperty('left');
  const codes = [];
  for (let index = 0; index < 12; index += 1)
    codes.push((await tryTo(player, slipOf([market!], { amount: largest, changeCoefAction: 1 }))).code);
  expect(codes).toEqual([undefined, ...Array<number>(11).fill(E.amountAboveMax)]);
  const left = { marketId: market!.id, of: 'outcome', amount: 0 };
  expect(maxOf(player, [market!])).toMatchObject({ maxBetAmount: 0, left });
  const slip = slipOf([market!, other!, third!], { amount: 100, changeCoefAction: 1 });
  expect(calculate(player.world, slip, purseOf(player.world, player.userId))).toMatchObject({ left, maxBetAmount: 0 });
  // A visitor is told of everybody's bets alone.
  expect(calculate(player.world, slip, { ...purseOf(player.world, player.userId), userId: 0 })).not.toHaveProperty(
    'left',
  );
  for (const typeId of [T.express, T.system, T.chain, T.lucky, T.patent, T.antiExpress]) {
    const legs = slipOf([market!, other!, third!]).bets.map((bet, index) => ({ ...bet, blockId: index + 1 }));
    expect(await tryTo(player, { ...slip, id: crypto.randomUUID(), typeId, bets: legs, systemValue: 2 })).toEqual({
      code: E.amountAboveMax,
    });
  }
  const singles = await place(player, slipOf([market!, fourth!], { typeId: 9, amount: 1000, changeCoefAction: 1 }));
  expect(singles.body).toMatchObject({ data: { results: [{ error: { code: E.amountAboveMax } }, { coupon: {} }] } });
  expect(auditBooks(player.world.db)).toEqual([]);
}, 60_000);

test.each(['a type without a maximum', 'bonus money'])(
  '[BET-52] twelve bets on one outcome by %s stop where all others do',
  async (way) => {
    const player = await setUp();
    const { world, userId } = player;
    if (way === 'bonus money') {
      const account = { userId, iso: 'RUB', type: accountTypes.bonus, at: world.clock.now() };
      player.accountId = openAccount(world.db, account);
    } else world.config = { ...world.config, couponTypesWithMaxAmount: [] };
    rich(player);
    const [market] = even(player);
    const bet = (amount: number) => ({ amount, changeCoefAction: 1 as const, accountId: player.accountId });
    expect(maxOf(player, [market!])).toMatchObject({ maxBetAmount: null });
    // One that is larger than any other could be, and then as much as there is.
    expect(await tryTo(player, slipOf([market!], bet(3_600_000)))).toEqual({ code: E.amountAboveMax });
    expect(calculate(world, slipOf([market!], bet(3_600_000)), purseOf(world, userId, player.accountId))).toMatchObject(
      {
        maxBetAmount: largest,
      },
    );
    expect(await tryTo(player, slipOf([market!], bet(largest)))).toHaveProperty('id');
    expect(maxOf(player, [market!])).toMatchObject({ maxBetAmount: 0, left: { of: 'outcome', amount: 0 } });
    expect(await tryTo(player, slipOf([market!], bet(100)))).toEqual({ code: E.amountAboveMax });
    const legs = even(player).slice(0, 3);
    expect(await tryTo(player, slipOf(legs, { ...bet(100), typeId: T.system, systemValue: 2 }))).toEqual({
      code: E.amountAboveMax,
    });
  },
  60_000,
);

test('[BET-50] an express counts on each of its legs, whatever stands beside them', async () => {
  const player = await setUp();
  rich(player);
  const legs = even(player).slice(0, 4);
  const max = maxOf(player, legs).maxBetAmount!;
  expect(await tryTo(player, slipOf(legs, { amount: max, changeCoefAction: 1 }))).toHaveProperty('id');
  expect(maxOf(player, legs).maxBetAmount).toBeLessThan(max / 100);
  // Another company of the same leg finds it full as well.
  expect(maxOf(player, [legs[0]!, ...even(player).slice(4, 7)]).left).toMatchObject({ marketId: legs[0]!.id });
}, 60_000);

test('[BET-50] a match has a limit over all of its outcomes; a sale, a result and a void give back', async () => {
  const player = await setUp();
  const { world } = player;
  rich(player);
  const [market] = even(player);
  const offered = world.simulator
    .marketsOf(market!.gameId)
    .filter(({ milli, isBlocked }) => milli > 1500 && milli < 2500 && !isBlocked);
  const taken: number[] = [];
  for (const one of offered.slice(0, 4)) {
    const { id } = await tryTo(player, slipOf([one], { amount: largest, changeCoefAction: 1 }));
    if (id !== undefined) taken.push(id);
  }
  expect(taken).toHaveLength(2);
  const [fifth] = offered.slice(4);
  expect(maxOf(player, [fifth!])).toMatchObject({ maxBetAmount: 0, left: { of: 'match' } });
  sellAll(world, couponById(world.db, taken[0]!)!);
  expect(maxOf(player, [fifth!])).toMatchObject({ maxBetAmount: largest });
  settleMarkets(
    world,
    market!.gameId,
    offered.map(({ id }) => [id, 2]),
  );
  expect(sql(world.db, 'SELECT COUNT(*) AS count FROM exposure').get()).toEqual({ count: 0 });
  expect(auditBooks(world.db)).toEqual([]);
}, 60_000);

test('[BET-50] however many players come, an outcome takes ten largest bets', async () => {
  const player = await setUp();
  rich(player);
  const [market] = even(player);
  let taken = 0;
  for (let index = 0; index < 12; index += 1) {
    const one = await another(player, `robot${String(index)}`);
    const { id } = await backs(one, market!);
    if (id !== undefined) taken += 1;
  }
  expect(taken).toBe(10);
  expect(maxOf(player, [market!])).toMatchObject({ maxBetAmount: 0, left: { of: 'outcome' } });
}, 120_000);

test('[BET-50] a request that waits for a trader counts as a bet: there is no second one beside it', async () => {
  const player = await setUp();
  const { world } = player;
  rich(player);
  const [market] = even(player);
  const vip = { amount: largest * 3, isVipBet: true };
  expect(await tryTo(player, slipOf([market!], vip))).toHaveProperty('id');
  expect(await tryTo(player, slipOf([market!], vip))).toEqual({ code: E.amountAboveMax });
  // It moves no price before it stands, and so does not refuse itself.
  world.clock.advance(4);
  expect(world.simulator.market(market!.id)?.milli).toBe(market!.milli);
  world.clock.advance(4);
  expect(sql(world.db, 'SELECT state FROM coupon').all()).toEqual([{ state: 'open' }]);
  expect(world.simulator.market(market!.id)?.milli).toBeLessThan(market!.milli);
}, 60_000);

test('[BET-51] after a restart the money of before still counts', async () => {
  const player = await setUp();
  const { world } = player;
  rich(player);
  const [market] = even(player);
  for (let index = 0; index < 4; index += 1) await backs(await another(player, `robot${String(index)}`), market!);
  const heard: [number, { risk: number; at: number }][] = [];
  const simulator = {
    ...world.simulator,
    press: (id: number, taken: { risk: number; at: number }) => void heard.push([id, taken]),
  };
  pressAgain({ ...world, simulator });
  expect(heard).toHaveLength(4);
  for (const [id, { risk }] of heard) {
    expect(id).toBe(market!.id);
    expect(risk).toBeCloseTo((2000 * (market!.milli - 1000)) / 1000, 6);
  }
  world.clock.advance(15 * 60);
  heard.length = 0;
  pressAgain({ ...world, simulator });
  expect(heard).toEqual([]);
}, 60_000);

test('[BET-51] a price answers to money by steps, everybody is told, and it comes back after a time', async () => {
  const player = await setUp();
  const { world } = player;
  rich(player);
  const [market] = even(player);
  const { id, gameId, milli } = market!;
  const told: number[] = [];
  world.simulator.watch(gameId);
  world.simulator.onOps((ops) => {
    for (const op of ops)
      if (op.op === 'odds')
        op.values.forEach((value, index) => index % 2 === 1 && op.values[index - 1] === id && told.push(value));
  });
  const fair = world.simulator.fairOf(id);
  for (let index = 0; index < 6; index += 1) await backs(await another(player, `robot${String(index)}`), market!);
  // A request within the beat sees the price that all see.
  expect(world.simulator.market(id)?.milli).toBe(milli);
  world.clock.advance(2);
  const pressed = world.simulator.market(id)!.milli;
  expect(pressed).toBeLessThanOrEqual(milli * 0.96);
  expect(told.at(-1)).toBe(pressed);
  expect(world.simulator.fairOf(id)).toEqual(fair);
  // A slip at the old price is asked again.
  expect(await tryTo(player, slipOf([market!], { amount: 100 }))).toEqual({ code: E.oddsChanged });
  world.clock.advance(15 * 60);
  expect(told.at(-1)).toBeGreaterThan(pressed);
}, 120_000);
