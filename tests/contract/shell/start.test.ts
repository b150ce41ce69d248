import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test, vi } from 'vitest';

import { endOf, startProcess } from '../support/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-start-'));
afterAll(() => rmSync(folder, { recursive: true }));
const headers = { 'X-Requested-With': 'XMLHttpRequest' };

test('[BOOT-34] a start names the address and the demo account, and SIGTERM ends it in order', async () => {
  const server = await startProcess({ SANDBOX_DB: join(folder, 'one.sqlite') });
  expect(server.out()).toContain('demo@example.com / demo-password');
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
  expect((await server.kill('SIGTERM')).code).toBe(0);
});

test('[SPORT-07] a start says when results are foreseeable, and that matches of real seasons take no bets', async () => {
  const said = async (environment: Record<string, string>) => {
    const server = await startProcess(environment);
    await vi.waitFor(() => expect(server.out()).toContain('API: '));
    return (await server.kill('SIGTERM')).out;
  };
  expect(await said({ SANDBOX_SEED: '5' })).toContain('SANDBOX_SEED is given: whoever knows it foresees every result.');
  const seasons = mkdtempSync(join(folder, 'seasons-'));
  const row = { competitionId: 100, kickoffUtc: '2025-03-08T15:00:00Z', home: 1, away: 2, status: 'finished' };
  const files = {
    'competitions.json': [{ id: 100, name: { en: 'League', ru: 'Лига' }, region: 'GB' }],
    'teams.json': [1, 2].map((id) => ({ id, name: `Team ${String(id)}` })),
    'matches-2025.json': [{ id: 7, ...row, ft: [2, 1], ht: [1, 0] }],
  };
  for (const [name, rows] of Object.entries(files))
    writeFileSync(join(seasons, name), `[\n${rows.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
  const shut = await said({ SANDBOX_SEED: '', SANDBOX_DATA: seasons });
  expect(shut).toContain('Matches of SANDBOX_DATA take no bets: their results are published.');
  expect(shut).not.toContain('SANDBOX_SEED');
  const open = await said({ SANDBOX_DATA: seasons, SANDBOX_REPLAY_BETS: '1' });
  expect(open).toContain('SANDBOX_REPLAY_BETS=1: bets are taken on matches whose results are published.');
});

test('SIGTERM lets a running call end', async () => {
  const server = await startProcess({ SANDBOX_CONTROL: '1' });
  await fetch(`${server.address}/sandbox-api/v1/faults`, {
    method: 'POST',
    headers,
    body: JSON.stringify([{ path: '/bff-api/version', delayMs: 500 }]),
  });
  const answer = fetch(`${server.address}/bff-api/version`);
  // The call has arrived once a second one, sent after it, is answered.
  await fetch(`${server.address}/health`);
  const end = server.kill('SIGTERM');
  expect((await answer).status).toBe(200);
  expect((await end).code).toBe(0);
});

test('SIGTERM does not wait for open streams and sockets of the feed', async () => {
  const server = await startProcess();
  const stream = await fetch(`${server.address}/feed-api/v1/stream?topics=sports:live&lng=en`);
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/feed-api/v1/ws?lng=en`);
  await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
  const started = performance.now();
  expect((await server.kill('SIGTERM')).code).toBe(0);
  expect(performance.now() - started).toBeLessThan(5000);
  await stream.body?.cancel().catch(() => undefined);
});

test('after a restart players, sessions and the key of the tokens are still there', async () => {
  const environment = { SANDBOX_DB: join(folder, 'two.sqlite') };
  const first = await startProcess(environment);
  const login = await fetch(`${first.address}/web-api/auth/login`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      uLogin: Buffer.from('demo@example.com').toString('base64url'),
      uPassword: Buffer.from('demo-password').toString('base64url'),
      save: true,
    }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  await first.kill('SIGTERM');
  const second = await startProcess(environment);
  const balance = await fetch(`${second.address}/web-api/account/balance`, {
    headers: { Authorization: `Bearer ${data.token}` },
  });
  expect(balance.status).toBe(200);
  await second.kill('SIGTERM');
});

test('a busy port ends with one line that names it, exit code 1', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, err } = await endOf({ PORT: String(port) });
  expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
  expect(err).toContain(String(port));
  other.close();
});

test('a database that cannot be written ends with one line that names it, exit code 1', async () => {
  writeFileSync(join(folder, 'file'), 'no folder');
  for (const path of [join(folder, 'file/db.sqlite'), join(folder, 'file'), folder]) {
    const { code, err } = await endOf({ SANDBOX_DB: path });
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toContain(path);
  }
});

test.each([
  ['PORT', { PORT: 'http' }],
  ['SANDBOX_SPEED', { SANDBOX_SPEED: 'fast' }],
  ['SANDBOX_CONTROL', { SANDBOX_CONTROL: '1', NODE_ENV: 'production' }],
  ['SANDBOX_DATA', { SANDBOX_DATA: '/no/such/folder' }],
])('a bad %s ends with one line that names it, exit code 1', async (name, environment: Record<string, string>) => {
  const { code, err } = await endOf(environment);
  expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
  expect(err).toContain(name);
});

test('[HTTP-28] after an uncaught error the server reports it, answers running calls and exits with a code for a fault', async () => {
  const fault = `data:text/javascript,${encodeURIComponent("process.on('SIGUSR2', () => { throw new Error('a fault of its own'); });")}`;
  const server = await startProcess({ SANDBOX_CONTROL: '1', NODE_OPTIONS: `--import=${fault}` });
  await fetch(`${server.address}/sandbox-api/v1/faults`, {
    method: 'POST',
    headers,
    body: JSON.stringify([{ path: '/bff-api/version', delayMs: 500 }]),
  });
  const answer = fetch(`${server.address}/bff-api/version`);
  await fetch(`${server.address}/health`);
  const end = server.kill('SIGUSR2');
  expect((await answer).status).toBe(200);
  const { code, err } = await end;
  expect([code, err]).toEqual([70, expect.stringContaining('a fault of its own')]);
});

test('[PLUG-17] a port of the support chat that is in use is told: the next one by itself is replaced, a named one is not', async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const { port } = blocker.address() as AddressInfo;
  try {
    const started = await startProcess({ PORT: String(port - 1) });
    const told = `Port ${String(port)} is in use: the support chat is on `;
    await vi.waitFor(() => expect(started.out()).toContain(told), { timeout: 10_000 });
    await started.kill('SIGTERM');
    const { code, err } = await endOf({ CHAT_PORT: String(port) });
    expect([code, err]).toEqual([1, expect.stringContaining(`Port ${String(port)} of the support chat is in use`)]);
  } finally {
    blocker.close();
  }
});
