/** What a call may say of the way that it came, and which files answer. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { readSettings } from '../../../sandbox/server/environment.ts';
import { start } from '../../../sandbox/server/start.ts';

const usual = { DEMO: '1', PORT: '0', CHAT_PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_LOG: 'silent' };
async function onServer(settings: NodeJS.ProcessEnv, run: (address: string) => Promise<void>) {
  const running = await start(readSettings({ ...usual, ...settings }));
  try {
    await run(running.address);
  } finally {
    await running.stop();
  }
}
const asTls = { headers: { 'X-Forwarded-Proto': 'https' } };

test.each([
  ['', false],
  ['10.0.0.0/8', false],
  ['127.0.0.1', true],
  ['1', true],
])('[HTTP-28] with TRUST_PROXY=%s a call that claims TLS is believed: %s', async (TRUST_PROXY, isBelieved) => {
  await onServer({ TRUST_PROXY }, async (address) => {
    const page = await fetch(`${address}/en`, asTls);
    expect(page.headers.has('Strict-Transport-Security')).toBe(isBelieved);
    const map = await (await fetch(`${address}/robots.txt`, asTls)).text();
    expect(map.includes('https://')).toBe(isBelieved);
  });
});

test('[HTTP-28] the site is named as SITE_ORIGIN names it, whatever host a call asks for', async () => {
  await onServer({ SITE_ORIGIN: 'https://site.example' }, async (address) => {
    const text = await (await fetch(`${address}/sitemap.xml`)).text();
    expect(text).toContain('https://site.example/en');
    expect(text).not.toContain(address);
  });
});

const claimed = 'stranger.example';
/** `fetch` writes its own Host. */
const optionsFor = (address: string, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { Host: host, 'X-Requested-With': 'XMLHttpRequest' };
    const call = request(`${address}/web-api/auth/passkey/options`, { method: 'POST', headers }, (answer) => {
      let text = '';
      answer.on('data', (data: Buffer) => (text += data.toString()));
      answer.on('end', () => resolve(text));
    });
    call.on('error', reject).end();
  });
const opens = (address: string, headers: Record<string, string>): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/feed-api/v1/ws`, { headers });
    socket.on('open', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('unexpected-response', () => resolve(false));
    socket.on('open', () => socket.close());
  });

test('[SEC-20] passkeys and sockets are of the site that SITE_ORIGIN names, whatever host a call writes', async () => {
  await onServer({ SITE_ORIGIN: 'https://site.example' }, async (address) => {
    expect(await optionsFor(address, claimed)).toContain('"rpId":"site.example"');
    expect(await opens(address, { Host: claimed, Origin: `https://${claimed}` })).toBe(false);
    expect(await opens(address, { Host: 'site.example', Origin: 'http://site.example' })).toBe(false);
    expect(await opens(address, { Host: claimed, Origin: 'https://site.example' })).toBe(true);
  });
  await onServer({}, async (address) => {
    expect(await optionsFor(address, claimed)).toContain(`"rpId":"${claimed}"`);
    expect(await opens(address, { Origin: address })).toBe(true);
    expect(await opens(address, { Origin: `https://${claimed}` })).toBe(false);
  });
});

test('[BRAND-09] passkeys and sockets are of a host with a brand too, which the operator named', async () => {
  const [folder, host] = [mkdtempSync(join(tmpdir(), 'brand-')), 'northwind.example'];
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify({ brands: { [host]: { name: 'Northwind' } } }));
  await onServer({ SITE_ORIGIN: 'https://site.example', SANDBOX_CONFIG: file }, async (address) => {
    expect(await optionsFor(address, host)).toContain(`"rpId":"${host}"`);
    expect(await optionsFor(address, claimed)).toContain('"rpId":"site.example"');
    expect(await opens(address, { Host: host, Origin: `https://${host}` })).toBe(true);
    expect(await opens(address, { Host: host, Origin: `http://${host}` })).toBe(false);
    expect(await opens(address, { Host: host, Origin: `https://${claimed}` })).toBe(false);
  });
  rmSync(folder, { recursive: true });
});

test.skipIf(readdirSync('.').every((name) => name !== 'dist'))(
  '[HTTP-28] maps of the sources answer only where the operator asks for them',
  async () => {
    const script = readdirSync('dist/assets').find((name) => name.endsWith('.js')) ?? '';
    const statuses = (address: string) =>
      Promise.all(
        ['', '.map', '%2emap', '.MAP'].map(async (end) => (await fetch(`${address}/assets/${script}${end}`)).status),
      );
    await onServer({}, async (address) => expect(await statuses(address)).toEqual([200, 404, 404, 404]));
    await onServer({ SOURCE_MAPS: '1' }, async (address) =>
      expect((await statuses(address)).slice(0, 2)).toEqual([200, 200]),
    );
  },
);
