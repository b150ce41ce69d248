/**
 * Kills the server with SIGKILL while thousands hear that their match was moved, in the middle of its settlement, and of its correction. The match that ended is one
 * that only the killed process knew of.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterAll, expect, test } from 'vitest';

import { marketGroups, outcomeTypes } from '../../../contracts/markets.ts';
import { auditOf } from '../../../sandbox/audit/index.ts';
import { manyBets } from '../../../sandbox/coupon/many.testing.ts';
import { createWorld } from '../../../sandbox/worlds/index.ts';
import { startProcess } from '../support/process.ts';
import { Client } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-settlement-kill-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bets = 2000;
const file = join(folder, 'site.sqlite');
/** The outcome that they are on. */
let marketId = 0;

/** A database with so many bets of as many players on one match. */
async function followed(database: string): Promise<number> {
  const fail = (error: unknown) => {
    throw error;
  };
  const world = await createWorld({ id: 'main', database, seed: 1, speed: 10, onError: fail });
  // Nothing is killed while they are placed.
  world.db.exec('PRAGMA synchronous = OFF');
  world.simulator.command({ run: false });
  const { games } = world.simulator.snapshot();
  const market = games
    .filter(
      ({ sportId, status, startAt }) => sportId === 1 && status === 0 && startAt * 1000 > world.clock.now() + 60_000,
    )
    .flatMap(({ id }) => world.simulator.marketsOf(id))
    .find(
      ({ groupId, typeId, milli, isBlocked }) =>
        groupId === marketGroups.result && typeId === outcomeTypes.home && milli > 1100 && !isBlocked,
    );
  if (market === undefined) throw new Error('No match is planned');
  await manyBets(world, market, bets);
  world.close();
  marketId = market.id;
  return market.gameId;
}

let gameId = 0;

test('[OPS-45] a server killed while two thousand players hear of a moved match tells the rest at its next start, nobody twice', async () => {
  gameId = await followed(file);
  const token = randomUUID() + randomUUID();
  const first = await startProcess({ SANDBOX_DB: file, OPERATOR_TOKEN: token });
  const db = new DatabaseSync(file, { readOnly: true });
  const heard = () =>
    db
      .prepare("SELECT COUNT(*) AS n, COUNT(DISTINCT user_id) AS users FROM player_message WHERE kind = 'fixture'")
      .get();
  const change = { id: 'f1', gameId, do: 'move', startAt: Math.floor(Date.now() / 1000) + 86_400, at: Date.now() };
  const answered = new Client(first.address, 'main')
    .post('/operator-api/v1/fixtures', change, { Authorization: `Bearer ${token}` })
    .catch(() => null);
  await expect.poll(() => Number(heard()?.n), { interval: 2, timeout: 30_000 }).toBeGreaterThan(0);
  await first.kill('SIGKILL');
  await answered;
  expect(Number(heard()?.n)).toBeLessThan(bets);

  const second = await startProcess({ SANDBOX_DB: file });
  await expect.poll(heard, { timeout: 30_000 }).toEqual(expect.objectContaining({ n: bets, users: bets }));
  await second.kill('SIGTERM');
  expect(db.prepare('SELECT COUNT(*) AS n FROM fixture_telling').get()).toMatchObject({ n: 0 });
  db.close();
}, 180_000);

test('[OPS-34] a server killed within the settlement of two thousand bets settles the rest at its next start, none twice', async () => {
  const first = await startProcess({ SANDBOX_DB: file, SANDBOX_CONTROL: '1' });
  const db = new DatabaseSync(file, { readOnly: true });
  const countOf = (state: string) =>
    Number(db.prepare('SELECT COUNT(*) AS n FROM coupon WHERE state = ?').get(state)?.n);
  const client = new Client(first.address, 'main');
  const ended = client.control('POST', 'simulator', { gameId, do: 'finish', score: [1, 0] }).catch(() => null);
  await expect.poll(() => countOf('settled'), { interval: 2, timeout: 30_000 }).toBeGreaterThan(0);
  await first.kill('SIGKILL');
  await ended;
  const before = countOf('settled');
  expect(before).toBeLessThan(bets);
  expect(before % 50).toBe(0);

  const second = await startProcess({ SANDBOX_DB: file });
  expect([countOf('open'), countOf('settled')]).toEqual([0, bets]);
  await second.kill('SIGTERM');
  expect(db.prepare('SELECT DISTINCT status_id AS id FROM coupon').all()).toEqual([expect.objectContaining({ id: 1 })]);
  expect(db.prepare("SELECT COUNT(*) AS n FROM posting WHERE kind = 'payout'").get()).toMatchObject({ n: bets });
  expect(auditOf(file)).toEqual([]);
  db.close();
}, 180_000);

test('[OPS-37] [OPS-44] a server killed within the correction of two thousand paid bets corrects the rest at its next start, none twice', async () => {
  const token = randomUUID() + randomUUID();
  const first = await startProcess({ SANDBOX_DB: file, OPERATOR_TOKEN: token });
  const db = new DatabaseSync(file, { readOnly: true });
  const corrected = () => Number(db.prepare("SELECT COUNT(*) AS n FROM posting WHERE kind = 'correction'").get()?.n);
  const word = { id: 'w1', marketId, do: 'correction', statusId: 0, at: Date.now(), reason: 'wrongResult' };
  const answered = new Client(first.address, 'main')
    .post('/operator-api/v1/settlements', { messages: [word] }, { Authorization: `Bearer ${token}` })
    .catch(() => null);
  await expect.poll(corrected, { interval: 2, timeout: 30_000 }).toBeGreaterThan(0);
  await first.kill('SIGKILL');
  expect(await answered).toBeNull();
  const before = corrected();
  expect(before).toBeLessThan(bets);

  // The player who asked for it is known, though no answer was sent.
  expect(db.prepare("SELECT status FROM operator_act WHERE what = 'POST /operator-api/v1/settlements'").all()).toEqual([
    expect.objectContaining({ status: 0 }),
  ]);

  const second = await startProcess({ SANDBOX_DB: file });
  expect(corrected()).toBe(bets);
  await second.kill('SIGTERM');
  expect(db.prepare('SELECT DISTINCT status_id AS id, payout FROM coupon').all()).toEqual([
    expect.objectContaining({ id: 0, payout: 0 }),
  ]);
  expect(db.prepare('SELECT COUNT(*) AS n FROM coupon_correcting').get()).toMatchObject({ n: 0 });
  expect(auditOf(file)).toEqual([]);
  db.close();
}, 180_000);
