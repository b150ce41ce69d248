/** Connects the client's own rules with the real hub, over a real socket and a real stream. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';

import { Snapshot } from '../../../contracts/feed.ts';
import { ServerMessage } from '../../../contracts/frames.ts';
import { SearchAnswer } from '../../../contracts/search.ts';
import { attachFeedSocket, createFeedHub, type FeedHub, feedRoutes } from '../../../sandbox/feed/index.ts';
import { createReplica } from '../../../sandbox/feed/replica.ts';
import { marketId, match, smallWorld } from '../../../sandbox/feed/world.testing.ts';
import type { Env } from '../../../sandbox/http/context.ts';
import { ApiFailure } from '../../../sandbox/http/failure.ts';
import { createRateLimits } from '../../../sandbox/http/rate-limits.ts';
import { decodeMessage } from '../../../src/shared/feed/decode.ts';
import * as sync from '../../../src/shared/feed/sync-state.ts';

const list = 'list:live:1';
let feed: FeedHub;
let server: Server;
let origin: string;
let detach: () => Promise<void>;
const ends: (() => void)[] = [];

beforeEach(async () => {
  feed = createFeedHub({ now: Date.now, ...smallWorld() });
  const world = { feed, clock: { now: Date.now }, limits: createRateLimits(Date.now) } as never;
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    c.set('world', world);
    c.set('address', c.req.header('X-Forwarded-For') ?? '127.0.0.1');
    await next();
  });
  app.onError((error, c) => c.text(error.message, error instanceof ApiFailure ? error.status : 500));
  app.route('/', feedRoutes());
  const listener = getRequestListener(app.fetch);
  server = createServer((request, response) => void listener(request, response));
  detach = attachFeedSocket(server, { main: world, get: () => null }, { isControlOpen: true, trustProxy: { hops: 1 } });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await detach();
  feed.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const read = async (topic: string): Promise<Snapshot> => {
  const response = await fetch(`${origin}/feed-api/v1/snapshot?topic=${encodeURIComponent(topic)}&lng=en`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
  return Snapshot.parse(await response.json());
};

/** Makes a client of one topic that follows the product's own rules for numbers, gaps and snapshots. */
function createClient(send: (frame: object) => void) {
  let replica = createReplica({ entities: {} });
  let state = sync.newSync;
  let snapshots = 0;
  const act = async (next: sync.SyncState): Promise<void> => {
    const { out } = next;
    state = { ...next, out: sync.emptyOutbox };
    for (const change of out.changes) {
      if (change.kind === 'snapshot') replica = createReplica(change);
      if (change.kind === 'ops') change.ops.forEach((op) => replica.apply(op));
    }
    if (out.subscribe.length > 0) send({ t: 'sub', topics: out.subscribe });
    for (const { topic, ticket } of out.fetch) {
      snapshots += 1;
      await act(sync.acceptSnapshot(state, ticket, await read(topic)));
    }
  };
  return {
    priceOf: (id: number) => replica.priceOf(id),
    open: (topic: string) => act(sync.openTopic(state, topic)),
    hear(text: string): void {
      ServerMessage.parse(JSON.parse(text));
      const { frames, dropped } = decodeMessage(text);
      expect(dropped).toBe(0);
      void act(sync.receiveFrames(state, frames));
    },
    have: (topic: string) => state.topics.get(topic)?.have,
    snapshots: () => snapshots,
  };
}

