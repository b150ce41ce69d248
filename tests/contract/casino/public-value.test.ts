/** A house with a public value: a beacon of the tests, which speaks as drand does. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, expect, test } from 'vitest';

import type { LottoGame } from '../../../contracts/lotto.ts';
import type { SharedTable } from '../../../contracts/shared-rounds.ts';
import { type Client, useServer } from '../support/server.ts';

const began = Math.floor(Date.now() / 1000) - 1000;
const valueOf = (round: number) =>
  createHash('sha256')
    .update(`round ${String(round)}`)
    .digest('hex');
const roundNow = () => Date.now() / 1000 - began + 1;
const beacon = createServer((request, response) => {
  const round = Number(/^\/public\/(\d+)$/.exec(request.url ?? '')?.[1]);
  const isThere = Number.isNaN(round) || round <= roundNow();
  response.writeHead(isThere ? 200 : 425, { 'Content-Type': 'application/json' });
  const said = Number.isNaN(round) ? { genesis_time: began, period: 1 } : { round, randomness: valueOf(round) };
  response.end(isThere ? JSON.stringify(said) : '');
}).listen(0, '127.0.0.1');
await once(beacon, 'listening');
const url = () => `http://127.0.0.1:${String((beacon.address() as AddressInfo).port)}`;
afterAll(() => void beacon.close());

const server = useServer({ dropsWorlds: true, variables: () => ({ PUBLIC_VALUE_URL: url() }) });
const table = (client: Client, kind: string) => client.get<{ data: SharedTable }>(`/games-api/v1/shared/${kind}`);

test('[FAIR-16] a chain names a round of the beacon before it exists, waits for it, and is salted with it', async () => {
  const before = roundNow();
  const client = await server.enter();
  await expect
    .poll(async () => (await table(client, 'wheel-draw')).status, { timeout: 20_000, interval: 200 })
    .toBe(200);
  const { chains, round, nextChain } = (await table(client, 'wheel-draw')).body.data;
  const chain = chains.find(({ id }) => id === round.chainId)!;
  for (const { publicValue, salt, id } of [chain, nextChain!]) {
    const named = Number(publicValue!.slice(`${url()}/public/`.length));
    expect([id, named > before]).toEqual([id, true]);
    expect(['', valueOf(named)]).toContain(salt);
  }
  expect(chain.salt).not.toBe('');
  const { data } = (await client.get<{ data: LottoGame[] }>('/lotto-api/v1/catalog')).body;
  for (const { draws } of data) expect(draws[0]!.place!.chain.publicValue).toContain(`${url()}/public/`);
});
