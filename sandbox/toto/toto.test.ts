import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { auditBooks } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import { accountsOf, balanceOf } from '../ledger/index.ts';
import { ticketPurse } from '../pools/purse.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../worlds/index.ts';
import { refreshToto } from './beat.ts';
import { buyTicket } from './buy.ts';
import { settleDraw } from './settle.ts';
import { drawOf, matchesOf, type StoredDraw, ticketsOf } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-toto-'));
afterAll(() => rmSync(folder, { recursive: true }));

const saturday = Date.UTC(2026, 2, 14, 13, 35);
const open = (database: string, now = saturday, isReal = false) =>
  createWorld({
    ...{ id: 'test', database, seed: 7, speed: 1, share: 0.1, now, play: saturday, isReal },
    onError: (error) => {
      throw error as Error;
    },
  });

const userOf = ({ db }: World): number => Number(sql(db, "SELECT id FROM user WHERE profile = 'demo'").get()?.id);
const firstDraw = ({ db }: World): StoredDraw =>
  sql(db, `SELECT * FROM toto_draw WHERE kind = 'fifteen' ORDER BY id`).get() as StoredDraw;

/** The demo player buys three lines of the first draw of fifteen. */
function buy(world: World): number {
  const userId = userOf(world);
  const { accountId } = ticketPurse(world, userId);
  const picks = Array.from({ length: 15 }, (_, place) => (place === 0 ? [0, 1, 2] : [0]));
  const order = { drawId: firstDraw(world).id, picks, amount: 10, accountId, price: 30 };
  return buyTicket(world, { userId, sessionId: 1 }, order);
}

test('[TOTO-02] a process that was away while the matches ended settles at its start, once, and the books agree', async () => {
  const file = join(folder, `${randomUUID()}.db`);
  const first = await open(file);
  refreshToto(first);
  const id = buy(first);
  const account = accountsOf(first.db, userOf(first))[0]!;
  expect(auditBooks(first.db)).toEqual([]);
  first.close();

  const second = await open(file, saturday + 4 * 24 * 3_600_000);
  const draw = drawOf(second, firstDraw(second).id);
  expect(draw.state).toBe('settled');
  const ticket = ticketsOf(second, draw.id).find((one) => one.id === id)!;
  expect(balanceOf(second.db, account.id)).toBe(account.minor + ticket.payout!);
  expect(auditBooks(second.db)).toEqual([]);
  settleDraw(second, draw.id);
  refreshToto(second);
  expect(balanceOf(second.db, account.id)).toBe(account.minor + ticket.payout!);
  expect(auditBooks(second.db)).toEqual([]);
  second.close();

  const third = await open(file, saturday + 4 * 24 * 3_600_000);
  expect(drawOf(third, draw.id)).toEqual(draw);
  third.close();
});

test('[TOTO-01] the draws of a seed have the same matches and the same crowd', async () => {
  const worlds = [await open(':memory:'), await open(':memory:')];
  const seen = worlds.map((world) => {
    refreshToto(world);
    const { id } = firstDraw(world);
    const games = matchesOf(world, id).map(({ game_id }) => game_id);
    const at = ticketsOf(world, id).map(({ bot, picks, unit }) => [bot, picks, unit]);
    world.close();
    return { games, at };
  });
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]!.at.length).toBeGreaterThan(5);
});

test('[TOTO-06] with real money the house plays in no pool of its own, from the opening of a draw to its close', async () => {
  const [played, real] = [await open(':memory:'), await open(':memory:', saturday, true)];
  const boughtIn = (world: World) => {
    refreshToto(world);
    const { id } = firstDraw(world);
    world.db.prepare('UPDATE toto_draw SET opened_at = opened_at - 86400000 WHERE id = ?').run(id);
    refreshToto(world);
    return sql(world.db, 'SELECT COUNT(*) AS count FROM toto_ticket').get()?.count;
  };
  expect([Number(boughtIn(played)) > 0, boughtIn(real), firstDraw(real).staked]).toEqual([true, 0, 0]);
  for (const world of [played, real]) world.close();
});

test('[TOTO-01] two draws of a kind are on sale, and share no match', async () => {
  const world = await open(':memory:');
  refreshToto(world);
  const draws = sql(world.db, `SELECT id FROM toto_draw WHERE kind = 'fifteen' AND state = 'open'`).all();
  const games = draws.flatMap(({ id }) => matchesOf(world, Number(id)).map(({ game_id }) => game_id));
  expect([draws.length, games.length, new Set(games).size]).toEqual([2, 30, 30]);
  world.close();
});

test.each([
  ['the price of a ticket was changed', 'UPDATE toto_ticket SET price = 31 WHERE bot IS NULL', 'of toto costs -31'],
  ['a payout was written without money', 'UPDATE toto_ticket SET payout = 5 WHERE bot IS NULL', 'of toto pays 5'],
  ['a stake of a pool was changed', 'UPDATE toto_draw SET staked = staked + 1 WHERE id = 1', 'draw 1 of toto holds'],
  ['a ticket was deleted', 'DELETE FROM toto_ticket WHERE bot IS NULL', 'belongs to no ticket of toto'],
])('[TOTO-02] [HTTP-30] %s: the audit finds it', async (_, statement, finding) => {
  const world = await open(':memory:');
  refreshToto(world);
  buy(world);
  world.db.exec(statement);
  expect(auditBooks(world.db).join('\n')).toContain(finding);
  world.close();
});
