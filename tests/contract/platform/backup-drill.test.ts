/** The drill: backups are made while bets come in, one is put back, and the books of what is there then add up. */
import { execFile } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterAll, expect, test } from 'vitest';

import { auditOf } from '../../../sandbox/audit/index.ts';
import { farPick, slipOf } from '../support/coupon-support.ts';
import { endOf, startProcess } from '../support/process.ts';
import { Client } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-drill-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Ran = { code: number; out: string; err: string };
const run = (script: string, database: string, ...words: string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const env = { ...process.env, SANDBOX_DB: database };
    execFile(process.execPath, [`scripts/${script}.ts`, ...words], { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });

const couponsIn = (file: string): number => {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return Number(db.prepare('SELECT COUNT(*) AS count FROM coupon').get()?.count);
  } finally {
    db.close();
  }
};

test('[OPS-26] a backup that is made while bets come in is put back, and its books add up', async () => {
  const [file, kept] = [join(folder, 'site.sqlite'), join(folder, 'backups')];
  mkdirSync(join(folder, 'site.published-plugins/card/1.0.0'), { recursive: true });
  writeFileSync(join(folder, 'site.published-plugins/card/1.0.0/card.js'), 'export {}');
  const server = await startProcess({ SANDBOX_DB: file });
  const client = new Client(server.address, 'main');
  await client.logIn();
  const pick = await farPick(client);
  let [answered, isOver] = [0, false];
  const startedAt = performance.now();
  const bet = async () => {
    while (!isOver) {
      const slip = slipOf([pick], { amount: 10, changeCoefAction: 1 });
      const answer = await client.post('/coupon-api/v1/place', slip, { 'Idempotency-Key': slip.id });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      answered += 1;
    }
  };
  const bets = Promise.all([bet(), bet(), bet(), bet()]);
  const before: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    before.push(answered);
    expect(await run('backup', file, kept, '--keep=2')).toMatchObject({ code: 0, err: '' });
  }
  const perSecond = (answered / (performance.now() - startedAt)) * 1000;
  // While the server works, nothing is put into its place.
  const [name = ''] = readdirSync(kept).sort().reverse();
  const refused = await run('restore', file, join(kept, name));
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('Another server works on')]);
  isOver = true;
  await bets;
  await server.kill('SIGKILL');
  console.info(`backups during ${perSecond.toFixed(0)} bets a second, ${String(answered)} in all`);

  // The oldest went. The newest has at least what was answered before it began.
  expect(readdirSync(kept)).toHaveLength(2);
  const last = couponsIn(join(kept, name, 'site.sqlite'));
  expect(last).toBeGreaterThanOrEqual(before[2] ?? Infinity);
  expect(last).toBeLessThan(answered);

  expect(await run('restore', file, join(kept, name))).toMatchObject({
    ...{ code: 0, err: '' },
    out: expect.stringContaining('The books are in order.'),
  });
  expect([couponsIn(file), auditOf(file)]).toEqual([last, []]);
  expect(existsSync(join(folder, 'site.published-plugins/card/1.0.0/card.js'))).toBe(true);
  // What stood there is beside it, with every bet that was answered.
  const aside = readdirSync(folder).filter((each) => each.startsWith('site.sqlite.before-'));
  expect(aside.length).toBeGreaterThan(0);

  const again = await startProcess({ SANDBOX_DB: file });
  const returned = new Client(again.address, 'main');
  await returned.logIn();
  const slip = slipOf([await farPick(returned)], { amount: 10, changeCoefAction: 1 });
  expect((await returned.post('/coupon-api/v1/place', slip, { 'Idempotency-Key': slip.id })).status).toBe(201);
  await again.kill('SIGTERM');
  expect(auditOf(file)).toEqual([]);
});

test('[OPS-26] a backup whose file was changed, and one that was broken off, are not put back', async () => {
  const [file, kept] = [join(folder, 'other.sqlite'), join(folder, 'others')];
  await (await startProcess({ SANDBOX_DB: file })).kill('SIGTERM');
  const made = (await run('backup', file, kept)).out.trim();
  const books = readFileSync(file);
  appendFileSync(join(made, 'site.sqlite'), 'x');
  expect((await run('restore', file, made)).err).toContain('is not the file that was written then');
  rmSync(join(made, 'backup.json'));
  expect((await run('restore', file, made)).err).toContain('is no whole backup');
  expect(readFileSync(file).equals(books)).toBe(true);
  expect((await run('backup', join(folder, 'none.sqlite'), kept)).code).toBe(2);
});

test('[OPS-27] a second server on the same database ends with one line; a killed one leaves the file free', async () => {
  const file = join(folder, 'one.sqlite');
  const first = await startProcess({ SANDBOX_DB: file });
  const { code, err } = await endOf({ SANDBOX_DB: file });
  expect([code, err.trim().split('\n')]).toEqual([1, [expect.stringContaining('Another server works on')]]);
  expect((await fetch(`${first.address}/health`)).status).toBe(200);
  expect(auditOf(file)).toEqual([]);
  await first.kill('SIGKILL');
  const next = await startProcess({ SANDBOX_DB: file });
  expect((await next.kill('SIGTERM')).code).toBe(0);
});

test('[OPS-28] the server of today starts on the file of an earlier release, beside a copy of it', async () => {
  const own = mkdtempSync(join(folder, 'release-'));
  const file = join(own, 'site.sqlite');
  const before = new DatabaseSync(file);
  before.exec(readFileSync('tests/fixtures/releases/0.1.0-early.sql', 'utf8'));
  // A bonus of the file ends by its own date, whatever the server.
  const money = () => {
    const db = new DatabaseSync(file, { readOnly: true });
    const own = 'SELECT id, balance FROM account WHERE id NOT IN (SELECT account_id FROM bonus)';
    const rows = db.prepare(`${own} AND purpose <> 'bonuses' ORDER BY id`).all();
    db.close();
    return rows;
  };
  before.close();
  const early = money();
  const server = await startProcess({ SANDBOX_DB: file });
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
  const { code } = await server.kill('SIGTERM');
  expect([code, auditOf(file)]).toEqual([0, []]);
  expect(money()).toEqual(expect.arrayContaining(early));
  expect(readdirSync(own).filter((name) => name.includes('.before-migration-'))).toHaveLength(1);
});
