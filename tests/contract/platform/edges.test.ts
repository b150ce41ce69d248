/** A core in this process, NATS and edges as processes of their own: what pages at edges see is what core knows. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { type Bus, openNats } from '../../../sandbox/edge/bus.ts';
import { coreOf } from '../../../sandbox/edge/open-core.ts';
import { pack } from '../../../sandbox/edge/pack.ts';
import { subjects } from '../../../sandbox/edge/talk.ts';
import { stateOf } from '../../../sandbox/feed/replica.ts';
import { readSettings } from '../../../sandbox/server/environment.ts';
import { start } from '../../../sandbox/server/start.ts';
import type { World } from '../../../sandbox/world/world.ts';
import { createWorld } from '../../../sandbox/worlds/create.ts';
import { createPage, type EdgeProcess, hasNats, startEdge, startNats, withoutClocks } from './support/cluster.ts';

let world: World;
let nats: Awaited<ReturnType<typeof startNats>>;
let bus: Bus;
let core: { stop: () => void };
let edges: EdgeProcess[];
let warnings: string[];
const ends: (() => unknown)[] = [];

const list = 'list:live:1';
const eventually = (check: () => unknown, timeout = 15_000) => vi.waitFor(check, { timeout, interval: 100 });
const page = (at: readonly EdgeProcess[], topics: readonly string[]) => {
  const made = createPage(at, topics);
  ends.push(made.close);
  return made;
};
const known = (topic: string) => withoutClocks(stateOf(world.feed.snapshot(topic, 'en')!.entities));
const isEqual = (pages: readonly ReturnType<typeof createPage>[], topics: readonly string[]) => {
  for (const topic of topics) {
    const truth = known(topic);
    expect(truth.length).toBeGreaterThan(0);
    for (const each of pages) expect(withoutClocks(each.stateOf(topic))).toBe(truth);
  }
};
const inPlay = () =>
  world.simulator
    .snapshot()
    .games.find(({ zone, isFinished, sportId }) => zone === 'live' && !isFinished && sportId === 1)!;

describe.skipIf(!hasNats)('edges', () => {
  beforeEach(async () => {
    warnings = [];
    nats = await startNats();
    world = await createWorld({
      ...{ id: 'main', database: ':memory:', seed: 1, speed: 1, manual: true, now: Date.UTC(2026, 10, 18, 15) },
      onError: (error) => warnings.push(String(error)),
    });
    bus = await openNats(nats.url);
    core = coreOf(world, bus, (message) => warnings.push(message));
    edges = await Promise.all([startEdge(nats.url), startEdge(nats.url)]);
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
    await Promise.all(edges.map(({ kill }) => kill()));
    core.stop();
    await bus.close();
    world.close();
    await nats.stop();
  });

  test('[EDGE-01] pages at two edges see what core knows: lists, matches, and what happens later', async () => {
    const topics = [list, 'list:line:3', 'sports:live', `game:${String(inPlay().id)}`];
    const pages = edges.map((edge) => page([edge], topics));
    await eventually(() => isEqual(pages, topics));
    for (let turn = 0; turn < 30; turn += 1) {
      world.clock.advance(10);
      await new Promise(setImmediate);
    }
    await eventually(() => isEqual(pages, topics));
    expect((await edges[0]!.ready()).n).toBeGreaterThan(0);
    expect((await edges[0]!.ready()).states).toBe(1);
  });

  test('[EDGE-02] an edge that is killed: its page lives again at the other within five seconds, with the prices of core', async () => {
    const one = page(edges, [list]);
    await eventually(() => isEqual([one], [list]));
    await edges[0]!.kill();
    const killed = performance.now();
    world.clock.advance(30);
    await eventually(() => {
      expect(one.connects()).toBeGreaterThan(1);
      isEqual([one], [list]);
    }, 5000);
    expect(performance.now() - killed).toBeLessThan(5000);
  });

  test('[EDGE-03] a newer core has the word: nothing that the old one says counts any more', async () => {
    const one = page(edges, [list]);
    await eventually(() => isEqual([one], [list]));
    const old = (await edges[0]!.ready()).core!;
    const later = coreOf(world, bus, () => undefined);
    ends.push(later.stop);
    await eventually(async () => expect((await edges[0]!.ready()).core).toBeGreaterThan(old));
    await eventually(() => expect(warnings.join()).toContain('A newer server'));
    const { n = 0 } = await edges[0]!.ready();
    const [id] = world.feed.snapshot(list, 'en')!.entities.markets!.map((market) => market.id);
    const said = { t: 'ops', core: old, at: world.clock.now(), ops: [{ op: 'odds', values: [id, 77_000] }] };
    for (const next of [n, n + 1, n + 2]) bus.say(subjects.ops, pack({ ...said, n: next }));
    await eventually(async () => expect((await edges[0]!.ready()).refused).toBeGreaterThanOrEqual(3));
    world.clock.advance(30);
    await eventually(() => isEqual([one], [list]));
    expect(JSON.stringify(one.stateOf(list))).not.toContain('"coef":77,');
  });

  test('[EDGE-04] NATS stops: edges fall silent, so that pages find at ten seconds that the feed is old, and go on when it is back', async () => {
    const one = page(edges, [list]);
    await eventually(() => isEqual([one], [list]));
    await nats.stop();
    const stopped = performance.now();
    world.clock.advance(30);
    await eventually(() => expect(performance.now() - one.heardAt()).toBeGreaterThan(10_000), 12_000);
    expect(performance.now() - stopped).toBeLessThan(12_000);
    const refused = await fetch(`${edges[0]!.address}/feed-api/v1/snapshot?topic=${list}&lng=en`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    nats = await startNats(nats.port);
    await eventually(() => isEqual([one], [list]));
    expect((await edges[0]!.ready()).states).toBe(1);
  });
});

test('[EDGE-05] a server whose NATS is away starts all the same, and ends', async () => {
  const usual = { DEMO: '1', PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_LOG: 'silent' };
  const running = await start(readSettings({ ...usual, NATS_URL: 'nats://127.0.0.1:9' }));
  const { status } = await fetch(`${running.address}/health/ready`);
  await running.stop();
  expect(status).toBe(200);
  await expect(fetch(`${running.address}/health/ready`)).rejects.toThrow();
});
