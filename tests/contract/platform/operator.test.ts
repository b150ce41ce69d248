import { afterAll, beforeAll, expect, test } from 'vitest';

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
