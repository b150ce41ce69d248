import { expect, onTestFinished, test } from 'vitest';

import { accountTypes } from '../../contracts/account.ts';
import { errorCodes } from '../../contracts/common.ts';
import { openFunded } from '../account/index.ts';
import { auditBooks } from '../audit/books.ts';
import { updateUser } from '../auth/users.ts';
import { sql, transaction } from '../db/index.ts';
import { openProfile } from '../demo-players/index.ts';
import { keepSettings } from '../kept-settings/store.ts';
import { accountsOf } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../worlds/create.ts';
import { endBonusesOf, moveOnBonuses, takeBonusBack } from './end.ts';
import { giveFirstDepositBonus } from './first-deposit.ts';
import { weightOf } from './progress.ts';
import { bonusRefusal } from './stake.ts';
import { wagerBonusesOf } from './view.ts';

async function player(profile: string) {
  const world = await createWorld({
    ...{ id: 'test', database: ':memory:', seed: 7, speed: 1, share: 0.02 },
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(() => {
    expect(auditBooks(world.db)).toEqual([]);
    world.close();
  });
  return { world, userId: (await openProfile(world, profile)).userId };
}

let slips = 0;
/** A decided bet, as the coupon keeps it. Money stays where it is. */
function bet(world: World, userId: number, { amount, milli = 2000, status = 0, state = 'settled', ago = 0 }: Bet) {
  const [account] = accountsOf(world.db, userId);
  const at = world.clock.now() - ago;
  sql(
    world.db,
    `INSERT INTO coupon (user_id, account_id, iso, slip_id, part, type_id, state, status_id, amount, milli, asked_milli,
       possible_win, payout, terms, placed_at, settled_at) VALUES (?, ?, 'USD', ?, 0, 0, ?, ?, ?, ?, ?, 0, 0, '{}', ?, ?)`,
  ).run(userId, account!.id, `slip ${String((slips += 1))}`, state, status, amount, milli, milli, at, at);
}
type Bet = { amount: number; milli?: number; status?: number; state?: string; ago?: number };
const held = (world: World, userId: number) => accountsOf(world.db, userId).map(({ type, minor }) => [type, minor]);
const { main, bonus } = accountTypes;

test('only decided bets since the start, at enough odds, count; sold and returned ones do not', async () => {
  const { world, userId } = await player('bonus');
  bet(world, userId, { amount: 10_000 });
  bet(world, userId, { amount: 700, status: 1 });
  for (const other of [{ milli: 1490 }, { status: 2 }, { status: 3 }, { state: 'sold' }, { ago: 60_000 }])
    bet(world, userId, { amount: 5000, ...other });
  expect(wagerBonusesOf(world, userId)[0]).toMatchObject({ done: 107, required: 500, status: 'active' });
  sql(world.db, 'DELETE FROM coupon').run();
});

test('a bonus that is wagered becomes own money, and so does what an open bet brings later', async () => {
  const { world, userId } = await player('bonus');
  // Of one bet no more than the bonus counts.
  bet(world, userId, { amount: 50_000 });
  expect(wagerBonusesOf(world, userId)[0]).toMatchObject({ done: 100, status: 'active' });
  for (let count = 0; count < 4; count += 1) bet(world, userId, { amount: 10_000 });
  moveOnBonuses(world, userId);
  expect(wagerBonusesOf(world, userId)[0]).toMatchObject({ done: 500, status: 'done', held: 0, own: 1100 });
  expect(held(world, userId)).toEqual([
    [main, 110_000],
    [bonus, 0],
  ]);
  sql(world.db, 'DELETE FROM coupon').run();
});

test('[OFFICE-03] the first deposit brings the bonus that was chosen before, once, and none that was not', async () => {
  const { world, userId } = await player('new');
  giveFirstDepositBonus(world, { id: 'a', userId, iso: 'USD', minor: 10_000, bonus: null });
  expect(wagerBonusesOf(world, userId)).toEqual([]);
  keepSettings(world, userId, { first_deposit_bonus_type: 2 });
  giveFirstDepositBonus(world, { id: 'b', userId, iso: 'USD', minor: 10_000, bonus: null });
  giveFirstDepositBonus(world, { id: 'c', userId, iso: 'USD', minor: 10_000, bonus: null });
  expect(wagerBonusesOf(world, userId)).toEqual([
    expect.objectContaining({ product: 'casino', amount: 25, required: 125, held: 25, status: 'active' }),
  ]);
});

test('[LIM-69] a frozen player gets no bonus with a deposit', async () => {
  const { world, userId } = await player('new');
  keepSettings(world, userId, { first_deposit_bonus_type: 1 });
  updateUser(world.db, userId, { isFrozen: true });
  giveFirstDepositBonus(world, { id: 'a', userId, iso: 'USD', minor: 10_000, bonus: null });
  expect(wagerBonusesOf(world, userId)).toEqual([]);
});

test('[PROMO-20] rounds that nearly always win hardly count for a bonus, slots count in full', () => {
  expect(weightOf('dice', { below: 9800 })).toBeLessThan(0.3);
  expect(weightOf('blackjack', {})).toBeLessThan(0.25);
  expect(weightOf('five-lines', {})).toBe(1);
});

test('[PROMO-20] whoever takes money out has finished with the bonus', async () => {
  const { world, userId } = await player('bonus');
  endBonusesOf(world, userId);
  expect(wagerBonusesOf(world, userId)[0]).toMatchObject({ status: 'given_up', held: 0 });
  expect(held(world, userId)).toEqual([
    [main, 100_000],
    [bonus, 0],
  ]);
});

test('[PROMO-20] a deposit that was charged back takes its bonus along, also when it has become own money', async () => {
  const { world, userId } = await player('new');
  const give = { userId, iso: 'USD', minor: 10_000, bonus: 'sport' } as const;
  giveFirstDepositBonus(world, { id: 'a', ...give });
  takeBonusBack(world, userId, 'a');
  expect(wagerBonusesOf(world, userId)[0]).toMatchObject({ status: 'given_up', held: 0 });
  updateUser(world.db, userId, { hasFirstDepositBonus: true });
  // As with a deposit: money and bonus come together.
  transaction(world.db, () => giveFirstDepositBonus(world, { id: 'b', ...give }));
  const before = held(world, userId)[0]![1]!;
  for (let count = 0; count < 5; count += 1) bet(world, userId, { amount: 2500 });
  moveOnBonuses(world, userId);
  expect(wagerBonusesOf(world, userId)[0]).toMatchObject({ status: 'done', done: 125 });
  expect(held(world, userId)[0]![1]).toBe(before + 2500);
  for (const _ of [1, 2]) takeBonusBack(world, userId, 'b');
  expect(held(world, userId)[0]![1]).toBe(before);
  sql(world.db, 'DELETE FROM coupon').run();
});

test('[PROMO-23] bonus money of a deposit is staked when there is no own money left', async () => {
  const { world, userId } = await player('new');
  giveFirstDepositBonus(world, { id: 'a', userId, iso: 'USD', minor: 10_000, bonus: 'sport' });
  const accountId = accountsOf(world.db, userId).find(({ type }) => type === bonus)!.id;
  const refused = (minor: number) => bonusRefusal(world, userId, { accountId, minor });
  expect([refused(500), refused(501)]).toEqual([null, errorCodes.bonusStakeTooLarge]);
  const own = openFunded(world, userId, { iso: 'RUB', minor: 100_000, type: accountTypes.currency });
  expect([refused(500), bonusRefusal(world, userId, { accountId: own, minor: 500 })]).toEqual([
    errorCodes.ownMoneyFirst,
    null,
  ]);
});
