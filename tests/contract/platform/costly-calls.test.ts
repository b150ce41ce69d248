/** Public answers that are work are made once in a second; what a test arranges is told at once anyway. */
import { type AddressInfo, Server } from 'node:net';

import { expect, onTestFinished, test, vi } from 'vitest';

import { sportIds } from '../../../contracts/markets.ts';
import { readSettings } from '../../../sandbox/server/environment.ts';
import { start } from '../../../sandbox/server/start.ts';
import { useServer } from '../support/server.ts';
import { worked } from '../support/worked.ts';

const server = useServer({ dropsWorlds: true });
/** A server as people run it: its world is watched. */
const people = { DEMO: '1', PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_LOG: 'silent' };
test('[HTTP-35] results that a test arranges are there in the same second', async () => {
  const client = await server.enter();
  const { body } = await client.get<{ entities: { games: { id: number }[] } }>(
    '/feed-api/v1/snapshot?topic=list:live:1&lng=en',
  );
  const [game] = body.entities.games;
  const results = async () => JSON.stringify((await client.get('/feed-api/v1/results?lng=en')).body);
  expect(await results()).not.toContain(`"id":${String(game!.id)},`);
  await client.control('POST', 'simulator', { gameId: game!.id, do: 'finish' });
  expect(await results()).toContain(`"id":${String(game!.id)},`);
});

test('[HTTP-43] what 150 visitors read of the board and ask the generator for is made a few times', async () => {
  const { address, worlds, stop } = await start(readSettings(people));
  onTestFinished(stop);
  vi.spyOn(worlds.main.clock, 'now').mockReturnValue(worlds.main.clock.now());
  const snapshots = vi.spyOn(worlds.main.feed, 'snapshot');
  const offers = vi.spyOn(worlds.main.simulator, 'snapshot');
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' };
  const all = async (ask: () => Promise<Response>) => {
    const answers = await Promise.all(Array.from({ length: 150 }, ask));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    // A machine that is busy may say that it is late.
    expect([200, 503]).toEqual(expect.arrayContaining([...new Set(answers.map(({ status }) => status))]));
  };
  await all(() => fetch(`${address}/feed-api/v1/snapshot?topic=list:line:1&lng=en`));
  expect(snapshots.mock.calls.length).toBeLessThanOrEqual(5);
  const body = JSON.stringify({ amount: 10, win: 100 });
  await all(() => fetch(`${address}/feed-api/v1/bet-generator`, { method: 'POST', headers, body }));
  expect(offers.mock.calls.length).toBeLessThanOrEqual(5);
});

/** The longest time that the server works without a look at what else waits, ms of its own work. */
function watchHold() {
  const held = { most: 0 };
  let last = worked();
  let isOver = false;
  const look = () => {
    held.most = Math.max(held.most, worked() - last);
    last = worked();
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  return () => {
    isOver = true;
    return held.most;
  };
}

test.each(['gzip', 'identity'])(
  '[HTTP-48] 40 visitors at once who read the board as %s: its bytes are made a few times, and nobody is held up for long',
  async (encoding) => {
    const { address, worlds, stop } = await start(readSettings(people));
    onTestFinished(stop);
    vi.spyOn(worlds.main.clock, 'now').mockReturnValue(worlds.main.clock.now());
    const encode = vi.spyOn(TextEncoder.prototype, 'encode');
    const stopWatching = watchHold();
    const headers = { 'Accept-Encoding': encoding };
    const sizes = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const answer = await fetch(`${address}/feed-api/v1/snapshot?topic=list:line:1&lng=en`, { headers });
        expect(answer.headers.get('Content-Encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
        return (await answer.arrayBuffer()).byteLength;
      }),
    );
    const long = encode.mock.calls.filter(([text = '']) => text.length > 100_000).length;
    const most = stopWatching();
    expect([Math.min(...sizes) > 100_000, new Set(sizes).size <= 2]).toEqual([true, true]);
    expect(long).toBeLessThanOrEqual(5);
    expect(most).toBeLessThan(1000);
  },
);

test('[HTTP-43] a snapshot is compressed for who takes that, and is the same text', async () => {
  const client = await server.enter();
  const ask = (encoding: string) =>
    fetch(`${client.origin}/feed-api/v1/snapshot?topic=sports:line&lng=en`, {
      headers: { 'X-Sandbox-World': client.world, 'Accept-Encoding': encoding },
    });
  const [plain, packed] = [await ask('identity'), await ask('br, gzip')];
  expect([plain, packed].map(({ headers }) => headers.get('Content-Encoding'))).toEqual([null, 'gzip']);
  expect([plain, packed].map(({ headers }) => headers.get('Vary')?.includes('Accept-Encoding'))).toEqual([true, true]);
  const { entities } = (await plain.json()) as { entities: unknown };
  expect(((await packed.json()) as { entities: unknown }).entities).toEqual(entities);
});

