import { expect, test } from 'vitest';

import { openMigrated, sql } from '../db/index.ts';
import { lottoSchema } from './schema.ts';

function setup() {
  const db = openMigrated(':memory:', [lottoSchema]);
  const run = (text: string) => sql(db, text).run();
  run(`INSERT INTO lotto_draw (lotto_id, number, seed, committed_at, draws_at) VALUES (1, 1, 'seed', 1, 2)`);
  run(`INSERT INTO lotto_ticket (lotto_id, user_id, account_id, iso, rate, price, lines, at)
    VALUES (1, 1, 1, 'USD', 1, 100, '[[1]]', 1)`);
  return { db, run };
}

test.each([
  ['exchanges the seed', `UPDATE lotto_draw SET seed = 'other'`],
  ['draws again', `UPDATE lotto_draw SET numbers = '[7]'`],
  ['takes a draw back', 'UPDATE lotto_draw SET numbers = NULL'],
  ['moves a draw', 'UPDATE lotto_draw SET draws_at = 9'],
  ['moves a draw to another place of its chain', 'UPDATE lotto_draw SET chain_number = 9'],
  ['throws a draw away', 'DELETE FROM lotto_draw'],
  ['changes the lines of a ticket', `UPDATE lotto_ticket SET lines = '[[7]]'`],
])('[FAIR-14] the database refuses whoever %s', (_, text) => {
  const { db, run } = setup();
  run(`UPDATE lotto_draw SET numbers = '[1]' WHERE numbers IS NULL`);
  expect(() => run(text)).toThrow(/final|kept/);
  expect(sql(db, 'SELECT seed, numbers, draws_at FROM lotto_draw').get()).toEqual({
    ...{ seed: 'seed', numbers: '[1]', draws_at: 2 },
  });
});
