import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import { afterAll, expect, test } from 'vitest';

import { errorCodes } from '../../contracts/common.ts';
import type { CouponIn } from '../../contracts/coupon.ts';
import { couponTypes } from '../../contracts/coupon-types.ts';
import type { UserEvent } from '../../contracts/frames.ts';
import { auditBooks } from '../audit/index.ts';
import { openDatabase, sql } from '../db/index.ts';
import { balanceOf } from '../ledger/index.ts';
import { defaultMargins } from '../simulator/margins.ts';
import type { World } from '../world/world.ts';
import { settleMarkets, settleMissed } from './index.ts';
import { place, type Player, setUp, slipOf } from './player.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'settlement-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The world as a second process finds it: the database as it is now, everything else from the first. */
function copyOf({ world }: Player, name: string): World & { db: DatabaseSync } {
  const path = join(folder, `${name}.db`);
  world.db.exec(`VACUUM INTO '${path}'`);
  const db = openDatabase(path);
  return { ...world, db };
}

test('[BET-10] what ended while the process was down is settled at the next start, once', async () => {
  const player = await setUp();
  const { world, accountId, markets } = player;
  const [market] = markets;
  await place(player, slipOf([market!]));
  const after = copyOf(player, 'missed');
  world.simulator.command({ gameId: market!.gameId, do: 'finish', score: [3, 0] });

  settleMissed(after);
  settleMissed(after);
  settleMarkets(after, market!.gameId, [[market!.id, 1]]);
  const won = Math.floor((100_00 * market!.milli) / 1000);
  expect(balanceOf(after.db, accountId)).toBe(100_000_00 - 100_00 + won);
  // The process that was not down comes to the same.
  expect(balanceOf(world.db, accountId)).toBe(100_000_00 - 100_00 + won);
  expect([...auditBooks(after.db), ...auditBooks(world.db)]).toEqual([]);
  after.db.close();
});

test('[BET-10] a bet on a game of which nothing is known any more is returned', async () => {
  const player = await setUp();
  const { accountId, markets, world } = player;
  await place(player, slipOf([markets[0]!]));
  const after = copyOf(player, 'lost');
  const silent = { ...world.simulator, game: () => undefined, resultOf: () => null };
  settleMissed({ ...after, simulator: silent });
  expect(balanceOf(after.db, accountId)).toBe(99_900_00);
  const later = () => world.clock.now() + 30 * 24 * 60 * 60 * 1000;
  settleMissed({ ...after, simulator: silent, clock: { ...world.clock, now: later } });
  expect(balanceOf(after.db, accountId)).toBe(100_000_00);
  after.db.close();
});

test('[BET-10] a settlement that breaks off moves nothing, and goes through when it is tried again', async () => {
  const player = await setUp();
  const { world, accountId, markets } = player;
  const [market, other] = markets;
  await place(player, slipOf([market!]));
  await place(player, slipOf([other!]));
  world.db.exec(`CREATE TRIGGER broken BEFORE INSERT ON entry BEGIN SELECT RAISE(ABORT, 'disk'); END`);
  settleMarkets(world, market!.gameId, [[market!.id, 1]]);
  expect(sql(world.db, "SELECT COUNT(*) AS n FROM coupon WHERE state = 'open'").get()?.n).toBe(2);
  expect(balanceOf(world.db, accountId)).toBe(99_800_00);
  world.db.exec('DROP TRIGGER broken');
  settleMarkets(world, market!.gameId, [[market!.id, 1]]);
  expect(balanceOf(world.db, accountId)).toBe(99_800_00 + Math.floor((100_00 * market!.milli) / 1000));
  expect(auditBooks(world.db)).toEqual([]);
});

