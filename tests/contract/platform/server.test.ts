import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';

import type { Env } from '../../../sandbox/http/context.ts';
import { ApiFailure } from '../../../sandbox/http/failure.ts';
import { answerHeaders, worldMiddleware } from '../../../sandbox/server/world-middleware.ts';
import { staticRoutes } from '../../../sandbox/static/routes.ts';
import { createWorlds } from '../../../sandbox/worlds/index.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const dist = mkdtempSync(join(tmpdir(), 'openbook-dist-'));
const map = '{"imports":{}}';
const hash = `sha256-${createHash('sha256').update(map).digest('base64')}`;
mkdirSync(join(dist, 'assets'));
mkdirSync(join(dist, 'plugins'));
mkdirSync(join(dist, 'sys-icons/1.0.637'), { recursive: true });
writeFileSync(join(dist, 'index.html'), `<!doctype html><script type="importmap">${map}</script>`);
writeFileSync(join(dist, 'csp.json'), JSON.stringify({ importMap: hash }));
writeFileSync(join(dist, 'pwa-sw.js'), 'self.skipWaiting();');
writeFileSync(join(dist, 'assets/index-Bqh7QOif.js'), `export const text = "${'many words '.repeat(500)}";`);
writeFileSync(join(dist, 'sys-icons/1.0.637/icons.svg'), '<svg/>');
writeFileSync(join(dist, 'plugins/manifest.json'), '{"version":1,"plugins":[]}');

const worlds = await createWorlds({ database: ':memory:', seed: 1, speed: 1, onError: () => undefined });
afterAll(() => {
  worlds.close();
  rmSync(dist, { recursive: true });
});
const site = new Hono<Env>();
site.onError((error, c) => c.json({}, error instanceof ApiFailure ? error.status : 500));
site.use(answerHeaders, worldMiddleware(worlds, false)).route('/', staticRoutes(dist));
const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });

test.each(['/', '/en/home/live', '/ru/home/line/1-football', '/index.html'])(
  '%s is the document, never kept',
  async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    expect(await response.text()).toContain('<!doctype html>');
  },
);

test('the document runs only its own scripts, by hash and integrity, and makes no HTML from strings', async () => {
  const { headers } = await get('/en');
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain(`script-src 'self' '${hash}';`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|nonce|\*/);
  expect(headers.get('Integrity-Policy')).toBe('blocked-destinations=(script), endpoints=(csp)');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  expect(headers.get('Strict-Transport-Security')).toBeNull();
});

test('over TLS the server tells the browser to keep using TLS', async () => {
  const { headers } = await get('/en', { 'X-Forwarded-Proto': 'https' });
  expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
});

test.each([
  '/assets/gone-12345678.js',
  '/plugins/gone/index.js',
  '/en/picture.png',
  '/web-api/nothing',
  '/other-api/v1/x',
])('%s is missing and says so: the document would hide it', async (path) => expect((await get(path)).status).toBe(404));

test.each(['/csp.json', '/.env', '/assets/../../package.json', '/%2e%2e/package.json', '/assets/%00.js', '/%ff'])(
  '%s shows no file of the server',
  async (path) => {
    const text = await (await get(path)).text();
    expect(text).not.toContain('importMap"');
    expect(text).not.toContain('"dependencies"');
  },
);

test('browsers keep a hashed file for good, and the server sends it compressed', async () => {
  const plain = await get('/assets/index-Bqh7QOif.js');
  const packed = await get('/assets/index-Bqh7QOif.js', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(plain.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(packed.headers.get('Content-Encoding')).toBe('br');
  expect(packed.headers.get('Vary')).toBe('Accept-Encoding');
  const bytes = Buffer.from(await packed.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text());
});

test('browsers keep icons for an hour under the address with a hash, and ask for them under the plain one', async () => {
  const cached = async (path: string) => (await get(path)).headers.get('Cache-Control');
  expect(await cached('/sys-icons/2.0.0/icons.svg?2ea09513')).toBe('public, max-age=3600');
  expect(await cached('/sys-icons/1.0.637/icons.svg')).toBe('no-cache');
});

test('browsers ask for the service worker and the plugin manifest each time', async () => {
  const worker = await get('/pwa-sw.js');
  expect(worker.headers.get('Cache-Control')).toBe('no-cache');
  expect(worker.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; connect-src 'self'; script-src 'self'",
  );
  const manifest = await get('/plugins/manifest.json');
  expect(manifest.headers.get('Cache-Control')).toBe('no-cache');
  expect((await get('/plugins/manifest.json', { 'If-None-Match': manifest.headers.get('ETag') ?? '' })).status).toBe(
    304,
  );
});

test('the server reads a file again after a new build', async () => {
  writeFileSync(join(dist, 'note.txt'), 'one');
  expect(await (await get('/note.txt')).text()).toBe('one');
  writeFileSync(join(dist, 'note.txt'), 'another');
  expect(await (await get('/note.txt')).text()).toBe('another');
});

test('answers of the API are never cached, framed or read as another type', async () => {
  const { headers } = await (await server.enter()).get('/bff-api/version');
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('[HTTP-01] the server refuses a change without X-Requested-With or from another site', async () => {
  const client = await server.enter();
  await client.logIn();
  const attempt = (headers: Record<string, string>) => client.post('/web-api/auth/disconnect', undefined, headers);
  expect((await attempt({ 'X-Requested-With': '' })).status).toBe(403);
  expect((await attempt({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await client.get('/web-api/account/balance')).status).toBe(200);
});

test('the server refuses a body that is no JSON or too long, in the form of every refusal', async () => {
  const client = await server.enter();
  const send = (body: string) =>
    fetch(`${client.origin}/web-api/auth/login`, {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
      body,
    });
  const broken = await send('{');
  expect(broken.status).toBe(400);
  expect(await broken.json()).toMatchObject({ code: 1, requestId: expect.any(String) });
  expect((await send(JSON.stringify({ uLogin: 'x'.repeat(300_000) }))).status).toBe(413);
});

test('health is ok while the database takes writes', async () => {
  expect((await (await server.enter()).get('/health')).body).toEqual({ status: 'ok' });
});
