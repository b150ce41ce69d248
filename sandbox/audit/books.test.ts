import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterAll, expect, test } from 'vitest';

import { actionsSchema } from '../actions/index.ts';
import { bonusGamesSchema } from '../bonus-games/index.ts';
import { couponSchema, saleSchema } from '../coupon/index.ts';
import { migrate } from '../db/index.ts';
import { debtSchema } from '../debts/index.ts';
import { exposureSchema } from '../exposure/index.ts';
import { gamesSchema } from '../games/index.ts';
import { ledgerSchema, openAccount, post } from '../ledger/index.ts';
import { lottoSchema } from '../lotto/index.ts';
import { makersSchema } from '../makers/index.ts';
import { settlementSchema } from '../settlements/index.ts';
import { sharedRoundsSchema } from '../shared-rounds/index.ts';
import { totoSchema } from '../toto/index.ts';
import { auditBooks } from './books.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** One player with a coupon that won, one that was sold in part and is open, and one that a trader refused. */
function books(file = ':memory:'): DatabaseSync {
  const db = new DatabaseSync(file);
  migrate(db, [
    ledgerSchema,
    couponSchema,
    exposureSchema,
    saleSchema,
    actionsSchema,
    gamesSchema,
    bonusGamesSchema,
    sharedRoundsSchema,
    makersSchema,
    totoSchema,
    lottoSchema,
    debtSchema,
    settlementSchema,
  ]);
  const account = openAccount(db, { userId: 7, iso: 'USD', type: 0, at: 1 });
  const move = (key: string, kind: string, minor: number, house: 'cash' | 'stakes' | 'payouts') => {
    const entries = [
      { account, minor },
      { account: { house, iso: 'USD' }, minor: -minor },
    ];
    post(db, { key, kind, at: 1, entries });
  };
  const coupon = (id: number, slip: string, state: string, amount: number, payout: number | null) => {
    db.prepare(
      `INSERT INTO coupon (id, user_id, account_id, iso, slip_id, part, type_id, state, status_id, amount, milli, asked_milli, possible_win, payout, terms,
       placed_at, settled_at) VALUES (?, 7, ?, 'USD', ?, 0, 0, ?, 1, ?, 2000, 2000, 200, ?, '{}', 1, ?)`,
    ).run(id, account, slip, state, amount, payout, payout === null ? null : 2);
    db.prepare(
      "INSERT INTO coupon_bet (coupon_id, position, market_id, game_id, milli, block, kind, facts) VALUES (?, 0, 1, 1, 2000, 0, 0, '{}')",
    ).run(id);
  };
  move('opening:1', 'opening', 10_000, 'cash');
  move('stake:7:won:0', 'stake', -100, 'stakes');
  coupon(1, 'won', 'settled', 100, 200);
  move('payout:1', 'payout', 200, 'payouts');
  move('stake:7:open:0', 'stake', -300, 'stakes');
  coupon(2, 'open', 'open', 200, null);
  db.exec(
    "INSERT INTO coupon_sale (id, coupon_id, is_part, amount, price, mode, at) VALUES (1, 2, 1, 100, 90, 'page', 2)",
  );
  move('sale:2:1', 'sale', 90, 'payouts');
  move('stake:7:refused:0', 'stake', -50, 'stakes');
  coupon(3, 'refused', 'refused', 50, null);
  move('request:3', 'return', 50, 'stakes');
  move('game-stake:r', 'game-stake', -20, 'stakes');
  move('game-payout:r', 'game-payout', 39, 'payouts');
  db.exec(
    `INSERT INTO game_seed (id, user_id, server_seed, client_seed, created_at) VALUES (1, 7, 's', 'c', 2);
     INSERT INTO game_session VALUES ('g', 1, 7, 'dice', ${String(account)}, 'USD', 2);
     INSERT INTO game_round (id, session_id, user_id, seed_id, nonce, game, iso, stake, payout, choice, draws, at, ended_at, bet_id)
     VALUES ('r', 'g', 7, 1, 0, 'dice', 'USD', 20, 39, '{}', '[1]', 2, 2, 1)`,
  );
  move('game-stake:b', 'game-stake', -30, 'stakes');
  move('game-payout:b', 'game-payout', 60, 'payouts');
  db.exec(
    `INSERT INTO shared_chain VALUES (1, 'crash', 'h', 's', 't', 9, 1, NULL);
     INSERT INTO shared_round VALUES (1, 'crash', 1, 1, 'h', '[200]', 1, 2, 3, 4, 3);
     INSERT INTO shared_bet VALUES ('b', 1, 'crash', 7, 1, ${String(account)}, 'USD', 30, 60, '{}', 200, 0, 1, 3)`,
  );
  db.exec(
    "INSERT INTO action (owner, key, state, body_hash, status, answer, at) VALUES ('7', 'k', 'done', 'h', 201, '{}', 1)",
  );
  return db;
}

