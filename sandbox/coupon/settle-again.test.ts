import { expect, test } from 'vitest';

import { openAlarms } from '../alarms/index.ts';
import { auditBooks } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { failedCount, settleMarkets, settleMissed } from './index.ts';
import { countOf, manyBets } from './many.testing.ts';
import { setUp } from './player.testing.ts';
import { takeWords } from './take-words.ts';

const kept = ({ db }: World, table: string) => Number(sql(db, `SELECT COUNT(*) AS n FROM ${table}`).get()?.n);
const alarms = ({ db }: World) => openAlarms(db).map(({ message, times }) => [message.split(':')[0], times]);
const mended = 'A later try went well. Before that';

/** Sixty players with a bet on one match, of which the file refuses one. */
async function refused() {
  const { world, markets } = await setUp();
  const market = markets[0]!;
  await manyBets(world, market, 60);
  const last = Number(sql(world.db, 'SELECT MAX(id) AS id FROM coupon').get()?.id);
  const refuse = (table: string, when: string) =>
    world.db.exec(`CREATE TRIGGER refuse BEFORE ${table} WHEN ${when} BEGIN SELECT RAISE(ABORT, 'refused'); END`);
  const refuseBet = () => refuse('UPDATE ON coupon_bet', `OLD.coupon_id = ${String(last)}`);
  const allow = () => {
    world.db.exec('DROP TRIGGER refuse');
  };
  const settle = () => {
    settleMarkets(world, market.gameId, [[market.id, 1]]);
  };
  return { world, market, last, refuse, refuseBet, allow, settle };
}

test('[OPS-46] a coupon that could not be settled is tried again after growing pauses, and settled once', async () => {
  const { world, refuseBet, allow, settle } = await refused();
  refuseBet();
  settle();
  await expect.poll(() => countOf(world, 'settled')).toBe(59);
  expect([failedCount(world.db), alarms(world)]).toEqual([1, [['Error', 1]]]);
  // Half of a minute at least, a whole one at most; then twice as long.
  world.clock.advance(29);
  expect(alarms(world)).toEqual([['Error', 1]]);
  world.clock.advance(31);
  expect(alarms(world)).toEqual([['Error', 2]]);
  world.clock.advance(29);
  expect(alarms(world)).toEqual([['Error', 2]]);
  allow();
  world.clock.advance(91);
  expect([countOf(world, 'settled'), failedCount(world.db), kept(world, 'coupon_settling')]).toEqual([60, 0, 0]);
  expect([alarms(world), auditBooks(world.db)]).toEqual([[[mended, 2]], []]);
  world.clock.advance(7200);
  expect([alarms(world), kept(world, 'posting')]).toEqual([[[mended, 2]], kept(world, 'posting')]);
});

test('[OPS-46] a start says what it has put right of earlier failures, and of no other', async () => {
  const { world, last, refuseBet, allow, settle } = await refused();
  refuseBet();
  settle();
  await expect.poll(() => countOf(world, 'settled')).toBe(59);
  settleMissed(world);
  expect(alarms(world)).toEqual([['Error', 2]]);
  allow();
  settleMissed(world);
  expect([alarms(world), countOf(world, 'settled')]).toEqual([[[mended, 2]], 60]);
  expect(openAlarms(world.db)).toMatchObject([{ subject: `coupon ${String(last)}` }]);
});

test('[OPS-46] so is one that could not be corrected', async () => {
  const { world, market, refuseBet, allow, settle } = await refused();
  settle();
  await expect.poll(() => countOf(world, 'settled')).toBe(60);
  refuseBet();
  const { id: marketId } = market;
  takeWords(world, [{ id: 'w', marketId, at: 1, reason: 'wrongResult', do: 'correction', statusId: 0 }]);
  const paid = () => Number(sql(world.db, 'SELECT COUNT(*) AS n FROM coupon WHERE payout > 0').get()?.n);
  await expect.poll(paid).toBe(1);
  expect([failedCount(world.db), kept(world, 'coupon_correcting')]).toEqual([1, 1]);
  allow();
  world.clock.advance(60);
  expect([paid(), failedCount(world.db), kept(world, 'coupon_correcting')]).toEqual([0, 0, 0]);
  expect([alarms(world), auditBooks(world.db)]).toEqual([[[mended, 1]], []]);
});

test('[OPS-46] a coupon that a start cannot pay ends no start, and is paid later', async () => {
  const { world, last, refuse, allow } = await refused();
  sql(world.db, 'UPDATE coupon_bet SET status_id = 1 WHERE coupon_id = ?').run(last);
  refuse('INSERT ON posting', "NEW.kind = 'payout'");
  settleMissed(world);
  expect([failedCount(world.db), alarms(world)]).toEqual([1, [['Error', 1]]]);
  allow();
  world.clock.advance(60);
  expect([countOf(world, 'settled'), failedCount(world.db), alarms(world)]).toEqual([1, 0, [[mended, 1]]]);
  expect(auditBooks(world.db)).toEqual([]);
});

test('[OPS-46] it says so of every earlier alarm of settlement, however many others there are', async () => {
  const { world } = await setUp();
  const raise = world.db.prepare(
    "INSERT INTO alarm (source, subject, message, first_at, last_at) VALUES (?, ?, 'Error: x', 0, 0)",
  );
  for (let at = 0; at < 505; at += 1) raise.run('provider', `call ${String(at)}`);
  for (const subject of ['coupon 1', 'game 2', 'outcome 3']) raise.run('settlement', subject);
  settleMissed(world);
  sql(world.db, "UPDATE alarm SET done_at = 0 WHERE source = 'provider'").run();
  expect(alarms(world)).toEqual([
    [mended, 1],
    [mended, 1],
    [mended, 1],
  ]);
});
