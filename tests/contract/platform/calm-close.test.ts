/** A server that ends tells its sockets in slices, so that not all of them knock elsewhere at once. */
import { once } from 'node:events';

import { expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { startProcess } from '../support/process.ts';

const count = 60;

test('[OPS-30] SIGHUP ends nothing; at SIGTERM every socket hears that the server goes, a slice after the other', async () => {
  const server = await startProcess();
  process.kill(server.pid, 'SIGHUP');
  expect((await fetch(`${server.address}/health/live`)).status).toBe(200);

  const address = `${server.address.replace('http', 'ws')}/feed-api/v1/ws?lng=en`;
  const sockets = Array.from({ length: count }, () => new WebSocket(address));
  await Promise.all(sockets.map((socket) => once(socket, 'message')));
  const closed: { code: number; at: number }[] = [];
  const all = Promise.all(
    sockets.map(async (socket) => {
      const [code] = (await once(socket, 'close')) as [number];
      closed.push({ code, at: performance.now() });
    }),
  );
  const ended = server.kill('SIGTERM');
  await all;
  expect(closed.filter(({ code }) => code !== 1001)).toEqual([]);
  // Fifteen in a tenth of a second: four slices take three pauses. A busy machine makes them longer only.
  const [first, last] = [closed[0]?.at ?? 0, closed.at(-1)?.at ?? 0];
  expect(last - first).toBeGreaterThan(200);
  expect((await ended).code).toBe(0);
});
