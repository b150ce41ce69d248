import { expect, test } from 'vitest';

import { migrate, openMigrated, sql } from '../db/index.ts';
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
  ['counts other winners', `UPDATE lotto_draw SET winners = '[]'`],
  ['throws a draw away', 'DELETE FROM lotto_draw'],
  ['changes the lines of a ticket', `UPDATE lotto_ticket SET lines = '[[7]]'`],
])('[FAIR-14] the database refuses whoever %s', (_, text) => {
  const { db, run } = setup();
  run(`UPDATE lotto_draw SET numbers = '[1]', winners = '[]' WHERE numbers IS NULL`);
  expect(() => run(text)).toThrow(/final|kept/);
  expect(sql(db, 'SELECT seed, numbers, draws_at FROM lotto_draw').get()).toEqual({
    ...{ seed: 'seed', numbers: '[1]', draws_at: 2 },
  });
});

test('[LOTTO-04] winners of draws from before are counted once, when the database is brought up', () => {
  const counted = lottoSchema.steps.findIndex((step) => step.includes('ADD COLUMN winners'));
  const before = { ...lottoSchema, steps: lottoSchema.steps.slice(0, counted) };
  const db = openMigrated(':memory:', [before]);
  const run = (text: string) => sql(db, text).run();
  run(
    `INSERT INTO lotto_draw (lotto_id, number, seed, committed_at, draws_at, numbers) VALUES (1, 1, 'a', 1, 2, '[1]')`,
  );
  run(`INSERT INTO lotto_draw (lotto_id, number, seed, committed_at, draws_at) VALUES (1, 2, 'b', 1, 3)`);
  run(`INSERT INTO lotto_ticket (id, lotto_id, user_id, account_id, iso, rate, price, lines, at) VALUES (1, 1, 1, 1, 'USD', 1, 1, '[]', 1),
    (2, 1, 1, 1, 'USD', 1, 1, '[]', 1)`);
  run(`INSERT INTO lotto_entry (ticket_id, draw_id, rights) VALUES (1, 1, '[0,6,10]'), (2, 1, '[6]'), (2, 2, NULL)`);
  migrate(db, [lottoSchema]);
  const winners = sql(db, 'SELECT winners FROM lotto_draw ORDER BY id')
    .all()
    .map((row) => row.winners);
  expect(winners).toEqual(['[{"right":10,"lines":1},{"right":6,"lines":2},{"right":0,"lines":1}]', null]);
});
