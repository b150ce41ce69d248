/** The server answers and goes on, whatever bytes come as a request. */
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
