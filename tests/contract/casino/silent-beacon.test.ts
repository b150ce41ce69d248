/** A house whose beacon of public values is down when it starts: it waits, says so, and goes on by itself. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, expect, onTestFinished, test } from 'vitest';

import type { SharedTable } from '../../../contracts/shared-rounds.ts';
import type { VirtualSports } from '../../../contracts/virtual-sports.ts';
import { startProcess } from '../support/process.ts';
import { Client } from '../support/server.ts';

const began = Math.floor(Date.now() / 1000) - 1000;
const value = 'a'.repeat(64);
let isUp = false;
/** When the house asked, ms. */
const asked: number[] = [];
const beacon = createServer((request, response) => {
  const round = Number(/^\/public\/(\d+)$/.exec(request.url ?? '')?.[1]);
  if (Number.isNaN(round)) asked.push(performance.now());
  const isThere = isUp && (Number.isNaN(round) || round <= Date.now() / 1000 - began + 1);
  response.writeHead(isThere ? 200 : 503, { 'Content-Type': 'application/json' });
  const said = Number.isNaN(round) ? { genesis_time: began, period: 1 } : { round, randomness: value };
  response.end(isThere ? JSON.stringify(said) : '');
}).listen(0, '127.0.0.1');
await once(beacon, 'listening');
const url = `http://127.0.0.1:${String((beacon.address() as AddressInfo).port)}`;
afterAll(() => void beacon.close());

test('[FAIR-18] while the beacon is down nothing is played and no chain is told; the log says it each time, and all goes on once it answers', async () => {
  const house = await startProcess({ PUBLIC_VALUE_URL: url });
  onTestFinished(async () => {
    await house.kill('SIGTERM');
  });
  const client = new Client(house.address, 'main');
  const table = () => client.get<{ data: SharedTable }>('/games-api/v1/shared/wheel-draw');
  const virtual = async () => (await client.get<{ data: VirtualSports }>('/games-api/v1/virtual')).body.data;
  const silence = () => house.out().split('The beacon of public values does not answer').length - 1;

  const { status, headers } = await table();
  expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
  const { chains: promised, matches } = await virtual();
  expect([promised, matches.filter(({ state }) => state === 'planned')]).toEqual([[], []]);
  await expect.poll(() => asked.length, { timeout: 20_000, interval: 100 }).toBeGreaterThanOrEqual(3);
  const pauses = asked.slice(1, 3).map((at, turn) => at - asked[turn]!);
  for (const [turn, least] of [1000, 2000].entries()) expect(pauses[turn]).toBeGreaterThan(least - 50);
  await expect.poll(silence).toBeGreaterThanOrEqual(3);
  expect((await table()).status).toBe(503);

  isUp = true;
  await expect.poll(async () => (await table()).status, { timeout: 60_000, interval: 200 }).toBe(200);
  expect(house.out()).toContain('The beacon of public values answers.');
  const { chains, round } = (await table()).body.data;
  const chain = chains.find(({ id }) => id === round.chainId)!;
  expect([chain.salt, chain.publicValue?.startsWith(`${url}/public/`)]).toEqual([value, true]);
});