test('[HTTP-46] each board is made once before anybody can ask for it', async () => {
  const written = vi.spyOn(JSON, 'stringify');
  const listened = vi.spyOn(Server.prototype, 'listen');
  const { address, stop } = await start(readSettings(people));
  onTestFinished(stop);
  const { port } = new URL(address);
  const portOf = (server: Server) => String((server.address() as AddressInfo).port);
  const opened =
    listened.mock.invocationCallOrder[listened.mock.contexts.findIndex((one) => portOf(one as Server) === port)]!;
  const boards = written.mock.calls.flatMap(([value], at) => {
    const { topic } = (value ?? {}) as { topic?: string };
    return topic !== undefined && written.mock.invocationCallOrder[at]! < opened ? [topic] : [];
  });
  expect(boards).toEqual(['sports:line', 'list:live:1', 'list:line:1']);
});

test('[HTTP-46] a server that was held up answers the board, and to what is work says when to come back', async () => {
  const { address, stop } = await start(readSettings(people));
  onTestFinished(stop);
  const ask = (path: string) => fetch(`${address}/feed-api/v1/${path}lng=en`);
  const both = async () => {
    const answers = await Promise.all([ask('snapshot?topic=list:line:1&'), ask('results?')]);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    return answers;
  };
  const rested = () => expect.poll(async () => (await both()).map(({ status }) => status), { timeout: 20_000 });
  await rested().toEqual([200, 200]);
  await expect
    .poll(
      async () => {
        // Holds this thread up, which is the server's too, as long work would.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1200);
        return (await both()).map(({ status, headers }) => [status, headers.get('Retry-After')]);
      },
      { timeout: 20_000 },
    )
    .toEqual([
      [200, null],
      [503, '2'],
    ]);
  await rested().toEqual([200, 200]);
});

test('[BUILD-08] joint prices that a stranger asks for hold the server up for no moment that a player feels', async () => {
  const { address, worlds, stop } = await start(readSettings(people));
  onTestFinished(stop);
  const basketball = worlds.main.feed.snapshot(`list:line:${String(sportIds.basketball)}`, 'en');
  const [game] = basketball?.entities.games ?? [];
  const { entities } = worlds.main.feed.snapshot(`game:${String(game!.id)}`, 'en')!;
  const ids = entities.markets!.filter(({ isBlocked }) => !isBlocked).map(({ id }) => id);
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' };
  const ask = async (at: number) => {
    const marketIds = [ids[at % ids.length], ids[(at * 7) % ids.length]];
    const body = JSON.stringify({ gameId: game!.id, marketIds, lng: 'en' });
    const answer = await fetch(`${address}/coupon-api/v1/builder`, { method: 'POST', headers, body });
    return { status: answer.status, ...((await answer.json()) as { data?: { market: object | null } }) };
  };
  // The server has just begun, which is work.
  await expect.poll(async () => (await ask(0)).status, { timeout: 20_000 }).toBe(200);
  const stopWatching = watchHold();
  let made = 0;
  for (let at = 1; at <= 60; at += 1) if ((await ask(at)).data?.market) made += 1;
  expect(made).toBeGreaterThan(5);
  expect(stopWatching()).toBeLessThan(500);
});

test('[OPS-35] what a topic holds is the same for everybody: a cache may keep it a second, and who has it reads it no second time', async () => {
  const { address, worlds, stop } = await start(readSettings(people));
  onTestFinished(stop);
  const { feed } = worlds.main;
  const versions = vi.spyOn(feed, 'version').mockReturnValue('e 1');
  const ask = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${address}/feed-api/v1/snapshot?topic=${query}`, { headers });
  const first = await ask('sports:line&lng=en');
  const tag = first.headers.get('ETag') ?? '';
  expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=0, s-maxage=1']);
  expect([first.headers.get('Set-Cookie'), first.headers.get('Vary')]).not.toContainEqual(
    expect.stringMatching(/cookie/i),
  );
  expect(await first.text()).toContain('"topic":"sports:line"');

  const again = await ask('sports:line&lng=en', { 'If-None-Match': tag });
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
  // Another language and another number are another answer.
  expect((await ask('sports:line&lng=ru', { 'If-None-Match': tag })).status).toBe(200);
  versions.mockReturnValue('e 2');
  expect((await ask('sports:line&lng=en', { 'If-None-Match': tag })).status).toBe(200);
  versions.mockRestore();
  for (const query of ['user&lng=en', 'nothing:of:the:kind&lng=en'])
    expect((await ask(query)).headers.get('Cache-Control')).toBe('no-store');
});
