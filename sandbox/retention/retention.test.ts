import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { periodNames, periods } from '../../contracts/retention.ts';
import { openMigrated, sql } from '../db/index.ts';
import { requireProtection } from '../site/own-config.ts';
import { dayMs } from '../world/clock.ts';
import { createWorld } from '../worlds/index.ts';
import { schemas } from '../worlds/schemas.ts';
import { daysOf } from './config.ts';
import { forgetting, kept } from './kept.ts';
import { createSweep, statementFor } from './sweep.ts';

const now = Date.UTC(2026, 2, 14, 12, 3);

async function opened() {
  const options = { id: 'test', database: ':memory:', seed: 7, speed: 1, share: 0.02, now, manual: true };
  const world = await createWorld({
    ...options,
    onError: (error) => {
      throw error;
    },
  });
  world.simulator.command({ run: false });
  const message = (days: number) =>
    sql(
      world.db,
      "INSERT INTO player_message (user_id, kind, params, at) SELECT id, 'text', '{}', ? FROM user LIMIT 1",
    ).run(Math.floor((now - days * dayMs) / 1000));
  const count = () => Number(sql(world.db, 'SELECT COUNT(*) AS n FROM player_message').get()?.n);
  return { world, message, count };
}

test('[OPS-38] of every table it is said how long it is kept, once', () => {
  const named = [
    ...periodNames.map((name) => periods[name].table),
    ...Object.keys(forgetting),
    ...Object.values(kept).flat(),
  ];
  const tables = openMigrated(':memory:', schemas)
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));
  expect(named.toSorted()).toEqual(tables.toSorted());
  for (const [table, [file]] of Object.entries(forgetting))
    expect(readFileSync(`sandbox/${file}`, 'utf8')).toContain(`DELETE FROM ${table} `);
});

test('[OPS-38] the old rows of each table are found by its index', () => {
  const db = openMigrated(':memory:', schemas);
  for (const name of periodNames) {
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${statementFor(periods[name])}`).all(0);
    const text = plan.map(({ detail }) => String(detail)).join('; ');
    expect(text).toContain(`INDEX ${periods[name].index} (`);
    expect(text).not.toContain('SCAN');
  }
});

test('[OPS-38] what is over goes in slices of a turn, and what is not stays', async () => {
  const { world, message, count } = await opened();
  for (let each = 0; each < 450; each += 1) message(731);
  message(729);
  const { press, isBusy } = createSweep(world);
  press();
  const first = count();
  expect([first > 200, isBusy()]).toEqual([true, true]);
  await expect.poll(isBusy).toBe(false);
  expect(count()).toBe(1);
  world.close();
});

test('[OPS-38] the site says how long, each hour it is looked at, and a table that takes no writes ends nobody', async () => {
  const { world, message, count } = await opened();
  message(400);
  world.config = { ...world.config, retention: { messages: 365 } };
  world.clock.advance(3600);
  await expect.poll(count).toBe(0);
  message(400);
  world.db.exec("CREATE TRIGGER stays BEFORE DELETE ON player_message BEGIN SELECT RAISE(ABORT, 'no'); END");
  world.clock.advance(3600);
  expect(count()).toBe(1);
  expect(sql(world.db, 'SELECT source, subject FROM alarm').get()).toEqual(
    expect.objectContaining({ source: 'retention', subject: 'messages' }),
  );
  world.close();
});

test.each([
  [{ complaints: 1825 }, 'retention.complaints'],
  [{ messages: 1.5 }, 'retention.messages'],
  [{ coupons: 10 }, 'retention.coupons'],
  ['all', 'retention'],
])('[OPS-38] periods of %j are refused by their path', (retention, path) => {
  expect(() => {
    requireProtection({ retention });
  }).toThrow(path);
  // What cannot be read by itself deletes nothing; the others go on.
  const isOwn = path === 'retention' || path === 'retention.messages';
  expect([daysOf({ retention }, 'messages'), daysOf({}, 'messages')]).toEqual([isOwn ? null : 730, 730]);
});

test('[OPS-42] a table that takes no writes, and one whose days cannot be read, hold up none of the others', async () => {
  const { world, message, count } = await opened();
  const { db } = world;
  const old = now - 999 * dayMs;
  const left = () =>
    Number(sql(db, 'SELECT (SELECT COUNT(*) FROM visit) + (SELECT COUNT(*) FROM support_callback) AS n').get()?.n);
  const userId = Number(sql(db, 'SELECT id FROM user LIMIT 1').get()?.id);
  sql(db, 'INSERT INTO visit VALUES (?, 1, ?, ?)').run(userId, old, old);
  const call = "INSERT INTO support_callback (user_id, phone, time, language, at) VALUES (?, '1', 't', 'en', ?)";
  sql(db, call).run(userId, old);
  const login =
    "INSERT INTO login_event (user_id, at, how, agent, address, country, is_in) VALUES (?, ?, '', '', '', '', 1)";
  sql(db, login).run(userId, old);
  message(4000);
  db.exec("CREATE TRIGGER stays BEFORE DELETE ON player_message BEGIN SELECT RAISE(ABORT, 'no'); END");
  world.config = { ...world.config, retention: { logins: 'long', chat: 9999, messages: 3650 } };
  const { press, isBusy } = createSweep(world);
  press();
  await expect.poll(isBusy).toBe(false);
  expect([left(), count(), sql(db, 'SELECT COUNT(*) AS n FROM login_event').get()?.n]).toEqual([0, 1, 1]);
  const alarms = sql(db, "SELECT subject FROM alarm WHERE source = 'retention' ORDER BY id").all();
  expect(alarms.map(({ subject }) => subject)).toEqual(['chat', 'logins', 'messages']);
  world.close();
});

test('[OPS-38] the page of operations says the same', () => {
  const page = readFileSync('docs/operations.md', 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` +\| (.+?) +\| +(\d+) \| +(\d+) \|$/gm)].map(
    ([, name, what, days, least]) => [name, what, Number(days), Number(least)],
  );
  expect(rows).toEqual(periodNames.map((name) => [name, periods[name].what, periods[name].days, periods[name].least]));
});
