/** What an operator sees of a running server: whether it lives, whether it may take calls, its figures and its failures with money. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { AlarmsAnswer } from '../../../contracts/alarm.ts';
import { settleMarkets } from '../../../sandbox/coupon/index.ts';
import { sql } from '../../../sandbox/db/index.ts';
import { readSettings } from '../../../sandbox/server/environment.ts';
import { type Running, start } from '../../../sandbox/server/start.ts';
import { farPick, slipOf } from '../support/coupon-support.ts';
import { Client } from '../support/server.ts';

const token = 'an operator says this and nobody else';
const folder = mkdtempSync(join(tmpdir(), 'openbook-metrics-'));
let running: Running;
beforeAll(async () => {
  running = await start(
    readSettings({
      ...{ DEMO: '1', PORT: '0', CHAT_PORT: '0', PSP_PORT: '0', METRICS_PORT: '0', SANDBOX_LOG: 'silent' },
      ...{ SANDBOX_DB: join(folder, 'site.sqlite'), SANDBOX_SEED: '1', OPERATOR_TOKEN: token },
    }),
  );
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

const read = async (): Promise<Map<string, number>> => {
  const answer = await fetch(`${String(running.metrics)}/metrics`);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of lines)
    expect(line).toMatch(/^[a-z_0-9]+(?:\{[a-z_]+="[^"]*"(?:,[a-z_]+="[^"]*")*\})? -?[\d.e+-]+$/);
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
};
const asOperator = (method: string, path: string) =>
  fetch(`${running.address}/operator-api/v1/${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' },
  });
const alarms = async () => AlarmsAnswer.parse(await (await asOperator('GET', 'alarms')).json()).data;

test('[OPS-24] the figures have a port of their own, and the site knows no such address', async () => {
  expect((await fetch(`${running.address}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
  await fetch(`${running.address}/bff-api/version`);
  await fetch(`${running.address}/madeup-api/v1`);
  expect((await fetch(`${running.address}/operator-api/v1/audit`)).status).toBe(401);
  const figures = await read();
  expect(figures.get('openbook_call_seconds_count{area="bff-api",answer="2xx"}')).toBe(1);
  expect(figures.get('openbook_call_seconds_count{area="other",answer="4xx"}')).toBe(1);
  expect(figures.get('openbook_call_seconds_bucket{area="bff-api",answer="2xx",le="+Inf"}')).toBe(1);
  expect([...figures].filter(([name]) => name.includes('ledger_rest')).map(([, rest]) => rest)).toContain(0);
  expect([...figures].filter(([name, rest]) => name.includes('ledger_rest') && rest !== 0)).toEqual([]);
  expect(figures.get('openbook_database_bytes{file="main"}')).toBeGreaterThan(0);
  expect(figures.get('openbook_settlement_backlog')).toBe(0);
  expect(figures.get('openbook_feed_age_seconds')).toBeLessThan(60);
  expect(figures.get('openbook_calls_refused_total{status="429"}')).toBe(0);
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds', 'openbook_feed_connections'])
    expect(figures.has(name), name).toBe(true);
});

test('[OPS-47] the figures say what the feed sends and keeps, and what had to be read anew', async () => {
  const topic = 'list:live:1';
  await fetch(`${running.address}/feed-api/v1/snapshot?topic=${topic}&lng=en`);
  const before = await read();
  expect(before.get('openbook_feed_topics')).toBeGreaterThan(0);
  const socket = new WebSocket(`${running.address.replace('http', 'ws')}/feed-api/v1/ws?lng=en`);
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'sub', topics: [{ topic, seq: 1_000_000 }] }));
  await expect.poll(() => heard.join(' ')).toContain('"reset"');
  const after = await read();
  const grown = (name: string) => (after.get(name) ?? NaN) - (before.get(name) ?? NaN);
  expect(grown('openbook_feed_resets_total{reason="gap"}')).toBe(1);
  expect(grown('openbook_feed_resets_total{reason="overflow"}')).toBe(0);
  expect(grown('openbook_feed_sent_messages_total')).toBeGreaterThanOrEqual(1);
  expect(grown('openbook_feed_sent_bytes_total')).toBeGreaterThanOrEqual(Buffer.byteLength(heard[0] ?? ''));
  expect(after.get('openbook_feed_kept_changes')).toBeGreaterThanOrEqual(0);
  socket.terminate();
});

test('[OPS-25] [OPS-46] a coupon that cannot be settled is a figure, and on the list until an operator has dealt with it', async () => {
  const client = new Client(running.address, 'main');
  await client.logIn();
  const pick = await farPick(client);
  const slip = slipOf([pick], { amount: 10, changeCoefAction: 1 });
  expect((await client.post('/coupon-api/v1/place', slip, { 'Idempotency-Key': slip.id })).status).toBe(201);
  const { main } = running.worlds;
  const bet = sql(main.db, 'SELECT game_id, market_id FROM coupon_bet').get();
  const settle = () => settleMarkets(main, Number(bet?.game_id), [[Number(bet?.market_id), 1]]);
  // The account of the house cannot be read any more.
  main.db.exec(
    `CREATE TRIGGER broken BEFORE INSERT ON posting WHEN NEW.kind = 'payout' BEGIN SELECT RAISE(ABORT, 'no payout today'); END`,
  );
  settle();
  settle();
  const [alarm, ...others] = await alarms();
  expect(others).toEqual([]);
  expect(alarm).toMatchObject({ source: 'settlement', times: 2, message: expect.stringContaining('no payout today') });
  expect((await read()).get('openbook_money_alarms')).toBe(1);
  expect((await read()).get('openbook_money_failures_total{source="settlement"}')).toBe(2);
  expect((await read()).get('openbook_settlement_retries')).toBe(1);

  main.db.exec('DROP TRIGGER broken');
  settle();
  expect(sql(main.db, 'SELECT state FROM coupon').get()).toEqual(expect.objectContaining({ state: 'settled' }));
  const done = `alarms/${String(alarm?.id)}/done`;
  expect((await asOperator('POST', done)).status).toBe(204);
  expect((await asOperator('POST', done)).status).toBe(404);
  expect([await alarms(), (await read()).get('openbook_money_alarms')]).toEqual([[], 0]);
  expect((await fetch(`${running.address}/operator-api/v1/alarms`)).status).toBe(401);
});

test('[OPS-24] a server whose file takes no writes lives and is not ready', async () => {
  const status = async (path: string) => (await fetch(`${running.address}/health/${path}`)).status;
  expect([await status('live'), await status('ready')]).toEqual([200, 200]);
  const { db } = running.worlds.main;
  db.exec('PRAGMA query_only = 1');
  try {
    // The last look counts for a second.
    await expect.poll(() => status('ready'), { timeout: 10_000 }).toBe(503);
    expect(await status('live')).toBe(200);
  } finally {
    db.exec('PRAGMA query_only = 0');
  }
  await expect.poll(() => status('ready'), { timeout: 10_000 }).toBe(200);
});
