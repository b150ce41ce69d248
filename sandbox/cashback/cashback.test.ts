import { expect, onTestFinished, test } from 'vitest';

import { betStatuses, type BetStatusId } from '../../contracts/coupon.ts';
import { insertSale, setSold } from '../coupon/sale-store.ts';
import { insertCoupon, setSettled } from '../coupon/store.ts';
import { openProfile } from '../demo-players/index.ts';
import { keepSettings } from '../kept-settings/store.ts';
import { accountsOf, audit, balanceOf, post } from '../ledger/index.ts';
import { createWorld } from '../worlds/create.ts';
import { takeCashback } from './take.ts';
import { cashbackOf } from './view.ts';

const daySec = 86_400;
const weekSec = 7 * daySec;
let keys = 0;

async function player() {
  const world = await createWorld({
    ...{ id: 'test', database: ':memory:', seed: 7, speed: 1, share: 0.02, now: Date.UTC(2026, 10, 18) },
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(() => {
    expect(audit(world.db)).toEqual([]);
    world.close();
  });
  world.simulator.command({ run: false });
  const { userId } = await openProfile(world, 'player');
  const account = accountsOf(world.db, userId)[0]!.id;
  const move = (kind: string, minor: number) =>
    post(world.db, {
      ...{ key: `${kind}:${String((keys += 1))}`, kind, at: world.clock.now() },
      entries: [
        { account, minor },
        { account: { house: 'stakes', iso: 'USD' }, minor: -minor },
      ],
    });
  /** Writes an open bet of this stake, taken now at a price of this margin. */
  const open = (amount: number, margin = 0.05) =>
    insertCoupon(world.db, {
      ...{ userId, accountId: account, iso: 'USD', slipId: `slip-${String((keys += 1))}`, part: 0, typeId: 0 },
      ...{ statusId: betStatuses.notCalculated, amount, milli: 2000, askedMilli: 2000, possibleWin: amount * 2 },
      ...{ terms: { maxPayout: amount * 2, margin }, placedAt: world.clock.now(), bets: [] },
    }).id;
  const settle = (
    id: number,
    payout: number,
    statusId: BetStatusId = payout > 0 ? betStatuses.win : betStatuses.lose,
  ) => setSettled(world.db, { id, statusId, payout, settledAt: world.clock.now() });
  return { world, userId, move, open, settle, money: () => balanceOf(world.db, account) };
}

test('[OFFICE-03] percent: a share of what a week lost comes as money, once, when the week is over', async () => {
  const { world, userId, open, settle, money } = await player();
  settle(open(20_000), 0);
  settle(open(10_000), 10_000);
  expect(cashbackOf(world, userId, 'common')).toMatchObject({ points: 300, available: 0 });
  expect(cashbackOf(world, userId, 'common').periods[0]).toMatchObject({ staked: 300, lost: 200 });
  world.clock.advance(weekSec);
  expect(cashbackOf(world, userId, 'common').available).toBe(6);
  takeCashback(world, userId, 'common');
  expect([money(), cashbackOf(world, userId, 'common').available]).toEqual([100_600, 0]);
  expect(() => takeCashback(world, userId, 'common')).toThrow('nothing to claim');
});

test('[OFFICE-03] [PROMO-20] 70,000 dollars at 1.01 buy no level, and one bet a week brings less back than it costs', async () => {
  const { world, userId, open, settle } = await player();
  settle(open(7_000_000, 0.0004), 7_070_000);
  expect(cashbackOf(world, userId, 'common')).toMatchObject({ points: 560, level: 0, percent: 3 });
  settle(open(140_000_000, 0.05), 280_000_000);
  expect(cashbackOf(world, userId, 'common')).toMatchObject({ level: 4, percent: 8 });
  world.clock.advance(weekSec);
  // 8 per cent of what was lost were 8 dollars, of a bet whose margin was 5.
  settle(open(10_000, 0.05), 0);
  world.clock.advance(weekSec);
  expect(cashbackOf(world, userId, 'common').available).toBe(2.5);
});

test('[OFFICE-03] points: a hundred of them are a dollar, won or lost; a stake that came back makes none', async () => {
  const { world, userId, open, settle } = await player();
  keepSettings(world, userId, { cashback_mode: 'points' });
  settle(open(30_000), 50_000);
  settle(open(10_000), 10_000, betStatuses.return);
  world.clock.advance(weekSec);
  expect(cashbackOf(world, userId, 'common')).toMatchObject({ points: 300, available: 3 });
});

test('[OFFICE-03] a bet counts in the week in which it is decided; while it is open nothing is lost', async () => {
  const { world, userId, open, settle } = await player();
  const id = open(20_000);
  expect(cashbackOf(world, userId, 'common').periods[0]).toMatchObject({ staked: 0, lost: 0 });
  world.clock.advance(weekSec);
  expect(cashbackOf(world, userId, 'common').available).toBe(0);
  settle(id, 0);
  world.clock.advance(weekSec);
  expect(cashbackOf(world, userId, 'common').available).toBe(5);
});

test('[OFFICE-03] what was sold, whole or in part, makes no points; what its sale lost is lost', async () => {
  const { world, userId, open } = await player();
  const sell = (price: number, isPart: boolean) => {
    const [couponId, at] = [open(20_000), world.clock.now()];
    insertSale(world.db, { couponId, isPart, amount: 20_000, price, mode: 'page', at });
    if (!isPart) setSold(world.db, couponId, price, at);
  };
  sell(20_000, false);
  expect(cashbackOf(world, userId, 'common').periods[0]).toMatchObject({ staked: 0, lost: 0 });
  sell(10_000, false);
  sell(15_000, true);
  expect(cashbackOf(world, userId, 'common')).toMatchObject({ points: 0 });
  expect(cashbackOf(world, userId, 'common').periods[0]).toMatchObject({ staked: 0, lost: 150 });
});

test('the casino has a cashback of its own: sport and rounds are never paid for twice', async () => {
  const { world, userId, move, open, settle } = await player();
  move('game-stake', -20_000);
  settle(open(10_000), 0);
  world.clock.advance(weekSec);
  expect([cashbackOf(world, userId, 'vip').available, cashbackOf(world, userId, 'common').available]).toEqual([
    0.4, 2.5,
  ]);
  takeCashback(world, userId, 'vip');
  expect([cashbackOf(world, userId, 'vip').available, cashbackOf(world, userId, 'common').available]).toEqual([0, 2.5]);
});

test('[OFFICE-11] premium is a share of a month in the casino, on top, and only from its second level on', async () => {
  const { world, userId, move, money } = await player();
  const premium = () => cashbackOf(world, userId, 'premium');
  move('game-stake', -50_000);
  world.clock.advance(31 * daySec);
  expect(premium()).toMatchObject({ period: 'month', level: 0, percent: 0, available: 0, points: 500 });
  move('adjustment', 500_000);
  move('game-stake', -500_000);
  move('game-payout', 300_000);
  const { periods, nextAt, level } = premium();
  expect([level, nextAt, ...periods.map(({ from }) => from)]).toEqual(
    [1, '2027-01', '2026-12', '2026-11', '2026-10', '2026-09'].map((at) =>
      at === 1 ? at : Date.parse(`${at}-01`) / 1000,
    ),
  );
  expect(periods.map(({ lost }) => lost)).toEqual([2000, 500, 0, 0]);
  // A share of the losses, but never more than a quarter of the margin.
  expect(premium().available).toBe(0.5);
  world.clock.advance(31 * daySec);
  const before = money();
  takeCashback(world, userId, 'premium');
  expect([money() - before, premium().available]).toEqual([550, 0]);
  expect(() => takeCashback(world, userId, 'premium')).toThrow('nothing to claim');
});

test('[OFFICE-11] premium stays in percent for who chose points', async () => {
  const { world, userId } = await player();
  keepSettings(world, userId, { cashback_mode: 'points' });
  expect([cashbackOf(world, userId, 'premium').mode, cashbackOf(world, userId, 'vip').mode]).toEqual([
    'percent',
    'points',
  ]);
});
