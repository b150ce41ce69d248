import { expect, test } from 'vitest';

import { updateUser } from '../auth/users.ts';
import { inCurrency } from '../cashier/index.ts';
import { sql, transaction } from '../db/index.ts';
import { openProfile } from '../demo-players/index.ts';
import { accountsOf } from '../ledger/index.ts';
import { requireProtection } from '../site/index.ts';
import type { World } from '../world/world.ts';
import { openAudited } from '../worlds/audited.testing.ts';
import { giveTickets, waitsForIdentity } from './give.ts';
import { playTicket } from './play.ts';
import { playedBonus } from './played.ts';
import { nextPromotionAt } from './promotions.ts';
import { openTickets } from './tickets.ts';

const begin = Date.UTC(2026, 10, 18);
const dayS = 86_400;

async function playerIn(world: World, profile = 'player') {
  const { userId } = await openProfile(world, profile);
  return {
    userId,
    caller: { sessionId: 0, userId },
    money: () => accountsOf(world.db, userId)[0]!.minor,
    games: () => openTickets(world, userId).map(({ game, promotion }) => `${promotion.slice(0, 7)} ${game}`),
  };
}
const reservedIn = ({ db }: World) =>
  Number(sql(db, 'SELECT SUM(budget - available) AS held FROM bonus_campaign').get()!.held);
/** As a call with a key does. */
const play = (
  world: World,
  caller: { sessionId: number; userId: number },
  name: 'chest' | 'fortuna',
  picks: number[],
) => transaction(world.db, () => playTicket(world, caller, { name, choice: { picks } }));

test('[BONG-02] each promotion gives a ticket of each game, once, and the next month gives again', async () => {
  const world = await openAudited(begin);
  const { userId, games } = await playerIn(world);
  giveTickets(world, userId);
  giveTickets(world, userId);
  expect(games()).toHaveLength(12);
  expect(new Set(games()).size).toBe(12);
  world.clock.advance((nextPromotionAt(world)! - begin) / 1000);
  expect(games().every((name) => name.startsWith('welcome'))).toBe(true);
  giveTickets(world, userId);
  expect(games()).toHaveLength(12);
});

test('[BONG-07] with real money no promotion runs until the operator says what it may cost', async () => {
  const world = await openAudited(begin);
  const { userId, games } = await playerIn(world);
  const real = { ...world, isReal: true };
  giveTickets(real, userId);
  expect([games(), nextPromotionAt(real)]).toEqual([[], null]);
  const wrong = { ...real, config: { bonusTickets: { month: -1 } } };
  giveTickets(wrong, userId);
  expect(games()).toEqual([]);
  updateUser(world.db, userId, { clientConfig: { isIdentificationDone: true } });
  const budgeted = { ...real, config: { bonusTickets: { month: 20 } } };
  giveTickets(budgeted, userId);
  expect(games().length).toBeGreaterThan(0);
  expect(games().every((name) => name.startsWith('month'))).toBe(true);
  expect(reservedIn(world)).toBeLessThanOrEqual(inCurrency(20, 'RUB'));
  expect(nextPromotionAt(budgeted)).toBe(Date.UTC(2026, 11));
});

test('[BONG-08] with real money a ticket waits until its player has shown who they are', async () => {
  const world = await openAudited(begin);
  const { userId, games } = await playerIn(world, 'new');
  const real = { ...world, isReal: true, config: { bonusTickets: { month: 20 } } };
  giveTickets(real, userId);
  expect([waitsForIdentity(real, userId), games()]).toEqual([true, []]);
  updateUser(world.db, userId, { clientConfig: { isIdentificationDone: true } });
  giveTickets(real, userId);
  expect(waitsForIdentity(real, userId)).toBe(false);
  expect(games().length).toBeGreaterThan(0);
});

test.each([
  [{ month: -1 }, 'bonusTickets.month'],
  [{ welcome: 1.5 }, 'bonusTickets.welcome'],
  [{ weekly: 5 }, 'bonusTickets.weekly'],
  ['all', 'bonusTickets'],
])('[BONG-07] budgets of %j are refused by their path', (bonusTickets, path) => {
  expect(() => requireProtection({ bonusTickets })).toThrow(path);
});

