/** Statuses of pages behind nginx: nginx passes on those that the backend gives, and refuses some calls itself. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { fewCompetitions, playTime } from '../support/play-time.ts';
import { callFrom, canRun, type Proxied, startProxied } from './support/nginx.ts';

describe.skipIf(!canRun)('statuses behind nginx', () => {
  let proxied: Proxied;
  let worldId: string;
  beforeAll(async () => {
    proxied = await startProxied({ SANDBOX_CONTROL: '1' });
    const answer = await control('POST', 'worlds', { seed: 7, share: fewCompetitions, play: playTime });
    worldId = ((await answer.json()) as { data: { id: string } }).data.id;
  }, 30_000);
  afterAll(() => proxied.stop());

  /** Calls the backend directly, because nginx lets no control call through. */
  const control = (method: string, path: string, body: unknown) =>
    fetch(`${proxied.backend.address}/sandbox-api/v1/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(path === 'worlds' ? {} : { 'X-Sandbox-World': worldId }) },
      body: JSON.stringify(body),
    });
  const page = async (path: string) => {
    const answer = await fetch(proxied.address + path, { headers: { 'X-Sandbox-World': worldId }, redirect: 'manual' });
    expect(await answer.text()).toContain('<div id="root">');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    return [answer.status, answer.headers.get('retry-after')];
  };

  test.each([
    ['/en/promotions/none', 404],
    ['/en/home/live/1-football/1-a/999-b', 404],
    ['/en/home/live/77-nothing', 404],
    ['/en/news', 200],
  ])('[HTTP-27] %s: %i', async (path, status) => expect(await page(path)).toEqual([status, null]));

  test('[HTTP-27] nginx answers 404 for a page that the configuration closes', async () => {
    expect(await page('/en/results')).toEqual([200, null]);
    await control('PATCH', 'config', { availability: [1, 2] });
    expect(await page('/en/results')).toEqual([404, null]);
  });

  test('[HTTP-27] nginx answers 503 with a time during maintenance, and 451 in a blocked region', async () => {
    const works = { started_at: null, ended_at: null, notify_started_at: null, notify_ended_at: null, web_state: 0 };
    await control('PUT', 'maintenance', { ...works, isActive: true });
    expect(await page('/en')).toEqual([503, '300']);
    await control('PUT', 'geo', { country: 'GB', displayTypeId: 1, templateTypeId: 1 });
    expect(await page('/en')).toEqual([451, null]);
  });
});

describe.skipIf(!canRun)('nginx alone', () => {
  let proxied: Proxied;
  beforeAll(async () => {
    proxied = await startProxied();
  }, 30_000);
  afterAll(() => proxied.stop());
  const post = (path: string, body: string) =>
    fetch(proxied.address + path, { method: 'POST', body, headers: { 'Content-Type': 'application/csp-report' } });

  test('[HTTP-29] nginx takes only small reports of browsers, and few from one address', async () => {
    expect((await post('/csp-report', 'x'.repeat(20_000))).status).toBe(413);
    const statuses = await Promise.all(
      Array.from({ length: 60 }, () => post('/csp-report', '{}').then(({ status }) => status)),
    );
    expect(new Set(statuses)).toEqual(new Set([204, 429]));
  });

  test('[HTTP-29] nginx tells a client that calls too often to wait, in the form of every refusal', async () => {
    let refused: Response | undefined;
    // A busy machine may need several rounds before it calls faster than the limit.
    for (let round = 0; round < 40 && refused === undefined; round += 1) {
      const calls = Array.from({ length: 40 }, () => fetch(`${proxied.address}/bff-api/version`));
      refused = (await Promise.all(calls)).find(({ status }) => status === 429);
    }
    expect(refused?.headers.get('retry-after')).toBe('1');
    expect(await refused?.json()).toMatchObject({ code: 429 });
  });

  test('[HTTP-29] nginx limits how many connections to the feed one address may hold', async () => {
    const { hostname, port } = new URL(proxied.address);
    const head =
      'POST /feed-api/v1/stream HTTP/1.1\r\nHost: local\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n';
    const held: Socket[] = [];
    // When the backend asks for the announced body, the connection has passed both limits. It stays open until the body
    // comes.
    const open = async () => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: '127.0.0.8' });
      socket.write(head);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      if (answer.toString().startsWith('HTTP/1.1 100')) held.push(socket);
      else socket.destroy();
    };
    try {
      await vi.waitUntil(
        async () => {
          await open();
          return proxied.errors().includes('limiting connections by zone "openbook_feed"');
        },
        { timeout: 15_000, interval: 1 },
      );
    } finally {
      for (const socket of held) socket.destroy();
    }
    expect(held).toHaveLength(250);
  }, 20_000);

  test('[HTTP-27] nginx serves the page without the backend and answers calls with "unavailable"', async () => {
    await proxied.stopBackend();
    // Another address, because the test before used up the calls of its own.
    const { status, headers, body } = await callFrom('127.0.0.9', `${proxied.address}/en/results`);
    expect([status, headers['retry-after']]).toEqual([503, '10']);
    expect(body).toContain('<div id="root">');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    // nginx must not fall back to the manifest of the build, which would take the published apps out of open pages.
    expect((await callFrom('127.0.0.9', `${proxied.address}/plugins/manifest.json`)).status).toBe(502);
  });
});
