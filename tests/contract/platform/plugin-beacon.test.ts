/** Beacons of remote apps on the real server: the breaker that counts them, and the calls of operators. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { breakerLimits, type PluginFigures, type PluginReport } from '../../../contracts/plugin-beacon.ts';
import { createPluginHealth } from '../../../sandbox/plugin-health/health.ts';
import { readSettings } from '../../../sandbox/server/environment.ts';
import { type Running, start } from '../../../sandbox/server/start.ts';
import { publishTo, token as publisherToken, versionOf } from '../support/published.ts';

const token = 'an operator says this and nobody else';
const integrity = `sha384-${createHash('sha384').update('').digest('base64')}`;
const entry = { version: '1.0.0', kind: 'module', integrity, mounts: [], enabled: true };
const manifest = {
  version: 1,
  plugins: ['news', 'header'].map((id) => ({
    ...entry,
    id,
    entry: `/plugins/${id}/a.js`,
    mounts: id === 'header' ? [{ slot: 'header' }] : [],
  })),
};
const dist = mkdtempSync(join(tmpdir(), 'openbook-beacon-'));
mkdirSync(join(dist, 'plugins'));
// Makes the manifest long enough to be compressed.
writeFileSync(join(dist, 'plugins/manifest.json'), JSON.stringify({ ...manifest, $schema: 'x'.repeat(2000) }));

let server: Running;
let now = Date.now();
beforeAll(async () => {
  const settings = { DEMO: '1', PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_LOG: 'silent', SANDBOX_DIST: dist };
  server = await start(
    readSettings({ ...settings, OPERATOR_TOKEN: token, PLUGIN_TOKEN: publisherToken, TRUST_PROXY: '1' }),
  );
});
beforeEach(() => {
  server.worlds.main.pluginHealth = createPluginHealth(breakerLimits, () => now);
});
afterAll(async () => {
  await server.stop();
  rmSync(dist, { recursive: true });
});

const failed: PluginReport = { id: 'news', version: '1.0.0', state: 'failed', phase: 'mount', longMs: 0, errors: 1 };
const well: PluginReport = {
  id: 'news',
  version: '1.0.0',
  state: 'ready',
  loadMs: 80,
  mountMs: 9,
  longMs: 0,
  errors: 0,
};

/** What a page gets before it speaks. */
const markOf = async (address: string): Promise<string> => {
  const answer = await fetch(`${server.address}/plugins-api/v1/mark`, { headers: { 'X-Forwarded-For': address } });
  return ((await answer.json()) as { data: { mark: string } }).data.mark;
};
const say = async (address: string, body: object, headers: Record<string, string> = {}) =>
  send(address, { mark: await markOf(address), ...body }, headers);