test('[BET-19] a coupon is pushed when it is placed, at each result, and when it is paid', async () => {
  const player = await setUp();
  const { world, userId, markets } = player;
  const pushed: UserEvent[] = [];
  const inArabic: UserEvent[] = [];
  world.pages.publishUser = (to, eventIn) => {
    expect(to).toBe(userId);
    pushed.push(eventIn('en'));
    inArabic.push(eventIn('ar'));
  };
  const [first, second] = markets;
  await place(player, slipOf([first!, second!]));
  settleMarkets(world, first!.gameId, [[first!.id, 1]]);
  settleMarkets(world, second!.gameId, [[second!.id, 0]]);
  const coupons = pushed.flatMap((event) => (event.kind === 'coupon' ? [event.value] : []));
  expect(coupons.map(({ state, bets }) => [state, ...bets.map(({ statusId }) => statusId)])).toEqual([
    ['open', -1, -1],
    ['open', 1, -1],
    ['settled', 1, 0],
  ]);
  expect(coupons.at(-1)).toMatchObject({ statusId: 0, payout: 0 });
  // In the language of the player's page, not in the one of their registration.
  const groups = inArabic.flatMap((event) => (event.kind === 'coupon' ? [event.value.bets[0]?.groupName] : []));
  expect(groups).toEqual(Array(3).fill('نتيجة المباراة'));
  // The balance moved once: the stake. A lost coupon pays nothing.
  expect(pushed.filter(({ kind }) => kind === 'balance')).toHaveLength(1);
});

test('[BET-20] a slip whose answer was forgotten is still not taken twice', async () => {
  const player = await setUp();
  const slip = slipOf([player.markets[0]!]);
  await place(player, slip);
  await expect(place(player, slip)).rejects.toMatchObject({ code: 1025 });
  expect(balanceOf(player.world.db, player.accountId)).toBe(99_900_00);
});

test('money is conserved over many coupons of all kinds and results', async () => {
  const player = await setUp();
  const { world, accountId, markets } = player;
  const types = [0, 1, 2, 3, 7, 8] as const;
  for (const [index, typeId] of [...types, ...types, ...types].entries()) {
    const count = typeId === couponTypes.single ? 1 : 3 + (index % 3);
    await place(player, slipOf(markets.slice(index, index + count), { typeId, amount: 33.33, systemValue: 2 }));
  }
  markets.slice(0, 30).forEach(({ gameId, id }, index) => {
    settleMarkets(world, gameId, [[id, ([1, 4, 0, 2, 1, 6, 5, 3] as const)[index % 8]!]]);
  });
  const total = sql(
    world.db,
    `SELECT COUNT(*) AS n, SUM(amount) AS staked, SUM(payout) AS paid, SUM(state = 'settled') AS settled FROM coupon`,
  ).get();
  expect(total).toMatchObject({ n: 18, settled: 18 });
  expect(balanceOf(world.db, accountId)).toBe(100_000_00 - Number(total?.staked) + Number(total?.paid));
  expect(auditBooks(world.db)).toEqual([]);
});

