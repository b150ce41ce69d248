import { expect, test } from 'vitest';

import type { Snapshot } from '../../../contracts/feed.ts';
import { readSettings } from '../../../sandbox/server/environment.ts';
import { start } from '../../../sandbox/server/start.ts';
import { fullCatalogue, partOf } from '../../../simulator/index.ts';
import { useServer } from '../support/server.ts';
import { worked } from '../support/worked.ts';

const server = useServer({ dropsWorlds: true });
const version = '/bff-api/version';

test('without SANDBOX_CONTROL=1 there is no control API and only one world', async () => {
  const running = await start(readSettings({ DEMO: '1', PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_LOG: 'silent' }));
  const ask = (path: string, init?: RequestInit) => fetch(running.address + path, init).then(({ status }) => status);
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  expect(await ask('/sandbox-api/v1/worlds', { method: 'POST', headers, body: '{}' })).toBe(404);
  expect(await ask(version, { headers: { 'X-Sandbox-World': 'any' } })).toBe(200);
  await running.stop();
});

test('two worlds share nothing', async () => {
  const [one, other] = [await server.enter(), await server.enter()];
  await one.control('PUT', 'version', { version: '2' });
  await one.control('POST', 'clock', { now: 2_000_000_000 });
  await one.logIn();
  for (const [name, value] of one.cookies) if (name.startsWith('sid_')) other.cookies.set(name, value);
  expect((await other.get('/web-api/auth/check-session')).body).toEqual({ data: { user_id: null } });
  expect((await other.get(version)).body).not.toEqual({ data: { version: '2' } });
  expect(Date.parse((await one.get(version)).headers.get('Date') ?? '')).toBeGreaterThanOrEqual(2_000_000_000_000);
  expect(Math.abs(Date.parse((await other.get(version)).headers.get('Date') ?? '') - Date.now())).toBeLessThan(5000);
});

test('a header or a cookie names the world; a dropped world is gone', async () => {
  const client = await server.enter();
  await client.control('PUT', 'version', { version: '3' });
  const byCookie = await fetch(server.address() + version, { headers: { Cookie: `X-Sandbox-World=${client.world}` } });
  expect(await byCookie.json()).toEqual({ data: { version: '3' } });
  expect((await client.control('DELETE', `worlds/${client.world}`)).status).toBe(204);
  expect((await client.get(version)).status).toBe(404);
});

test('a new world has a player of the requested profile and starts at the requested moment', async () => {
  const client = await server.enter();
  const { body } = await client.control<{ data: { id: string; user: { login: string; password: string } } }>(
    'POST',
    'worlds',
    {
      profile: 'rich',
      now: 1_900_000_000,
    },
  );
  const { id, user } = body.data;
  const response = await fetch(server.address() + version, { headers: { 'X-Sandbox-World': id } });
  expect(Date.parse(response.headers.get('Date') ?? '') / 1000 - 1_900_000_000).toBeLessThan(10);
  expect(user.login).toMatch(/^\d+$/);
});

test('a world has all competitions of the product, or the requested share of them', async () => {
  const champsOf = async (share: number) => {
    const { body } = await (
      await server.enter({ share })
    ).get<Snapshot>('/feed-api/v1/snapshot?topic=list:line:1&lng=en');
    return (body.entities.champs ?? []).map(({ id }) => id).toSorted((a, b) => a - b);
  };
  const [all, some] = [await champsOf(1), await champsOf(0.25)];
  expect(all.length).toBeGreaterThanOrEqual(100);
  const quarter = new Set(partOf(fullCatalogue, 0.25).flatMap(({ leagues }) => leagues.map(({ id }) => id)));
  expect(some.length).toBeGreaterThan(20);
  expect(some).toEqual(all.filter((id) => quarter.has(id)));
  const refused = await (await server.enter()).control('POST', 'worlds', { share: 0 });
  expect(refused.status).toBe(400);
});

