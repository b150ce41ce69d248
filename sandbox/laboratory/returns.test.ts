import { expect, onTestFinished, test } from 'vitest';

import { mathsOf } from '../../contracts/games/maths.ts';
import { endAlarm, openAlarms } from '../alarms/index.ts';
import { sql, transaction } from '../db/index.ts';
import { drawsOfSeeds } from '../games/index.ts';
import { createWorld } from '../worlds/index.ts';
import { figuresOf } from './figures.ts';
import { allReturns } from './returns.ts';

const onError = (error: unknown) => {
  throw error;
};
/** A world with rounds of dice that pay twice the stake below 4950, by `pays`. */
async function played() {
  const fixed = { id: 'test', database: ':memory:', seed: 7, speed: 1, share: 0.01, now: Date.UTC(2026, 10, 18, 1) };
  const world = await createWorld({ ...fixed, onError });
  onTestFinished(() => world.close());
  world.simulator.command({ run: false });
  const { db } = world;
  const userId = Number(sql(db, "SELECT id FROM user WHERE profile = 'demo'").get()?.id);
  const accountId = Number(sql(db, 'SELECT id FROM account WHERE user_id = ?').get(userId)?.id);
  sql(
    db,
    `INSERT INTO game_session (id, login_id, user_id, game, account_id, iso, opened_at) VALUES ('s', 1, ?, 'dice', ?, 'USD', 1)`,
  ).run(userId, accountId);
  sql(
    db,
    "INSERT INTO game_seed (id, user_id, server_seed, client_seed, created_at, revealed_at) VALUES (900, ?, 's', 'c', 1, 2)",
  ).run(userId);
  let id = 0;
  const insert = sql(
    db,
    `INSERT INTO game_round (bet_id, id, session_id, user_id, seed_id, nonce, game, iso, stake, payout, choice, draws, at, ended_at, maths)
     VALUES (?, ?, 's', ?, 900, ?, 'dice', 'USD', 100, ?, '{"below":4950}', ?, ?, ?, ?)`,
  );
  const rounds = (count: number, pays: (drawn: number) => number, maths = mathsOf('dice')) => {
    transaction(db, () => {
      for (let round = 0; round < count; round++) {
        id += 1;
        const shape = { count: 1, of: 10_000 };
        const draws = drawsOfSeeds({ serverSeed: 'f'.repeat(64), clientSeed: 'returns', nonce: id }, shape);
        const at = world.clock.now();
        insert.run(1e6 + id, `r${String(id)}`, userId, id, pays(draws[0] ?? 0), JSON.stringify(draws), at, at, maths);
      }
    });
    // A turn takes five hundred.
    for (let turn = 0; turn <= count / 500 + 1; turn++) world.clock.advance(5);
  };
  const dice = () => allReturns(world).find(({ game }) => game === 'dice');
  const told = () => openAlarms(db).filter(({ source }) => source === 'returns');
  return { world, rounds, dice, told };
}
const fair = (drawn: number) => (drawn < 4950 ? 200 : 0);

test('[LAB-04] rounds are counted once, with what was staked, paid and expected of them', async () => {
  const { rounds, dice, told } = await played();
  rounds(1200, fair);
  rounds(300, fair);
  const said = dice()!;
  const paid = said.sums[0]!.paid;
  expect(said).toMatchObject({ mode: 'real', rounds: 1500, isOff: false, isBestPlay: false });
  expect(said.sums).toMatchObject([{ currency: 'USD', staked: 1500, expected: 1485, return: paid / 1500 }]);
  expect(said.errors).toBeCloseTo((paid - 1485) / Math.sqrt(1500 * 0.495 * 0.505 * 4), 6);
  expect(told()).toEqual([]);
});

test('[LAB-04] a game that pays less than its mathematics is an alarm, told again only after many more rounds', async () => {
  const { world, rounds, dice, told } = await played();
  rounds(900, (drawn) => (drawn < 4000 ? 200 : 0));
  expect(told()).toEqual([]);
  rounds(600, (drawn) => (drawn < 4000 ? 200 : 0));
  expect(dice()).toMatchObject({ isOff: true });
  expect(told()).toMatchObject([{ subject: 'dice', times: 1 }]);
  endAlarm(world, told()[0]!.id);
  rounds(20, fair);
  expect(told()).toEqual([]);
  rounds(200, (drawn) => (drawn < 4000 ? 200 : 0));
  expect(told()).toMatchObject([{ subject: 'dice' }]);
});

test('[LAB-04] one large win alone is no alarm, and rounds of other mathematics are not held against those of now', async () => {
  const { rounds, dice, told } = await played();
  rounds(1499, fair);
  rounds(1, () => 100_000);
  expect(dice()!.errors).toBeGreaterThan(4);
  expect(told()).toEqual([]);
  rounds(1000, () => 200, '0:other');
  expect(dice()!.rounds).toBe(1500);
});

test('[LAB-03] a bet that pays the same whatever comes has no deviation, at any stake', () => {
  const everyNumber = Array.from({ length: 37 }, (_, number) => String(number));
  for (const spots of [everyNumber, ['dozen1:12', 'dozen2:12', 'dozen3:12', '0:1']])
    for (let minor = 37; minor <= 40_000; minor += 37) {
      const { variance } = figuresOf('roulette', { choice: { spots }, draws: [], minor });
      expect(variance).toBeGreaterThanOrEqual(0);
      expect(variance).toBeLessThan(1e-9);
    }
});

test('[LAB-04] an alarm of an earlier version of a game does not keep one of this version silent', async () => {
  const { world, rounds, told } = await played();
  sql(world.db, "INSERT INTO returns_told (game, maths, rounds) VALUES ('dice', '1:earlier', 1000000)").run();
  rounds(2500, (drawn) => (drawn < 4950 ? 300 : 0));
  expect(told()).toHaveLength(1);
});

test('[LAB-04] rounds that cannot be counted are an alarm, and the house goes on', async () => {
  const { world, rounds, told } = await played();
  sql(world.db, "CREATE TRIGGER broken BEFORE INSERT ON game_returns BEGIN SELECT RAISE(ABORT, 'full'); END").run();
  rounds(10, fair);
  expect(told()).toMatchObject([{ subject: 'count of own' }]);
});
