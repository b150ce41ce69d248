import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { moneyKinds, offeredLimits, protectionOf } from '../../contracts/protection/index.ts';
import { auditBooks } from '../audit/books.ts';
import { sql } from '../db/index.ts';
import { points, pointsOf } from '../games/money.ts';
import { balanceOf, houseAccount } from '../ledger/index.ts';
import { setLimits } from '../protection/change.ts';
import { setExcluded } from '../protection/index.ts';
import { noWorks } from '../site/state.ts';
import type { World } from '../world/world.ts';
import { callIn, enter, makerWorld, playerIn } from './calls.testing.ts';
import { tellUnfinished } from './unfinished.ts';

/** The first limit of stakes that this site offers. */
const wagering = offeredLimits(protectionOf({ protection: { profile: 'open' } }).values).find(
  (type) => moneyKinds.get(type)?.counts === 'stake',
)!;
const dayMs = 86_400_000;

let world: World;
let config: World['config'];
beforeAll(async () => {
  world = await makerWorld();
  ({ config } = world);
});
afterEach(() => {
  world.config = config;
  expect(auditBooks(world.db)).toEqual([]);
});
afterAll(() => world.close());

/** A player of this test, with short names for their calls. */
function opened() {
  const player = playerIn(world);
  const { own, call } = player;
  const bet = (transaction: string, round: string, amount = 100, rest: object = {}) =>
    call({ action: 'bet', transaction: own(transaction), round: own(round), amount, currency: 'USD', ...rest });
  const win = (transaction: string, round: string, amount = 250, rest: object = {}) =>
    call({ action: 'win', transaction: own(transaction), round: own(round), amount, currency: 'USD', ...rest });
  const rollback = (transaction: string, taken: string) =>
    call({ action: 'rollback', transaction: own(transaction), bet: own(taken) });
  const finish = (round: string) => call({ action: 'finish', round: own(round) });
  return { ...player, bet, win, rollback, finish };
}
const alarmOf = (subject: string) =>
  sql(world.db, "SELECT times FROM alarm WHERE source = 'makers' AND subject = ?").get(subject)?.times ?? 0;

test('[AGG-01] a round: who plays, a stake, two wins, the end; the account of the maker has the other side', () => {
  const { call, bet, win, finish, balance } = opened();
  const before = balance();
  expect(call({ action: 'authenticate' })).toMatchObject({
    status: 200,
    balance: before,
    currency: 'USD',
    isDemo: false,
  });
  expect(bet('b1', 'r1')).toEqual({ status: 200, balance: before - 100, currency: 'USD' });
  expect(win('w1', 'r1')).toMatchObject({ status: 200, balance: before + 150 });
  expect(win('w2', 'r1', 50, { isLast: true })).toMatchObject({ status: 200, balance: before + 200 });
  expect(finish('r1')).toMatchObject({ status: 200 });
  expect(bet('b2', 'r1')).toMatchObject({ status: 409, error: 'ROUND_FINISHED' });
  expect(balanceOf(world.db, houseAccount(world.db, 'maker-acme', 'USD'))).toBe(-200);
});

test('[AGG-01] what comes twice moves once, and the same name for something else is refused', () => {
  const { bet, win, balance } = opened();
  const before = balance();
  for (let turn = 0; turn < 3; turn += 1) expect(bet('b1', 'r1')).toMatchObject({ status: 200, balance: before - 100 });
  for (let turn = 0; turn < 3; turn += 1) expect(win('w1', 'r1').status).toBe(200);
  expect(balance()).toBe(before + 150);
  expect(bet('b1', 'r1', 101)).toMatchObject({ status: 409, error: 'OTHER_CONTENT' });
  expect(bet('b1', 'r2')).toMatchObject({ error: 'OTHER_CONTENT' });
  expect(win('b1', 'r1', 100)).toMatchObject({ error: 'OTHER_CONTENT' });
});