test('[BONG-02] a ticket is used once, the one that ends first before the other, and pays what it drew', async () => {
  const world = await openAudited(begin);
  const { caller, userId, games, money } = await playerIn(world);
  giveTickets(world, userId);
  const [held, before] = [reservedIn(world), money()];
  const rounds = [0, 1].map(() => playedBonus(world, userId, play(world, caller, 'chest', [2])));
  expect(games()).toHaveLength(10);
  expect(rounds.map(({ nonce, stake, game }) => [nonce, stake, game])).toEqual([
    [0, 0, 'chest'],
    [1, 0, 'chest'],
  ]);
  const paid = Math.round(100 * rounds.reduce((sum, { payout }) => sum + payout, 0));
  expect(money() - before).toBe(paid);
  // The most of two chests is $2 each.
  expect(reservedIn(world)).toBe(held - 400 + paid);
  expect(() => play(world, caller, 'chest', [2])).toThrow('no ticket for this game');
  expect(() => sql(world.db, 'UPDATE bonus_ticket SET payout = 1 WHERE ended_at IS NOT NULL').run()).toThrow(
    'used once',
  );
});

test('[BONG-02] what refuses a play uses neither the ticket nor the count of the seed', async () => {
  const world = await openAudited(begin);
  const { caller, userId, games } = await playerIn(world);
  giveTickets(world, userId);
  expect(() => play(world, caller, 'chest', [5])).toThrow('Check the fields');
  expect(() => play(world, caller, 'fortuna', [1])).toThrow('Check the fields');
  expect(games()).toHaveLength(12);
  expect(playedBonus(world, userId, play(world, caller, 'chest', [0])).nonce).toBe(0);
});

test('[BONG-02] a ticket that was not used in time ends, and its budget serves others', async () => {
  const world = await openAudited(begin);
  const { caller, userId, games } = await playerIn(world);
  giveTickets(world, userId, [{ key: 'welcome', endsAt: begin + 1000 * dayS, budget: 100 }]);
  expect(reservedIn(world)).toBeGreaterThan(0);
  world.clock.advance(dayS);
  expect(games()).toEqual([]);
  world.clock.advance(60);
  expect(reservedIn(world)).toBe(0);
  // The promotion of the month has one; the other is over.
  play(world, caller, 'chest', [0]);
  expect(() => play(world, caller, 'chest', [0])).toThrow('no ticket for this game');
});

test('[BONG-03] no more can be won than the budget holds: tickets end with it', async () => {
  const world = await openAudited(begin);
  // The most of one ticket of each game is $39.
  const small = [{ key: 'welcome', endsAt: begin + 30_000 * dayS, budget: 50 }];
  const counts: number[] = [];
  for (const profile of ['player', 'two-step', 'unverified']) {
    const { userId, games } = await playerIn(world, profile);
    giveTickets(world, userId, small);
    counts.push(games().length);
    expect(reservedIn(world)).toBeLessThanOrEqual(5000);
  }
  expect(counts).toEqual([6, 2, 1]);
});

test.each(['excluded', 'frozen'])('[BONG-04] a player who is %s gets no ticket', async (profile) => {
  const world = await openAudited(begin);
  const { userId, games } = await playerIn(world, profile);
  giveTickets(world, userId);
  expect(games()).toEqual([]);
});

test('[BONG-04] a ticket that was given before an account was frozen is not used by it', async () => {
  const world = await openAudited(begin);
  const { caller, userId, games } = await playerIn(world);
  giveTickets(world, userId);
  updateUser(world.db, userId, { isFrozen: true });
  expect(() => play(world, caller, 'chest', [0])).toThrow();
  expect(games()).toHaveLength(12);
  updateUser(world.db, userId, { isFrozen: false });
  play(world, caller, 'chest', [0]);
  expect(games()).toHaveLength(11);
});