/** Writes to the file past the product, as somebody with the file could. Nothing guards these writes. */
function damage(db: DatabaseSync, statements: string): void {
  for (const name of ['posting_is_final', 'posting_stays', 'entry_is_final', 'entry_stays'])
    db.exec(`DROP TRIGGER ${name}`);
  db.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON');
  db.exec(statements);
}

const entry = (key: string, sign: '>' | '<') =>
  `posting_id = (SELECT id FROM posting WHERE key = '${key}') AND minor ${sign} 0`;

test('[HTTP-30] sound books have no finding', () => {
  expect(auditBooks(books())).toEqual([]);
});

test.each([
  ['a sum was changed', `UPDATE entry SET minor = minor + 5 WHERE ${entry('payout:1', '>')}`, 'posting 3 leaves 5 USD'],
  [
    'money out of nothing',
    `UPDATE entry SET minor = minor + 5 WHERE ${entry('payout:1', '>')}`,
    'all entries of USD sum to 5',
  ],
  ['a balance was changed', 'UPDATE account SET balance = balance + 5 WHERE user_id = 7', 'account 1 shows 9'],
  [
    'a balance on the way was changed',
    'UPDATE entry SET balance_after = 1 WHERE id = 3',
    'entry 3 says that account 1 held 1',
  ],
  ['a player owes', 'UPDATE account SET balance = -5 WHERE user_id = 7', 'of a player is below zero: -5'],
  ['a full account was removed', 'UPDATE account SET removed_at = 5 WHERE user_id = 7', 'was removed and holds'],
  ['a posting was deleted', "DELETE FROM posting WHERE key = 'payout:1'", 'belongs to no posting'],
  ['an account was deleted', 'DELETE FROM account WHERE user_id = 7', 'or no account'],
  [
    'the entries of a posting were deleted',
    `DELETE FROM entry WHERE posting_id = 3`,
    'posting 3 (payout:1) moved nothing',
  ],
  ['a coupon was deleted', 'DELETE FROM coupon WHERE id = 1', 'is a stake without a coupon'],
  [
    'a coupon was deleted after its payment',
    'DELETE FROM coupon WHERE id = 1',
    'pays for a coupon that does not exist',
  ],
  ['bets were left', 'DELETE FROM coupon WHERE id = 1', 'bets of coupon 1 are left'],
  ['the bets were deleted', 'DELETE FROM coupon_bet WHERE coupon_id = 2', 'coupon 2 has no bets'],
  [
    'a stake was changed',
    'UPDATE coupon SET amount = 999 WHERE id = 2',
    'coupon 2 has a stake of 1099, the house holds 300',
  ],
  ['a payout was changed', 'UPDATE coupon SET payout = 999 WHERE id = 1', 'coupon 1 is owed 999 and was paid 200'],
  ['a coupon was opened again', "UPDATE coupon SET state = 'open' WHERE id = 1", 'coupon 1 is owed 0 and was paid 200'],
  [
    'a refused one was put in play',
    "UPDATE coupon SET state = 'open' WHERE id = 3",
    'coupon 3 has a stake of 50, the house holds 0',
  ],
  [
    'the price of a sale was changed',
    'UPDATE coupon_sale SET price = 95',
    'sale 1 of coupon 2 has a price of 95, paid was 90',
  ],
  [
    'a coupon says that it is sold',
    "UPDATE coupon SET state = 'sold' WHERE id = 2",
    'coupon 2 is sold, its sales say otherwise',
  ],
  [
    'an account changed its currency',
    "UPDATE account SET iso = 'RUB' WHERE user_id = 7",
    'another currency or another player',
  ],
  [
    'an account changed its owner',
    'UPDATE account SET user_id = 8 WHERE user_id = 7',
    'another currency or another player',
  ],
  [
    'a promo code that was not paid',
    `UPDATE coupon SET payout = 0, terms = '{"promoBack":50}' WHERE id = 1`,
    'gives back 50, paid was 0',
  ],
  [
    'an advance that was not moved',
    `UPDATE coupon SET terms = '{"covered":50}' WHERE id = 1`,
    'coupon 1 50 is given back, moved was 0',
  ],
  ['the stake of a round was changed', 'UPDATE game_round SET stake = 10', 'round r costs -10, moved was -20'],
  ['the payout of a round was changed', 'UPDATE game_round SET payout = 90', 'round r pays 90, moved was 39'],
  [
    'the stake of a shared bet was changed',
    'UPDATE shared_bet SET stake = 10',
    'shared bet b costs -10, moved was -30',
  ],
  ['the payout of a shared bet was changed', 'UPDATE shared_bet SET payout = 90', 'shared bet b pays 90, moved was 60'],
  ['a shared bet was deleted', 'DELETE FROM shared_bet', 'posting game-payout:b belongs to no round'],
  ['a round was deleted', 'DELETE FROM game_round', 'posting game-payout:r belongs to no round'],
  ['an answer was lost', 'UPDATE action SET answer = NULL', 'the key k is done, its answer says otherwise'],
  ['a row names one that is gone', 'DELETE FROM coupon WHERE id = 2', 'names a row of coupon that is gone'],
])('[HTTP-30] %s: it is found', (_, statements, finding) => {
  const db = books();
  damage(db, statements);
  expect(auditBooks(db)).toContainEqual(expect.stringContaining(finding));
});

