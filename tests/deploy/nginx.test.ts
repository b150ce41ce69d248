/**
 * Runs deploy/nginx.conf in the machine's own nginx before a running backend. What the embedded backend sends, nginx
 * must send too.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import type { Running } from '../../sandbox/server/start.ts';
import { compressFolder } from '../../scripts/lib/compress.ts';
import { fileOf, manifestOf, publishTo, token, versionOf } from '../contract/support/published.ts';
import { rawStatus } from '../contract/support/raw.ts';
import { canRun, type Proxied, startProxied } from './support/nginx.ts';

let proxied: Proxied;
let backend: Running;
let address: string;
const paths = [] as string[];

const ask = (path: string, headers: Record<string, string> = {}, origin = address): Promise<Response> =>
  fetch(`${origin}${path}`, { headers, redirect: 'manual' });

describe.skipIf(!canRun)('nginx', () => {
  beforeAll(async () => {
    proxied = await startProxied({ PLUGIN_TOKEN: token });
    ({ address, backend } = proxied);
    paths.push(...readdirSync('dist/assets').filter((file) => /^shell-.*\.js$/.test(file)));
  }, 30_000);

  afterAll(() => proxied.stop());

  test.each([
    ['/', 200],
    ['/en', 200],
    ['/en/home/live', 200],
    ['/en/login', 200],
    ['/en/500', 500],
    ['/en/nowhere', 404],
    ['/en/debugger', 404],
  ])('%s is the page with status %i, and with every header that the embedded backend sends', async (path, status) => {
    const [here, there] = await Promise.all([ask(path), ask(path, {}, backend.address)]);
    expect([here.status, there.status]).toEqual([status, status]);
    const html = await here.text();
    expect(html).toContain('<div id="root">');
    const names = [...there.headers.keys()].filter(
      (name) =>
        ![
          'date',
          'etag',
          'content-length',
          'content-encoding',
          'connection',
          'keep-alive',
          'vary',
          'transfer-encoding',
          'x-request-id',
          'set-cookie',
        ].includes(name),
    );
    for (const name of names)
      expect([name, here.headers.get(name)?.toLowerCase()]).toEqual([name, there.headers.get(name)?.toLowerCase()]);
  });

  test('[SPEED-11] a file that was compressed beforehand is sent as it is', async () => {
    const path = `assets/${paths[0] ?? ''}`;
    const asked = async () => {
      const answer = await ask(`/${path}`, { 'Accept-Encoding': 'gzip' });
      return [answer.status, answer.headers.get('content-encoding'), answer.headers.get('content-length')];
    };
    expect(await asked()).toEqual([200, 'gzip', null]);
    compressFolder(join(proxied.folder, 'dist'));
    expect(await asked()).toEqual([200, 'gzip', String(statSync(join(proxied.folder, 'dist', `${path}.gz`)).size)]);
  });

  test('browsers keep a file with a hash in its name for good and ask for the document each time', async () => {
    expect(paths.length).toBeGreaterThan(0);
    const file = await ask(`/assets/${paths[0] ?? ''}`, { 'Accept-Encoding': 'gzip' });
    expect([file.status, file.headers.get('cache-control'), file.headers.get('content-encoding')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'gzip',
    ]);
    expect(file.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    const page = await ask('/en');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await ask('/en', { 'If-None-Match': page.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect((await ask('/plugins/manifest.json')).headers.get('cache-control')).toBe('no-cache');
    expect((await ask('/pwa-sw.js')).headers.get('content-security-policy')).toContain("connect-src 'self'");
  });

  test.each(['/manifest.json', '/icons/favicon.svg'])(
    '[BRAND-04] %s is whatever the backend says of its brand',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, expect.any(String)]);
      expect((await ask('/brand/none.css')).status).toBe(404);
    },
  );

  test.each([
    '/assets/none-12345678.js',
    '/plugins/none.js',
    '/csp.json',
    '/build-info.json',
    '/route-status.json',
    '/page-hints.json',
    '/document-headers.conf',
    '/plain-page-headers.conf',
    '/.vite/manifest.json',
    '/sandbox-api/v1/log',
    '/operator-api/v1/audit',
  ])('%s is not there, and no document stands in for it', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('<div id="root">');
  });

  test.each([
    ['/en/results/', '/en/results'],
    ['/en/results/?a=1', '/en/results?a=1'],
  ])('%s leads to %s', async (path, target) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
  });

  test('an extra slash in the address never leads to another host', async () => {
    const answer = await ask('//elsewhere.example/');
    expect(answer.headers.get('location') ?? '').not.toMatch(/^(?:https?:)?\/\/elsewhere/);
  });

  test('calls reach the backend, and its headers come back unchanged', async () => {
    const answer = await ask('/web-api/auth/check-session', { 'X-Requested-With': 'XMLHttpRequest' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await ask('/health')).status).toBe(200);
  });

  test('[PLUG-59] nginx passes the publishing of an app, and serves its files and the manifest with the same headers', async () => {
    const request = versionOf('card', '1.0.0');
    const weight = fileOf('weight.map', 'x'.repeat(900_000));
    const answer = await publishTo(address, { ...request, files: [...request.files, weight] });
    expect(answer.status).toBe(201);
    expect((await manifestOf(address)).map(({ id }) => id)).toContain('card');
    for (const path of [request.entry.entry, '/plugins/manifest.json']) {
      const [here, there] = await Promise.all([ask(path), ask(path, {}, backend.address)]);
      expect([here.status, there.status]).toEqual([200, 200]);
      for (const name of ['content-type', 'cache-control', 'content-security-policy', 'x-content-type-options'])
        expect([name, here.headers.get(name)]).toEqual([name, there.headers.get(name)]);
    }
    expect((await publishTo(address, request, { said: '' })).status).toBe(401);
    expect((await ask('/plugins/card/1.0.0/.entry.json')).status).toBe(404);
  });

  test('nginx passes the feed as a socket and as an event stream', async () => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/feed-api/v1/ws?lng=en`, { origin: address });
    const first = await new Promise((resolve, reject) => {
      socket.once('message', (data: Buffer) => resolve(data.toString()));
      socket.once('error', reject);
    });
    expect(JSON.parse(String(first))).toBeTruthy();
    socket.close();
    const stream = await ask('/feed-api/v1/stream?topics=sports:live&lng=en', { Accept: 'text/event-stream' });
    expect([stream.status, stream.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/event-stream'),
    ]);
    const reader = stream.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
  });

  test('the page for old browsers has its own policy, and no site can frame it', async () => {
    const [here, there] = await Promise.all([ask('/oldbrowser.html'), ask('/oldbrowser.html', {}, backend.address)]);
    for (const name of ['content-security-policy', 'x-frame-options', 'cache-control', 'x-content-type-options'])
      expect([name, here.headers.get(name)]).toEqual([name, there.headers.get(name)]);
    expect(here.headers.get('x-frame-options')).toBe('DENY');
  });

  test.each(['/en/%E0%A4%A', '/en/%', '/%ff'])('[HTTP-27] %s is no page, and the answer says so', async (path) => {
    const status = await rawStatus(address, `GET ${path} HTTP/1.1\r\nHost: local\r\nConnection: close\r\n\r\n`);
    expect(status).toBe(404);
  });

  test.each([
    ['//[', 404],
    ['//[/../feed-api/v1/ws', 101],
    ['/en/../feed-api/v1/ws', 101],
    ['/feed-api/v1/../../sandbox-api/v1/worlds', 404],
  ])(
    '[HTTP-28] an upgrade of %s reaches the backend as the address that nginx judged, or not at all',
    async (target, status) => {
      const upgrade =
        'Host: local\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
      expect(await rawStatus(address, `GET ${target} HTTP/1.1\r\n${upgrade}`)).toBe(status);
      expect((await ask('/health')).status).toBe(200);
    },
  );

  test('nginx passes an address with encoded signs on unchanged', async () => {
    const search = () => ask('/feed-api/v1/search?q=a%20b%26c%3Fd&lng=en');
    // A machine with other work may call itself busy first, and says when to ask again.
    await expect.poll(async () => (await search()).status, { timeout: 15_000, interval: 500 }).not.toBe(503);
    const found = await search();
    expect([found.status, await found.json()]).toEqual([200, expect.objectContaining({ data: expect.anything() })]);
    const news = await ask('/content-api/v1/news/a%3Fb%20c%0d%0ad');
    expect([news.status, await news.json()]).toMatchObject([404, { code: 404 }]);
  });
});