test('[AGG-01] out of order: a win waits for its bet, a bet that was rolled back before it came is never taken', () => {
  const { bet, win, rollback, finish, balance } = opened();
  const before = balance();
  expect(win('w1', 'r1')).toMatchObject({ status: 404, error: 'UNKNOWN_ROUND' });
  expect(finish('r1')).toMatchObject({ error: 'UNKNOWN_ROUND' });
  expect(rollback('k1', 'b1')).toMatchObject({ status: 200, balance: before });
  expect(bet('b1', 'r1')).toMatchObject({ status: 409, error: 'ROLLED_BACK' });
  expect(bet('b2', 'r2').status).toBe(200);
  expect(rollback('k2', 'b2').status).toBe(200);
  expect(rollback('k3', 'b2').status).toBe(200);
  expect(win('w2', 'r2')).toMatchObject({ error: 'ROLLED_BACK' });
  expect(bet('b2', 'r2')).toMatchObject({ error: 'ROLLED_BACK' });
  expect(bet('b3', 'r3').status).toBe(200);
  expect(finish('r3').status).toBe(200);
  expect(win('w3', 'r3', 100).status).toBe(200);
  expect(rollback('k4', 'w3')).toMatchObject({ error: 'NOT_A_BET' });
  expect(balance()).toBe(before);
});

test.each([
  ['another key', { key: `whsec_${Buffer.alloc(32, 8).toString('base64')}` }],
  ['a moment long ago', { at: Date.now() - 400_000 }],
  ['a moment to come', { at: Date.now() + 400_000 }],
  ['another body', { body: '{"action":"balance","token":"x"}' }],
  ['another maker', { maker: 'other' }],
])('[AGG-01] a call with %s is refused before anything is read of it', (_, bent) => {
  const { call, balance } = opened();
  const before = balance();
  const said = call({ action: 'bet', transaction: 'b', round: 'r', amount: 100, currency: 'USD' }, bent);
  expect(said).toMatchObject({ status: 401, error: 'BAD_SIGNATURE' });
  expect(balance()).toBe(before);
});

test.each([
  [{ amount: -100 }, 'BAD_REQUEST'],
  [{ amount: 0 }, 'BAD_REQUEST'],
  [{ amount: 1.5 }, 'BAD_REQUEST'],
  [{ amount: 1e15 }, 'BAD_REQUEST'],
  [{ amount: 100_000_000 }, 'SUM_TOO_LARGE'],
  [{ currency: 'EUR' }, 'WRONG_CURRENCY'],
  [{ transaction: 'x'.repeat(81) }, 'BAD_REQUEST'],
  [{ transaction: "b';--" }, 'BAD_REQUEST'],
  [{ token: 'nobody' }, 'UNKNOWN_SESSION'],
  [{ action: 'steal' }, 'BAD_REQUEST'],
  [{ round: 'x'.repeat(5000) }, 'BAD_REQUEST'],
])('[AGG-01] a bet with %o is %s', (change, error) => {
  const { bet, balance } = opened();
  const before = balance();
  expect(bet('b', 'r', 100, change)).toMatchObject({ error });
  expect(balance()).toBe(before);
});

test('[AGG-01] a session of one player moves nothing of a round or a bet of another', () => {
  const { bet, balance, own } = opened();
  expect(bet('b1', 'r1').status).toBe(200);
  const before = balance();
  const other = opened();
  const theirs = (action: string, rest: object) => other.call({ action, ...rest });
  const sum = { amount: 100, currency: 'USD' };
  const said = [
    theirs('win', { transaction: 'w1', round: own('r1'), ...sum }),
    theirs('bet', { transaction: own('b1'), round: own('r1'), ...sum }),
    theirs('bet', { transaction: 'b9', round: own('r1'), ...sum }),
    theirs('rollback', { transaction: 'k1', bet: own('b1') }),
    theirs('finish', { round: own('r1') }),
  ];
  expect(said.map(({ error }) => error)).toEqual(said.map(() => 'OTHER_PLAYER'));
  expect([balance(), other.balance()]).toEqual([before, 100_000]);
});

test('[AGG-01] a win beyond what rounds of this maker bring is not paid, and the operator is told', () => {
  const { bet, win, own } = opened();
  bet('b1', 'r1');
  expect(win('w1', 'r1', 10_001)).toMatchObject({ status: 400, error: 'SUM_TOO_LARGE' });
  expect(alarmOf(`acme round ${own('r1')}`)).toBe(1);
  expect(win('w1', 'r1', 10_000).status).toBe(200);
});

test('[OPS-43] while the site is being worked on makers take no bet, and pay and give back what was staked', () => {
  const { bet, win, rollback } = opened();
  bet('b1', 'r1');
  bet('b2', 'r2');
  world.maintenance = { ...noWorks, isActive: true };
  expect(bet('b3', 'r3')).toMatchObject({ status: 403, error: 'GAME_OFF' });
  expect([win('w1', 'r1').status, rollback('k2', 'b2').status]).toEqual([200, 200]);
  world.maintenance = null;
  expect(bet('b4', 'r4').status).toBe(200);
});

