/** One client that asks the feed for thousands of topics costs the others nothing that they notice. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { Snapshot } from '../../../contracts/feed.ts';
import { type ServerProcess, startProcess } from '../support/process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ TRUST_PROXY: '1' });
});
afterAll(() => server.kill('SIGTERM'));

const open = async (from = '203.0.113.9'): Promise<WebSocket> => {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/feed-api/v1/ws?lng=en`, {
    headers: { 'X-Forwarded-For': from },
  });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('open', resolve));
  return socket;
};
const sub = (topics: string[]) => JSON.stringify({ t: 'sub', topics: topics.map((topic) => ({ topic })) });
const ended = (socket: WebSocket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

async function snapshot(topic: string): Promise<Snapshot> {
  return Snapshot.parse(await (await fetch(`${server.address}/feed-api/v1/snapshot?topic=${topic}&lng=en`)).json());
}

/** Asks for the health of the server, again and again, until `isOver`. Gives the longest wait, ms. */
async function longestWait(isOver: () => boolean): Promise<number> {
  let longest = 0;
  while (!isOver()) {
    const began = performance.now();
    await (await fetch(`${server.address}/health`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - began);
  }
  return longest;
}

/** Coupons of one outcome each, of as many matches as there are. */
async function coupons(count: number): Promise<string[]> {
  const lists = await Promise.all(['list:line:1', 'list:line:3', 'list:line:4', 'top:line'].map(snapshot));
  const byMatch = Map.groupBy(
    lists.flatMap(({ entities }) => entities.markets ?? []),
    ({ gameId }) => gameId,
  );
  const ids = [...byMatch.values()].flatMap((markets) => markets.map(({ id }) => id));
  expect(byMatch.size).toBeGreaterThan(100);
  return Array.from(
    { length: count },
    (_, at) => `coupon:${String(ids[at % ids.length])}${at < ids.length ? '' : `.${String(at)}`}`,
  );
}

/** For a busy machine: without turns it were minutes. */
const patienceMs = 5000;

test('[HTTP-34] 10,000 coupons of one socket end it; a page beside it is answered all the time', async () => {
  const topics = await coupons(10_000);
  const page = await open('203.0.113.1');
  const heard: string[] = [];
  page.on('message', (data: Buffer) => heard.push(data.toString()));
  const hostile = await open();
  let isOver = false;
  const wait = longestWait(() => isOver);
  for (let from = 0; from < topics.length; from += 500) hostile.send(sub(topics.slice(from, from + 500)));
  await ended(hostile);
  page.send(sub(['list:live:99999']));
  await expect.poll(() => heard.some((text) => text.includes('list:live:99999')), { timeout: 20_000 }).toBe(true);
  isOver = true;
  expect(await wait).toBeLessThan(patienceMs);
  page.terminate();
});

test('[HTTP-34] what one socket may hear is opened in turn: a list of another is there at once', async () => {
  const topics = await coupons(390);
  const hostile = await open();
  let isOver = false;
  const wait = longestWait(() => isOver);
  hostile.send(sub(topics));
  const began = performance.now();
  expect((await snapshot('sports:line')).topic).toBe('sports:line');
  isOver = true;
  expect(performance.now() - began).toBeLessThan(patienceMs);
  expect(await wait).toBeLessThan(patienceMs);
  expect(hostile.readyState).toBe(WebSocket.OPEN);
  hostile.terminate();
});

test('[HTTP-34] a socket that never stops talking is ended', async () => {
  const hostile = await open();
  const end = ended(hostile);
  for (let count = 0; count < 500; count += 1) hostile.send(sub(['sports:live']));
  await end;
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
});