async function connect(query = '', headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/feed-api/v1/ws?lng=en${query}`, { headers });
  ends.push(() => socket.terminate());
  const client = createClient((frame) => socket.send(JSON.stringify(frame)));
  socket.on('message', (data: Buffer) => client.hear(data.toString()));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return { socket, client };
}

const price = (milli: number, id = marketId(1, 1)) => {
  feed.apply([{ op: 'odds', values: [id, milli] }]);
  feed.flush();
};
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 3000, interval: 10 });

test('[ODDS-05] a snapshot and numbered deltas over the socket lead to the price of the server', async () => {
  const { client } = await connect();
  await client.open(list);
  price(1600);
  price(1700);
  await eventually(() => expect(client.priceOf(marketId(1, 1))).toBe(1700));
  expect([client.snapshots(), client.have(list)]).toEqual([1, 2]);
});

test('[ODDS-05] after a lost message the client asks for one snapshot and has the same state', async () => {
  const { client } = await connect();
  await client.open(list);
  price(1600);
  await eventually(() => expect(client.have(list)).toBe(1));
  feed.fault({ do: 'gap', topic: list });
  price(1700, marketId(2, 1));
  price(1800);
  await eventually(() => expect(client.have(list)).toBe(3));
  expect(client.priceOf(marketId(2, 1))).toBe(1700);
  expect(client.snapshots()).toBe(2);
});

test('the client starts again by itself when the server has lost the history', async () => {
  const { client } = await connect();
  await client.open(list);
  price(1600);
  feed.fault({ do: 'epoch' });
  price(1900);
  await eventually(() => expect(client.priceOf(marketId(1, 1))).toBe(1900));
  price(2000);
  await eventually(() => expect(client.priceOf(marketId(1, 1))).toBe(2000));
});

test('the stream says the same as the socket, and calls change its topics', async () => {
  const aborted = new AbortController();
  ends.push(() => aborted.abort());
  const answer = await fetch(`${origin}/feed-api/v1/stream?lng=en&topics=game:2`, { signal: aborted.signal });
  expect(answer.headers.get('content-type')).toMatch('text/event-stream');
  let text = '';
  void (async () => {
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
  })().catch(() => undefined);
  const frames = () => [...text.matchAll(/^data: (.*)$/gm)].flatMap(([, data]) => decodeMessage(data!).frames);
  const hello = await vi.waitFor(() => {
    const [first] = frames();
    expect(first?.t).toBe('hello');
    return first as { streamId: string };
  });
  expect(text).toMatch(new RegExp(`^id: ${feed.epoch()}:1$`, 'm'));

  const change = (streamId: string) =>
    fetch(`${origin}/feed-api/v1/stream/${streamId}/topics`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ add: [{ topic: list, seq: 0 }], remove: ['game:2'] }),
    });
  expect((await change(hello.streamId)).status).toBe(204);
  expect((await change('gone')).status).toBe(404);
  price(1600);
  await eventually(() =>
    expect(
      frames()
        .filter(({ t }) => t === 'delta')
        .map((frame) => 'topic' in frame && frame.topic),
    ).toEqual([list]),
  );
});

test('a page of another site gets no socket', async () => {
  await expect(connect('', { Origin: 'https://elsewhere.example' })).rejects.toThrow('403');
  await expect(connect('', { Origin: origin })).resolves.toBeDefined();
});

test('an unknown world gets no socket', async () => {
  await expect(connect('', { Cookie: 'X-Sandbox-World=nowhere' })).rejects.toThrow('404');
});

test('the server closes a cut connection and tells a new one to come back later', async () => {
  const { socket } = await connect();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  feed.fault({ do: 'cut', ms: 60_000 });
  await closed;
  const { socket: second } = await connect();
  expect(await new Promise((resolve) => second.once('close', resolve))).toBe(1013);
  expect((await fetch(`${origin}/feed-api/v1/stream?topics=`)).status).toBe(503);
});

test('the server ignores unknown frames', async () => {
  const { socket, client } = await connect();
  socket.send('{"t":');
  socket.send(JSON.stringify({ t: 'sub', topics: 'all' }));
  socket.send(JSON.stringify({ t: 'sub', topics: [{ topic: 'game:999', seq: 1 }] }));
  await client.open(list);
  price(1600);
  await eventually(() => expect(client.have(list)).toBe(1));
});

test('an unknown topic is 404; the search finds games and competitions', async () => {
  expect((await fetch(`${origin}/feed-api/v1/snapshot?topic=list:live`)).status).toBe(404);
  feed.apply([{ op: 'put', kind: 'game', id: 8, value: match(8) }]);
  const answer = await fetch(`${origin}/feed-api/v1/search?q=${encodeURIComponent('арсен')}&lng=ru&zone=live`);
  const { data } = SearchAnswer.parse(await answer.json());
  expect(data.games.map(({ id, opp1 }) => [id, opp1.name])).toContainEqual([8, 'Арсенал']);
});

test('[HTTP-29] the server limits the sockets and streams of one address, and still serves others', async () => {
  const url = `${origin.replace('http', 'ws')}/feed-api/v1/ws?lng=en`;
  const open = (address: string) => {
    const socket = new WebSocket(url, { headers: { 'X-Forwarded-For': address } });
    ends.push(() => socket.terminate());
    return new Promise<string>((resolve) => {
      socket.once('message', () => resolve('served'));
      socket.once('close', (code, reason) => resolve(`${String(code)} ${reason.toString()}`));
    });
  };
  const held = await Promise.all(Array.from({ length: 200 }, () => open('203.0.113.7')));
  expect(new Set(held)).toEqual(new Set(['served']));
  expect(await open('203.0.113.7')).toBe('1013 too many connections of yours');
  const stream = (address: string) =>
    fetch(`${origin}/feed-api/v1/stream?topics=sports:live&lng=en`, { headers: { 'X-Forwarded-For': address } });
  expect((await stream('203.0.113.7')).status).toBe(429);
  expect(await open('203.0.113.8')).toBe('served');
  const other = await stream('203.0.113.8');
  expect(other.status).toBe(200);
  await other.body?.cancel();
});