test('a fault answers in place of the calls that fit its pattern, as often as it says', async () => {
  const client = await server.enter();
  await client.control('POST', 'faults', [{ method: 'GET', path: '/bff-api/*', status: 503, times: 2 }]);
  const statuses = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await client.get(version)).status);
  expect(statuses).toEqual([503, 503, 200]);
});

test('a fault with a body gives exactly that', async () => {
  const client = await server.enter();
  await client.control('POST', 'faults', [{ path: version, status: 200, body: { odd: true } }]);
  expect((await client.get(version)).body).toEqual({ odd: true });
});

test('a fault drops the connection before the call takes effect, or after', async () => {
  const client = await server.enter();
  await client.logIn();
  const openUsd = (iso: string) =>
    client.post('/web-api/account/currency', { iso }, { 'Idempotency-Key': `key-for-${iso}` });
  const isos = async () => {
    const { body } = await client.get<{ data: { accounts: { iso: string }[] } }>('/web-api/account/balance');
    return body.data.accounts.map(({ iso }) => iso);
  };
  await client.control('POST', 'faults', [{ method: 'POST', path: '/web-api/account/currency', drop: true }]);
  await expect(openUsd('EUR')).rejects.toThrow();
  expect(await isos()).not.toContain('EUR');
  await client.control('POST', 'faults', [
    { method: 'POST', path: '/web-api/account/currency', drop: true, when: 'after' },
  ]);
  await expect(openUsd('KZT')).rejects.toThrow();
  expect(await isos()).toContain('KZT');
});

test('the server runs a duplicated call twice', async () => {
  const client = await server.enter();
  await client.control('POST', 'faults', [{ method: 'POST', path: '/csp-report', duplicate: true }]);
  await client.post('/csp-report', { report: 1 });
  const { body } = await client.control<{ data: unknown[] }>('GET', 'log?kind=errors');
  expect(body.data).toHaveLength(2);
});

test('a delay holds an answer back until somebody removes all faults', async () => {
  const client = await server.enter();
  await client.control('POST', 'faults', [{ path: version, delayMs: 200 }]);
  const started = performance.now();
  expect((await client.get(version)).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(190);
  await client.control('POST', 'faults', [{ path: version, status: 500, times: 99 }]);
  await client.control('DELETE', 'faults');
  expect((await client.get(version)).status).toBe(200);
});

test('a file of the build can fail too', async () => {
  const client = await server.enter();
  await client.control('POST', 'faults', [{ path: '/plugins/header/*', status: 500 }]);
  expect((await client.get('/plugins/header/index.js')).status).toBe(500);
});

test('the log lists received calls with their headers', async () => {
  const client = await server.enter();
  await client.get('/bff-api/version?a=1', { 'X-App-Id': 'desktop-web' });
  const { body } = await client.control<{ data: { path: string; query: object; headers: Record<string, string> }[] }>(
    'GET',
    'log?kind=requests',
  );
  expect(body.data).toMatchObject([{ path: version, query: { a: '1' }, headers: { 'x-app-id': 'desktop-web' } }]);
});

test('a world can have another plugin manifest than the build', async () => {
  const client = await server.enter();
  await client.control('PUT', 'plugins', { version: 1, plugins: [] });
  expect((await client.get('/plugins/manifest.json')).body).toEqual({ version: 1, plugins: [] });
});

test('an answer that breaks the contract fails and names the field', async () => {
  const client = await server.enter();
  await client.control('PATCH', 'config', { minAge: 'eighteen' });
  const { status, body } = await client.get<{ message: string }>('/bff-api/config/all.json?lang=en');
  expect(status).toBe(500);
  expect(body.message).toContain('minAge');
});

test('creating a world is cheap enough for each test', async () => {
  await server.enter();
  const before = worked();
  const count = 10;
  for (let made = 0; made < count; made += 1) {
    const client = await server.enter();
    await client.control('DELETE', `worlds/${client.world}`);
  }
  // Measures CPU time, because other programs may hold the cores. Hashing a password for each world would exceed the
  // limit.
  expect((worked() - before) / count).toBeLessThan(250);
});
