/** deploy/nginx.conf under the machine's own nginx, before a running backend: what the embedded backend sends, nginx sends too. */
import { readdirSync } from 'node:fs';

import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Running } from '../../sandbox/server/start.ts';
import { canRun, startProxied, type Proxied } from './support/nginx.ts';

let proxied: Proxied;
let backend: Running;
let address: string;
const paths = [] as string[];

const ask = (path: string, headers: Record<string, string> = {}, origin = address): Promise<Response> =>
  fetch(`${origin}${path}`, { headers, redirect: 'manual' });

describe.skipIf(!canRun)('nginx', () => {
  beforeAll(async () => {
    proxied = await startProxied();
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

  test('a file with a hash in its name is kept for good, the document is asked for each time', async () => {
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

  test.each([
    '/assets/none-12345678.js',
    '/plugins/none.js',
    '/csp.json',
    '/build-info.json',
    '/route-status.json',
    '/route-status.conf',
    '/document-headers.conf',
    '/.vite/manifest.json',
    '/sandbox-api/v1/log',
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

  test('a slash too many never leads to another host', async () => {
    const answer = await ask('//elsewhere.example/');
    expect(answer.headers.get('location') ?? '').not.toMatch(/^(?:https?:)?\/\/elsewhere/);
  });

  test('calls reach the backend, and its headers come back as they are', async () => {
    const answer = await ask('/web-api/auth/check-session', { 'X-Requested-With': 'XMLHttpRequest' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await ask('/health')).status).toBe(200);
  });

  test('the feed comes through as a socket and as an event stream', async () => {
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
});
