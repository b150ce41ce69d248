import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { readSettings } from '../../../sandbox/server/environment.ts';
import { type Running, start } from '../../../sandbox/server/start.ts';

const token = 'an operator says this and nobody else';
const usual = { DEMO: '1', PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_LOG: 'silent' };
let open: Running;
let shut: Running;
beforeAll(async () => {
  open = await start(readSettings({ ...usual, OPERATOR_TOKEN: token }));
  shut = await start(readSettings(usual));
});
afterAll(async () => {
  await Promise.all([open.stop(), shut.stop()]);
});
const ask = (server: Running, said?: string) =>
  fetch(`${server.address}/operator-api/v1/audit`, {
    headers: said === undefined ? {} : { Authorization: `Bearer ${said}` },
  });

test('[HTTP-30] the audit needs the token of the operator, and does not exist where no token is set', async () => {
  const answer = await ask(open, token);
  expect([answer.status, await answer.json()]).toEqual([200, { data: { isInOrder: true, findings: [] } }]);
  expect((await ask(open)).status).toBe(401);
  expect((await ask(open, 'a guess')).status).toBe(401);
  expect((await ask(shut, token)).status).toBe(404);
});

test('[HTTP-30] nobody can guess the token by trying', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) statuses.push((await ask(open, String(guess))).status);
  expect(statuses.at(-1)).toBe(429);
});

/** The command lines of this machine that name a file. */
const commandsWith = async (file: string): Promise<string[]> => {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'args']);
  return stdout.split('\n').filter((line) => line.includes(file));
};

test('[OPS-36] a file is read by one process of its own, whoever asks meanwhile, and what does not add up is found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'openbook-audit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'book.db');
  const server = await start(readSettings({ ...usual, CHAT_PORT: '0', SANDBOX_DB: file, OPERATOR_TOKEN: token }));
  onTestFinished(() => server.stop());
  const hand = new DatabaseSync(file);
  hand.exec('UPDATE account SET balance = balance + 500 WHERE id = (SELECT min(id) FROM account)');
  hand.close();
  const asked = Promise.all([ask(server, token), ask(server, token)]);
  await expect.poll(() => commandsWith(file), { interval: 5 }).toHaveLength(1);
  for (const answer of await asked)
    expect(await answer.json()).toMatchObject({ data: { isInOrder: false, findings: [expect.any(String)] } });
  expect(await commandsWith(file)).toEqual([]);
});