const send = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.address}/plugins-api/v1/beacon`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-Forwarded-For': address,
      ...headers,
    },
    body: JSON.stringify(body),
  });
const sayAll = (net: string, count: number, report: PluginReport) =>
  Promise.all(
    Array.from({ length: count }, async (_, host) => {
      const { status } = await say(`${net}.${String(host + 1)}`, { plugins: [report] });
      expect(status).toBe(204);
    }),
  );
const readManifest = (headers: Record<string, string> = {}) =>
  fetch(`${server.address}/plugins/manifest.json`, { headers });
const heldOf = async (id: string): Promise<unknown> => {
  const { plugins } = (await (await readManifest()).json()) as { plugins: { id: string; held?: unknown }[] };
  return plugins.find((plugin) => plugin.id === id)?.held;
};
const operate = (method: string, path: string, said = token) =>
  fetch(`${server.address}/operator-api/v1/plugins/${path}`, {
    method,
    headers: { Authorization: `Bearer ${said}`, 'X-Requested-With': 'XMLHttpRequest' },
  });

test('[PLUG-63] the server limits each piece of a beacon', async () => {
  const wrong: object[] = [
    {},
    { plugins: [] },
    { plugins: Array.from({ length: 65 }, () => well) },
    { plugins: [{ ...well, id: '__proto__' }] },
    { plugins: [{ ...well, version: 'x'.repeat(41) }] },
    { plugins: [{ ...well, state: 'fine' }] },
    { plugins: [{ ...well, loadMs: -1 }] },
    { plugins: [{ ...well, errors: 1e9 }] },
    { plugins: [{ ...failed, phase: 'x' }] },
  ];
  for (const [index, body] of wrong.entries()) expect((await say(`10.1.0.${String(index)}`, body)).status).toBe(400);
  expect((await say('10.1.1.1', { plugins: [well], more: 'x'.repeat(20_000) })).status).toBe(413);
  expect((await say('10.1.1.2', { plugins: [well] }, { 'X-Requested-With': '' })).status).toBe(403);
  expect((await say('10.1.1.3', { plugins: [well] })).status).toBe(204);
});

test('[PLUG-65] the server holds back a version that fails for a quarter of the visitors, for everybody', async () => {
  const before = await readManifest();
  const kept = before.headers.get('ETag') ?? '';
  expect(await before.json()).toMatchObject(manifest);
  await sayAll('10.2.0', 15, well);
  await sayAll('10.2.1', 4, failed);
  expect(await heldOf('news')).toBeUndefined();
  await say('10.2.1.5', { plugins: [failed] });
  const held = [{ version: '1.0.0', percent: 0, reason: '5 of 20 visitors saw it fail within 10 minutes' }];
  expect(await heldOf('news')).toEqual(held);
  expect(await heldOf('header')).toBeUndefined();
  const again = await readManifest({ 'If-None-Match': kept, 'Accept-Encoding': 'br' });
  expect([again.status, again.headers.get('ETag')]).toEqual([200, null]);
  expect(await again.json()).toMatchObject({ plugins: [{ id: 'news', held }, { id: 'header' }] });

  now += 30 * 60_000;
  expect(await heldOf('news')).toMatchObject([{ percent: 5 }]);
  await sayAll('10.2.2', 5, well);
  expect(await heldOf('news')).toBeUndefined();
  expect((await readManifest({ 'If-None-Match': kept })).status).toBe(304);
});

test('[PLUG-65] one visitor cannot get an app held back, and the server cuts off a flood from their address', async () => {
  await sayAll('10.3.0', 19, well);
  const statuses: number[] = [];
  for (let time = 0; time < 70; time += 1) statuses.push((await say('10.3.1.1', { plugins: [failed] })).status);
  expect(new Set(statuses)).toEqual(new Set([204, 429]));
  expect(await heldOf('news')).toBeUndefined();
  expect((await say('10.3.1.2', { plugins: [well] })).status).toBe(204);
});

test('[PLUG-64] only an operator can read the figures and release a version', async () => {
  await sayAll('10.4.0', 20, failed);
  const { data } = (await (await operate('GET', 'health')).json()) as { data: PluginFigures[] };
  expect(data).toMatchObject([
    { id: 'news', visitors: 0, state: 'held', reason: '20 of 20 visitors saw it fail within 10 minutes' },
  ]);
  expect((await operate('GET', 'health', 'a guess')).status).toBe(401);
  expect((await operate('POST', 'news/reset', 'a guess')).status).toBe(401);
  expect(await heldOf('news')).toBeDefined();
  expect((await operate('POST', 'nobody/reset')).status).toBe(404);
  expect((await operate('POST', 'news/reset')).status).toBe(204);
  expect(await heldOf('news')).toBeUndefined();
});

test('[PLUG-70] whatever is said of the header, nobody takes it from everybody', async () => {
  await sayAll('10.7.0', 30, { ...failed, id: 'header' });
  expect(await heldOf('header')).toBeUndefined();
  await sayAll('10.7.0', 30, failed);
  expect(await heldOf('news')).toBeDefined();
});

test('[PLUG-70] all addresses of one network of 48 bits are one visitor', async () => {
  for (let host = 0; host < 25; host += 1)
    await say(`2001:db8:7:${host.toString(16)}::1`, { plugins: [{ ...failed, version: '7.0.0' }] });
  const { data } = (await (await operate('GET', 'health')).json()) as { data: PluginFigures[] };
  expect(data.find(({ version }) => version === '7.0.0')).toMatchObject({ visitors: 1, failed: 1 });
});

test('[HTTP-44] beacons that somebody made up hold nothing back: without a mark, with another network’s, with one twice', async () => {
  const version = '8.0.0';
  const body = { plugins: [{ ...failed, version }] };
  const figures = async () => {
    const { data } = (await (await operate('GET', 'health')).json()) as { data: PluginFigures[] };
    const { visitors = 0, failed: count = 0 } = data.find((one) => one.version === version) ?? {};
    return [visitors, count];
  };
  const own = await markOf('10.8.1.1');
  for (let host = 1; host <= 30; host += 1) {
    const forged = [body, { ...body, mark: 'x' }, { ...body, mark: own }];
    for (const each of forged) expect((await send(`10.8.0.${String(host)}`, each)).status).toBe(204);
  }
  expect(await figures()).toEqual([0, 0]);
  // The mark still serves the page that got it, and once: a second word would take the place of the first.
  const better = { plugins: [{ ...well, version }] };
  await send('10.8.1.1', { ...body, mark: own });
  await send('10.8.1.1', { ...better, mark: own });
  expect(await figures()).toEqual([1, 1]);
  await say('10.8.1.1', better);
  expect(await figures()).toEqual([1, 0]);
});

test('[PLUG-107] [PLUG-108] of versions in steps the server counts each apart and takes back the new one, never the one behind', async () => {
  for (const version of ['1.0.0', '1.1.0'])
    expect((await publishTo(server.address, versionOf('card', version))).status).toBe(201);
  const { main } = server.worlds;
  main.config = { ...main.config, plugins: { card: { use: [{ version: '1.1.0', percent: 10 }] } } };
  type Card = { id: string; version: string; held?: unknown; steps?: Card[]; share?: unknown };
  const card = async () =>
    ((await (await readManifest()).json()) as { plugins: Card[] }).plugins.find(({ id }) => id === 'card');
  expect(await card()).toMatchObject({
    ...{ version: '1.0.0', versions: ['1.1.0', '1.0.0'] },
    steps: [{ version: '1.1.0', entry: '/plugins/card/1.1.0/index.a1b2c3d4.js', share: { percent: 10, after: 0 } }],
  });
  await sayAll('10.6.0', 20, { ...failed, id: 'card', version: '1.0.0' });
  await sayAll('10.6.1', 20, { ...failed, id: 'card', version: '1.1.0' });
  const reason = '20 of 20 visitors saw it fail within 10 minutes';
  const now = await card();
  expect(now).toMatchObject({ version: '1.0.0', steps: [{ held: [{ version: '1.1.0', percent: 0, reason }] }] });
  expect(now?.held).toBeUndefined();
  const { data } = (await (await operate('GET', 'health')).json()) as { data: PluginFigures[] };
  expect(data.filter(({ id }) => id === 'card')).toMatchObject([
    { version: '1.0.0', visitors: 20, failed: 20, state: 'open', reason: null },
    { version: '1.1.0', state: 'held', reason },
  ]);
});

test('[PLUG-108] a repair in steps does not bring back the version that it repairs; at 100 % it gives way too, in the shell as well', async () => {
  const { main } = server.worlds;
  const use = (id: string, percent: number) => {
    main.config = { ...main.config, plugins: { [id]: { use: [{ version: '1.2.0', percent }] } } };
  };
  type App = { id: string; version: string; held?: unknown; steps?: App[]; share?: { percent: number } };
  const read = async (id: string) =>
    ((await (await readManifest()).json()) as { plugins: App[] }).plugins.find((app) => app.id === id);
  const states = (of: string) =>
    main.pluginHealth.figures().flatMap(({ id, version, state }) => (id === of ? `${version} ${state}` : []));
  const slots = { bet: 'board.above', header: 'header' };
  for (const [id, slot] of Object.entries(slots))
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      expect((await publishTo(server.address, versionOf(id, version, { mounts: [{ slot }] }))).status).toBe(
        id === 'header' && version === '1.0.0' ? 409 : 201,
      );
  await sayAll('10.9.0', 20, { ...failed, id: 'bet', version: '1.1.0' });
  use('bet', 10);
  const held = [{ version: '1.1.0', percent: 0, reason: expect.any(String) as string }];
  expect(await read('bet')).toMatchObject({
    version: '1.0.0',
    steps: [
      { version: '1.2.0', share: { percent: 10 } },
      { version: '1.1.0', share: { percent: 90, after: 10 }, held },
    ],
  });
  expect(states('bet')).toEqual(['1.1.0 held']);

  use('header', 100);
  expect(await read('header')).toMatchObject({ version: '1.1.0', steps: [{ version: '1.2.0' }] });
  await sayAll('10.9.1', 20, { ...failed, id: 'header', version: '1.2.0' });
  await sayAll('10.9.2', 20, { ...failed, id: 'header', version: '1.1.0' });
  const header = await read('header');
  expect(header).toMatchObject({ version: '1.1.0', steps: [{ held: [{ version: '1.2.0', percent: 0 }] }] });
  expect(header?.held).toBeUndefined();
  expect(states('header')).toEqual(['1.2.0 held', '1.1.0 open']);
});