/** Type, terms, results in the order in which they come (by leg), and after how many of them the coupon is over. */
const early: [string, number, Partial<CouponIn>, [leg: number, statusId: number][], number][] = [
  ['an express with a lost bet', 1, {}, [[1, 0]], 1],
  [
    'an express that has lost nothing',
    1,
    {},
    [
      [0, 1],
      [1, 2],
      [2, 1],
    ],
    3,
  ],
  [
    'a system with too few bets left',
    2,
    { systemValue: 2 },
    [
      [0, 0],
      [2, 0],
    ],
    2,
  ],
  ['a system whose banker is lost', 2, { systemValue: 2, amount: 99 }, [[0, 0]], 1],
  [
    'a system of which a line can still win',
    2,
    { systemValue: 2 },
    [
      [0, 0],
      [1, 1],
      [2, 1],
    ],
    3,
  ],
  ['a chain whose account is empty', 3, {}, [[0, 0]], 1],
  [
    'a chain that lost later',
    3,
    {},
    [
      [1, 0],
      [0, 1],
      [2, 1],
    ],
    3,
  ],
  ['a multi-bet whose lobby is lost', 4, { systemValue: 1, amount: 99 }, [[0, 0]], 1],
  ['a conditional coupon with a lost first block', 5, {}, [[0, 0]], 1],
  [
    'a conditional coupon with a lost second block',
    5,
    { amountByBlockId: { 1: 50, 2: 10, 3: 10 } },
    [
      [1, 0],
      [0, 1],
      [2, 1],
    ],
    3,
  ],
  ['an anti-express with a lost bet', 6, {}, [[2, 0]], 1],
  [
    'an anti-express that has lost nothing',
    6,
    {},
    [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
    3,
  ],
  [
    'a lucky with a bet left',
    7,
    {},
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    3,
  ],
  [
    'a patent with one bet left',
    8,
    {},
    [
      [0, 0],
      [1, 0],
    ],
    2,
  ],
];

test.each(early)('[BET-22] %s is over when nothing can change it', async (name, typeId, patch, results, after) => {
  const player = await setUp();
  const { world, accountId, markets } = player;
  const hasFixed = name.includes('banker') || name.includes('lobby');
  const legs = markets.slice(0, hasFixed ? 4 : 3);
  for (const { gameId, id } of legs) world.simulator.command({ gameId, do: 'odds', marketId: id, coef: 2 });
  const slip = slipOf(legs, { typeId, changeCoefAction: 1, ...patch });
  const bets = slip.bets.map((bet, index) => ({ ...bet, coef: 2, blockId: hasFixed ? index : index + 1 }));
  await place(player, { ...slip, bets });
  const states = results.map(([leg, statusId]) => {
    settleMarkets(world, legs[leg]!.gameId, [[legs[leg]!.id, statusId as 0]]);
    return sql(world.db, 'SELECT state FROM coupon').get()?.state;
  });
  expect(states).toEqual(results.map((_, index) => (index + 1 < after ? 'open' : 'settled')));
  const { payout, staked } = sql(world.db, 'SELECT payout, amount AS staked FROM coupon').get() as Record<
    string,
    number
  >;
  expect(balanceOf(world.db, accountId)).toBe(100_000_00 - staked! + payout!);
  // What comes of the other bets is written beside them, and pays nothing more.
  for (const { gameId, id } of legs) settleMarkets(world, gameId, [[id, 1]]);
  expect(sql(world.db, 'SELECT COUNT(*) AS n FROM coupon_bet WHERE status_id < 0').get()?.n).toBe(0);
  expect(balanceOf(world.db, accountId)).toBe(100_000_00 - staked! + payout!);
  expect(auditBooks(world.db)).toEqual([]);
});

test('[BET-22] an anti-express is paid at its first lost bet; a return after that pays what its price rises by', async () => {
  const player = await setUp();
  const { world, accountId, markets } = player;
  const legs = markets.slice(0, 2);
  for (const { gameId, id } of legs) world.simulator.command({ gameId, do: 'odds', marketId: id, coef: 2 });
  // Without a margin the chance of each is a half.
  const longShots = { ...defaultMargins.longShots, percent: 0 };
  world.simulator.setMargins({ ...defaultMargins, rows: [{ percent: 0 }], longShots });
  const slip = slipOf(legs, { typeId: 6, changeCoefAction: 1 });
  await place(player, { ...slip, bets: slip.bets.map((bet) => ({ ...bet, coef: 2 })) });
  settleMarkets(world, legs[0]!.gameId, [[legs[0]!.id, 0]]);
  // 1 / (3 / 4 × 1.06), then 1 / (1 / 2 × 1.06) for the one bet that is left.
  expect(balanceOf(world.db, accountId)).toBe(99_900_00 + 125_80);
  settleMarkets(world, legs[1]!.gameId, [[legs[1]!.id, 2]]);
  expect(balanceOf(world.db, accountId)).toBe(99_900_00 + 188_70);
  settleMarkets(world, legs[1]!.gameId, [[legs[1]!.id, 2]]);
  expect(sql(world.db, 'SELECT state, payout, status_id FROM coupon').get()).toMatchObject({
    payout: 188_70,
    status_id: 1,
  });
  expect(balanceOf(world.db, accountId)).toBe(99_900_00 + 188_70);
  expect(auditBooks(world.db)).toEqual([]);
});

test('[BET-22] what was lost before this version is settled at the next start', async () => {
  const player = await setUp();
  const { world, markets } = player;
  const [first, second] = markets;
  await place(player, slipOf([first!, second!]));
  sql(world.db, 'UPDATE coupon_bet SET status_id = 0 WHERE market_id = ?').run(first!.id);
  settleMissed(world);
  expect(sql(world.db, 'SELECT state, payout FROM coupon').get()).toMatchObject({ state: 'settled', payout: 0 });
});

test('[BET-54] after a restart, which forgets what an operator said, an outcome with a booked result takes no bet', async () => {
  const player = await setUp();
  const { world, markets } = player;
  const [market] = markets;
  await place(player, slipOf([market!]));
  settleMarkets(world, market!.gameId, [[market!.id, 1]]);
  expect(world.simulator.market(market!.id)?.isBlocked).toBe(false);
  await expect(place(player, slipOf([market!]))).rejects.toMatchObject({ code: errorCodes.marketClosed });
  expect(auditBooks(world.db)).toEqual([]);
});
