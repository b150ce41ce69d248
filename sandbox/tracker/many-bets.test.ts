import { expect, test } from 'vitest';

import { place, setUp, slipOf } from '../coupon/player.testing.ts';
import { sql } from '../db/index.ts';
import { trackedBets } from './bets.ts';
import { figuresOf } from './figures.ts';
import { askOf } from './tracker.testing.ts';

const many = 10_000;
const mostMs = 50;

test('[TRACK-05] the figures of ten thousand bets, and a page of them, take at most 50 ms', async () => {
  const player = await setUp();
  const { world, markets } = player;
  const { db } = world;
  await place(player, slipOf([markets[0]!, markets[1]!]));
  const first = Number(sql(db, 'SELECT id FROM coupon').get()?.id);
  const now = world.clock.now();
  sql(db, "UPDATE coupon SET state = 'settled', payout = 0, settled_at = ?").run(now - 1000);
  // Copies of one coupon, an hour apart; a third of them won, each tenth has tags.
  sql(
    db,
    `WITH RECURSIVE copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < ?)
     INSERT INTO coupon (user_id, account_id, iso, slip_id, part, type_id, state, status_id, amount, milli, asked_milli, possible_win, payout,
       terms, placed_at, settled_at)
     SELECT user_id, account_id, iso, slip_id, n, type_id, state, status_id, amount, milli + n % 5000, asked_milli, possible_win,
       CASE n % 3 WHEN 0 THEN amount * 2 ELSE 0 END, terms, placed_at - n * 3600000, settled_at - n * 3600000 FROM coupon, copy`,
  ).run(many - 1);
  sql(
    db,
    `INSERT INTO coupon_bet (coupon_id, position, market_id, game_id, milli, block, kind, status_id, facts)
     SELECT coupon.id, position, market_id, game_id, bet.milli, block, kind, bet.status_id, facts
     FROM coupon JOIN coupon_bet AS bet ON bet.coupon_id = ? WHERE coupon.id <> ?`,
  ).run(first, first);
  sql(
    db,
    `INSERT INTO bet_mark (coupon_id, tags, note, version) SELECT id, '["model","weekend"]', 'a note', 1 FROM coupon WHERE id % 10 = 0`,
  ).run();
  const asked = askOf(player, { zone: 'Europe/Berlin' });
  const took = (run: () => unknown): number => {
    // Time of this thread alone: other programs of the machine do not count.
    const begin = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(begin);
    return (user + system) / 1000;
  };
  const least = (run: () => unknown) => Math.min(...Array.from({ length: 7 }, () => took(run)));
  expect(figuresOf(world, asked, 'en').sums).toMatchObject({ bets: many, won: 3333, lost: many - 3333 });
  expect(least(() => figuresOf(world, asked, 'en'))).toBeLessThan(mostMs);
  expect(least(() => trackedBets(world, asked, { page: 50, pageSize: 100, language: 'en' }))).toBeLessThan(mostMs);
}, 30_000);
