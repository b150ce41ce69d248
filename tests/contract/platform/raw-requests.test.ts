/** The server answers and goes on, whatever bytes come as a request. */
import { connect } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type ServerProcess, startProcess } from '../support/process.ts';
import { hostileLines, rawStatus } from '../support/raw.ts';

const seed = Number(process.env.RAW_SEED ?? 12);
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess();
});
afterAll(() => server.kill('SIGTERM'));

const plain = 'Host: local\r\nConnection: close\r\n\r\n';
const upgrade =
  'Host: local\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

test.each(['//[', '//[/../feed-api/v1/ws', '//local/feed-api/v1/ws', 'http://[', '*'])(
  '[HTTP-28] an upgrade of %s is refused, and the server goes on',
  async (target) => {
    expect(await rawStatus(server.address, `GET ${target} HTTP/1.1\r\n${upgrade}`)).toBe(400);
    expect((await fetch(`${server.address}/health`)).status).toBe(200);
  },
);

test('[HTTP-28] 2,000 hostile request lines, plain and as upgrades, cause no fault', async () => {
  const faults: [string, string, number | null][] = [];
  for (const line of hostileLines(seed, 2000)) {
    const [asPage, asSocket] = await Promise.all([
      rawStatus(server.address, `${line}\r\n${plain}`),
      rawStatus(server.address, `${line}\r\n${upgrade}`),
    ]);
    if (asPage === null || asPage >= 500) faults.push(['plain', line, asPage]);
    if (asSocket === null || (asSocket !== 101 && (asSocket < 400 || asSocket >= 500)))
      faults.push(['upgrade', line, asSocket]);
  }
  expect(faults).toEqual([]);
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
}, 60_000);

test('[HTTP-45] a body that ends half way is no fault of the server, and it says nothing about it', async () => {
  const half = 'POST /web-api/auth/login HTTP/1.1\r\nX-Requested-With: XMLHttpRequest\r\nContent-Length: 900\r\n';
  const { hostname, port } = new URL(server.address);
  const told = server.out().length;
  for (let count = 0; count < 5; count += 1)
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`${half}Host: local\r\n\r\n{`, () => setImmediate(() => socket.resetAndDestroy()));
      });
      socket.on('close', () => resolve());
    });
  // Its log is written before it answers the next call.
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
  expect(server.out().slice(told)).not.toContain('aborted');
});

test('[HTTP-45] a connection that sends calls and reads no answer ends, and costs little memory', async () => {
  const { hostname, port } = new URL(server.address);
  const ask = 'GET /feed-api/v1/snapshot?topic=list:line:1&lng=en HTTP/1.1\r\nHost: local\r\n\r\n';
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(ask.repeat(40_000)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
});
