/** Every call of the table, with payloads that no page sends: refused or taken, at once, and never a fault of the server. */
import { once } from 'node:events';

import { expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { operations } from '../../../contracts/openapi/index.ts';
import { filled, inAddress, type Odd, oddPayloads } from '../support/odd.ts';
import { type Client, useServer } from '../support/server.ts';
import { worked } from '../support/worked.ts';

const server = useServer({ dropsWorlds: true });
const slowMs = 100;
/** A slow call is so each time. */
const tries = 4;

type Called = (typeof operations)[number];
/** The control API is no part of a server in production: its reads are tried, for tests rely on them. Calls that end the session come last. */
const ends = ['logout', 'logoutAll', 'endSession'];
const calls = operations
  .filter(({ area, method }) => area !== 'control' || method === 'get')
  .toSorted((a, b) => Number(ends.includes(a.id)) - Number(ends.includes(b.id)));

const pathOf = ({ path, query = {} }: Called, { text = 'x' }: Odd): string => {
  const value = inAddress(text) || '%20';
  const asked = Object.keys(query).map((name) => `${name}=${inAddress(text.slice(0, 300))}`);
  const short = value.length > 1500 ? value.slice(0, 1500).replace(/%.?$/, '') : value;
  return `${path.replaceAll(/\{\w+\}/g, () => short)}${asked.length === 0 ? '' : `?${asked.join('&')}`}`;
};

const bodyOf = ({ method, body }: Called, odd: Odd) =>
  method === 'get' ? undefined : (odd.raw ?? JSON.stringify(body === undefined ? {} : filled(body, odd)));

async function send(client: Client, call: Called, odd: Odd): Promise<{ status: number; ms: number }> {
  const cookies = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    'X-Sandbox-World': client.world,
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
    Cookie: cookies,
    Authorization: `Bearer ${client.token ?? ''}`,
    ...odd.headers,
  };
  const body = bodyOf(call, odd);
  // The connection of a body that was refused unread is closed: no other call may wait on it.
  if ((body?.length ?? 0) > 16_000) Object.assign(headers, { Connection: 'close' });
  const began = worked();
  const refused = new Response(null, { status: 413 });
  // A connection that brings too much is closed while it still speaks: the client may not hear why.
  const onClose = (error: unknown): Response => {
    if (body !== undefined && body.length > 16_000) return refused;
    throw error;
  };
  const answer = await fetch(client.origin + pathOf(call, odd), {
    ...{ method: call.method.toUpperCase(), redirect: 'manual', headers },
    ...(body === undefined ? {} : { body }),
  }).catch(onClose);
  // A stream of events has no end.
  if (call.path.endsWith('/stream')) await answer.body?.cancel();
  else if (answer.status !== 413) await answer.arrayBuffer();
  else await answer.body?.cancel().catch(() => undefined);
  return { status: answer.status, ms: worked() - began };
}

test.each(oddPayloads)('[HTTP-32] [HTTP-28] every call answers to $name, at once and without a fault', async (odd) => {
  const client = await server.enter();
  await client.logIn();
  const faults: unknown[] = [];
  for (const call of calls) {
    let { status, ms } = await send(client, call, odd);
    for (let again = 1; again < tries && ms > slowMs; again += 1) {
      const next = await send(client, call, odd);
      ms = Math.min(ms, next.ms);
      status = Math.max(status, next.status);
    }
    if (ms > slowMs || (status >= 500 && status !== 503)) faults.push([call.id, status, Math.round(ms)]);
  }
  expect(faults).toEqual([]);
  expect('polluted' in {}).toBe(false);
});

const long = 15_000;
test.each([
  ['slashes', `/en${'/'.repeat(long)}x/`],
  ['slashes at its end', `/en/x${'/'.repeat(long)}`],
  ['short words', `/en${'/a'.repeat(long / 2)}`],
  ['hyphens of a file', `/assets/${'-'.repeat(long)}.js`],
  ['dots', `/en/${'.'.repeat(long)}`],
  ['signs in numbers', `/en/${'%41'.repeat(long / 3)}/`],
  ['a query', `/en/line?${'a[]=%&'.repeat(long / 6)}`],
  ['upward steps', `/en/${'..%2f'.repeat(long / 5)}etc/passwd`],
])('[HTTP-32] an address of %s is answered at once', async (_, path) => {
  let [best, status] = [Infinity, 0];
  for (let again = 0; again < tries && best > slowMs; again += 1) {
    const began = worked();
    const answer = await fetch(server.address() + path, { redirect: 'manual' });
    await answer.arrayBuffer();
    best = Math.min(best, worked() - began);
    status = Math.max(status, answer.status);
  }
  expect(status).toBeLessThan(500);
  expect(best).toBeLessThanOrEqual(slowMs);
});

test('[HTTP-32] a socket that says odd things is heard no less after them', async () => {
  const client = await server.enter();
  // Each its own: who says more than a page ever does is hung up on.
  for (const odd of oddPayloads) {
    const socket = new WebSocket(`${server.address().replace('http', 'ws')}/feed-api/v1/ws?lng=%00&epoch=%ff`, {
      headers: { 'X-Sandbox-World': client.world },
    });
    await once(socket, 'open');
    const said =
      odd.raw ?? JSON.stringify({ t: 'sub', topics: [{ topic: odd.text?.slice(0, 60_000), seq: odd.number }] });
    if (said.length < 60_000) socket.send(said);
    if (odd.text !== undefined)
      for (const kind of ['list', 'game', 'coupon', 'page', 'zone'])
        socket.send(
          JSON.stringify({ t: 'sub', topics: [{ topic: `${kind}:${odd.text.slice(0, 1900)}`, seq: odd.number }] }),
        );
    const answered = new Promise<string>((resolve) => {
      socket.on('message', (data: Buffer) => {
        if (data.toString().includes('list:live:99999')) resolve('answered');
      });
      socket.on('close', () => {
        resolve(`${odd.name}: hung up`);
      });
    });
    socket.send(JSON.stringify({ t: 'sub', topics: [{ topic: 'list:live:99999', seq: 1 }] }));
    expect(await answered).toBe('answered');
    socket.terminate();
  }
});
