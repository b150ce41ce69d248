import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, expect, test } from 'vitest';

import { noBeacon, openBeacon } from './beacon.ts';

let isUp = false;
const beacon = createServer((request, response) => {
  response.writeHead(isUp ? 200 : 503, { 'Content-Type': 'application/json' });
  const info = { genesis_time: 1000, period: 30 };
  response.end(JSON.stringify(request.url === '/info' ? info : { round: 7, randomness: 'a'.repeat(64) }));
}).listen(0, '127.0.0.1');
await once(beacon, 'listening');
const url = `http://127.0.0.1:${String((beacon.address() as AddressInfo).port)}`;
afterAll(() => void beacon.close());

test('[FAIR-18] a beacon that is down at the start is asked again after growing pauses; until it answers no value has a name', async () => {
  const [told, pauses]: [string[], number[]] = [[], []];
  let wake: () => void = () => undefined;
  const pause = (ms: number) => {
    pauses.push(ms);
    return new Promise<void>((resolve) => {
      wake = resolve;
    });
  };
  const values = await openBeacon(url, { tell: (what) => void told.push(what), now: () => 1_300_000, pause });
  expect([values.isUsed, values.nextName()]).toEqual([true, null]);
  for (let turn = 2; turn <= 9; turn += 1) {
    wake();
    await expect.poll(() => pauses.length).toBe(turn);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1000));
  expect([values.nextName(), told.length]).toEqual([null, 9]);
  isUp = true;
  wake();
  await expect.poll(() => values.nextName()).toBe(`${url}/public/14`);
  expect(told.at(-1)).toBe('The beacon of public values answers.');
  expect(pauses).toHaveLength(9);
});

test('[FAIR-18] a value counts only under its own address, and a house without a beacon still reads what it has named', async () => {
  isUp = true;
  expect(await noBeacon.read(`${url}/public/7`)).toBe('a'.repeat(64));
  expect(await noBeacon.read(`${url}/public/17`)).toBeNull();
  expect([noBeacon.isUsed, noBeacon.nextName()]).toEqual([false, null]);
});
