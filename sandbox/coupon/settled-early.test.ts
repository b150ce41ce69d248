import { expect, test } from 'vitest';

import type { CouponIn } from '../../contracts/coupon.ts';
import { defaultMargins } from '../../simulator/testing.ts';
import { auditBooks } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import { balanceOf } from '../ledger/index.ts';
import { settleMarkets } from './index.ts';
import { place, setUp, slipOf } from './player.testing.ts';

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
  // The results of the other bets are stored too, and pay nothing more.
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
