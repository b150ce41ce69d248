/** A backend of somebody else feeds an edge: the sample of the docs as it stands, NATS and an edge as processes. */
import { type ChildProcess, spawn } from 'node:child_process';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { openNats } from '../../../sandbox/edge/bus.ts';
import { createPage, type EdgeProcess, hasNats, startEdge, startNats } from './support/cluster.ts';

const eventually = (check: () => unknown, timeout = 15_000) => vi.waitFor(check, { timeout, interval: 50 });
const topic = 'list:live:1';

describe.skipIf(!hasNats)('a publisher of matches that is not ours', () => {
  let nats: Awaited<ReturnType<typeof startNats>>;
  let publisher: ChildProcess;
  let edge: EdgeProcess;
  let page: ReturnType<typeof createPage>;
  beforeEach(async () => {
    nats = await startNats();
    publisher = spawn(process.execPath, ['docs/samples/publisher.mjs', nats.url], { stdio: 'inherit' });
    edge = await startEdge(nats.url);
    page = createPage([edge], [topic]);
  });
  afterEach(async () => {
    page.close();
    publisher.kill('SIGKILL');
    await edge.kill();
    await nats.stop();
  });
  type Held = { coef?: number; isBlocked?: boolean };
  const outcomes = (): Held[] =>
    page
      .stateOf(topic)
      .flat()
      .filter(([kind]) => kind === 'market')
      .map(([, , value]) => value as Held);
  const isFed = () => eventually(() => expect(JSON.stringify(page.stateOf(topic))).toContain('Harbour Town'));

  test('[EDGE-08] its matches, moving odds and suspensions are on the page, and nothing of it is refused', async () => {
    await isFed();
    const coefs = () => outcomes().map(({ coef }) => coef);
    await eventually(() => expect(coefs()).toHaveLength(6));
    const before = coefs();
    await eventually(() => expect(coefs()).not.toEqual(before));
    await eventually(() => expect(outcomes().filter(({ isBlocked }) => isBlocked)).toHaveLength(3));
    await eventually(() => expect(outcomes().filter(({ isBlocked }) => isBlocked)).toHaveLength(0));
    expect(await edge.ready()).toMatchObject({ status: 200, wrong: 0, refused: 0, states: 1 });
  });

  test('[EDGE-06] what is no message of the contract is counted at the edge, and the feed goes on', async () => {
    await isFed();
    const bus = await openNats(nats.url);
    const { core = 0, n = 0 } = await edge.ready();
    const bad = { t: 'ops', core, n: n + 1_000_000, at: Date.now(), ops: 'all of them' };
    for (const text of ['no JSON {', '{"t":"ops"}', JSON.stringify(bad)]) bus.say('openbook.ops', [Buffer.from(text)]);
    await eventually(async () => expect((await edge.ready()).wrong).toBe(3));
    const last = (await edge.ready()).n!;
    await eventually(async () => expect((await edge.ready()).n).toBeGreaterThan(last));
    await bus.close();
  });

  test('[EDGE-08] when it dies the edge is silent, and another one goes on from its whole state', async () => {
    await isFed();
    const { core } = await edge.ready();
    publisher.kill('SIGKILL');
    await eventually(async () => expect((await edge.ready()).status).toBe(503));
    publisher = spawn(process.execPath, ['docs/samples/publisher.mjs', nats.url], { stdio: 'inherit' });
    await eventually(async () => expect((await edge.ready()).status).toBe(200));
    expect((await edge.ready()).core).toBeGreaterThan(core!);
    expect((await edge.ready()).wrong).toBe(0);
  });
});