test('[HTTP-30] a key that moved money twice is found', () => {
  const db = books();
  damage(
    db,
    `CREATE TABLE again AS SELECT * FROM posting; DROP TABLE posting; ALTER TABLE again RENAME TO posting;
     INSERT INTO posting (id, key, kind, at) VALUES (99, 'payout:1', 'payout', 1)`,
  );
  expect(auditBooks(db)).toContainEqual('the key payout:1 moved money 2 times');
});

test('[HTTP-30] npm run audit says 0 for sound books, 1 with the findings, 2 for no database', () => {
  const run = (...files: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/audit.ts', ...files], {
      encoding: 'utf8',
    });
    return [status, stdout, stderr];
  };
  const sound = join(folder, 'sound.sqlite');
  books(sound).close();
  expect(run(sound)).toEqual([0, 'The books are in order.\n', '']);
  const broken = join(folder, 'broken.sqlite');
  const db = books(broken);
  damage(db, 'UPDATE account SET balance = balance + 5 WHERE user_id = 7; UPDATE coupon SET payout = 999 WHERE id = 1');
  db.close();
  const [status, findings] = run(broken);
  expect([status, String(findings).trim().split('\n').length]).toEqual([1, 2]);
  expect(run(join(folder, 'none.sqlite'))[0]).toBe(2);
  expect(run()[0]).toBe(2);
});