test('[AGG-05] what is stopped by maker, game or country takes no bet; what was staked is paid or given back', () => {
  const { bet, win, rollback } = opened();
  bet('b1', 'r1');
  bet('b2', 'r2');
  const off = [[{ maker: 'acme' }], [{ game: 'six-lamps' }], [{ country: 'GB', maker: 'acme' }], [{}], 'nonsense'];
  for (const makersOff of off) {
    world.config = { ...config, makersOff };
    expect(bet('b3', 'r3')).toMatchObject({ status: 403, error: 'GAME_OFF' });
  }
  expect(win('w1', 'r1').status).toBe(200);
  expect(rollback('k2', 'b2').status).toBe(200);
  for (const [place, makersOff] of [[{ maker: 'other' }], [{ country: 'DE' }], []].entries()) {
    world.config = { ...config, makersOff };
    expect(bet(`c${String(place)}`, 'r3').status).toBe(200);
  }
});

test('[AGG-05] exclusion, a limit, an empty account, the pause between rounds and the end of the log-in stop bets, and no win', () => {
  const { userId, loginId, bet, win } = opened();
  expect([bet('b1', 'r1').status, bet('b2', 'r2').status]).toEqual([200, 200]);
  setLimits(world, userId, [{ limitType: wagering, limitValue: 5 }]);
  expect(bet('b3', 'r3', 600)).toMatchObject({ status: 403, error: 'LIMIT_REACHED', reason: 1019 });
  const poor = opened();
  for (let turn = 0; turn < 10; turn += 1) poor.bet(`b${String(turn)}`, 'r', 10_000);
  expect(poor.bet('more', 'r', 1)).toMatchObject({ status: 400, error: 'NOT_ENOUGH_MONEY' });
  world.config = { ...config, protection: { profile: 'open', slotCycleMs: 5000, gameCycleMs: 5000 } };
  const quick = opened();
  expect(quick.bet('b5', 'r5').status).toBe(200);
  world.config = { ...config, protection: { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 } };
  expect(quick.bet('b6', 'r6')).toMatchObject({ status: 409, error: 'TOO_SOON', waitMs: 5000 });
  setExcluded(world, userId, true);
  expect(bet('b7', 'r7')).toMatchObject({ status: 403, error: 'PLAYER_BLOCKED' });
  expect(win('w1', 'r1').status).toBe(200);
  sql(world.db, 'DELETE FROM session WHERE id = ?').run(loginId);
  expect(bet('b8', 'r8')).toMatchObject({ status: 403, error: 'SESSION_ENDED' });
  expect(bet('b1', 'r1')).toMatchObject({ status: 200 });
  expect(win('w2', 'r2').status).toBe(200);
});

test('[AGG-01] demo plays with points, which no limit and no money of the player knows', () => {
  const { userId, balance, own } = opened();
  const before = balance();
  const { token } = enter(world, userId, { accountId: pointsOf(world, userId), iso: points });
  const call = (action: string, rest: object) => callIn(world, { action, token, ...rest });
  const sums = (transaction: string, amount: number) => ({
    ...{ transaction: own(transaction), round: own('rd'), amount, currency: points },
  });
  expect(call('authenticate', {})).toMatchObject({ isDemo: true, currency: 'PTS' });
  expect(call('bet', sums('d1', 500)).status).toBe(200);
  expect(call('win', { ...sums('d2', 900), isLast: true }).status).toBe(200);
  expect(balance()).toBe(before);
  expect(balanceOf(world.db, houseAccount(world.db, 'maker-acme', points))).toBe(0);
});

test('[AGG-04] a round that has no end after a day is told to the operator once, and can still be ended', () => {
  const { bet, win, own } = opened();
  bet('b1', 'r1');
  tellUnfinished(world);
  const subject = `acme round ${own('r1')}`;
  expect(alarmOf(subject)).toBe(0);
  world.clock.advance(dayMs / 1000);
  tellUnfinished(world);
  tellUnfinished(world);
  expect(alarmOf(subject)).toBe(1);
  expect(win('w1', 'r1', 300, { isLast: true }).status).toBe(200);
});

test('[AGG-01] a thousand calls of a maker: each is answered, and each stake is taken once', () => {
  const { bet, balance } = opened();
  const said = Array.from({ length: 1000 }, (_, turn) => bet(`b${String(turn % 500)}`, 'r', 10).status);
  expect(said).toEqual(said.map(() => 200));
  expect(balance()).toBe(100_000 - 5000);
});
