/** NATS, a core in this process and edges beside it, on free ports of the loopback. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { vi } from 'vitest';
import { WebSocket } from 'ws';

import { Snapshot } from '../../../../contracts/feed.ts';
import { ServerMessage } from '../../../../contracts/frames.ts';
import { createReplica } from '../../../../sandbox/feed/replica.ts';
import { decodeMessage } from '../../../../src/shared/feed/decode.ts';
import * as sync from '../../../../src/shared/feed/sync-state.ts';
import { freePort } from '../../../support/free-port.ts';

const nats = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'].find((file) =>
  existsSync(file),
);
/** False when this machine has no NATS. A message says so. */
export const hasNats = nats !== undefined;
if (!hasNats)
  process.stderr.write('Edges are not tried: this machine has no nats-server (apt-get install nats-server).\n');

const answers = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const probe = connectTo(port, '127.0.0.1', () => {
      probe.destroy();
      resolve();
    });
    probe.once('error', reject);
  });
const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) =>
    (child.exitCode ?? child.signalCode) === null ? child.once('exit', () => resolve()) : resolve(),
  );

export async function startNats(port?: number): Promise<{ url: string; port: number; stop: () => Promise<void> }> {
  const taken = port ?? (await freePort());
  const child = spawn(nats ?? '', ['-a', '127.0.0.1', '-p', String(taken)], { stdio: 'ignore' });
  await vi.waitFor(() => answers(taken), { timeout: 10_000, interval: 50 });
  const stop = () => {
    child.kill('SIGKILL');
    return ended(child);
  };
  return { url: `nats://127.0.0.1:${String(taken)}`, port: taken, stop };
}

export type EdgeProcess = { address: string; kill: () => Promise<void>; ready: () => Promise<Record<string, number>> };

export async function startEdge(url: string): Promise<EdgeProcess> {
  const port = await freePort();
  const address = `http://127.0.0.1:${String(port)}`;
  const child = spawn(process.execPath, ['sandbox/edge.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NATS_URL: url, PORT: String(port) },
  });
  const ready = async () => {
    const answer = await fetch(`${address}/health/ready`);
    const figures = (await answer.json()) as Record<string, number>;
    return { ...figures, status: answer.status };
  };
  await vi.waitFor(
    async () => {
      if ((await ready()).status !== 200) throw new Error('The edge is not fed yet.');
    },
    { timeout: 20_000, interval: 50 },
  );
  return {
    address,
    ready,
    kill: () => {
      child.kill('SIGKILL');
      return ended(child);
    },
  };
}

/** A page: it follows topics by the product's own rules, at one edge after another. `heardAt`: by performance.now(). */
export function createPage(edges: readonly EdgeProcess[], topics: readonly string[]) {
  const replicas = new Map(topics.map((topic) => [topic, createReplica({ entities: {} })]));
  let state = sync.newSync;
  let socket: WebSocket;
  let at = 0;
  let isEnded = false;
  const page = { heardAt: 0, connects: 0, edge: () => at % edges.length };
  const address = () => edges[page.edge()]?.address ?? '';

  /** Asks again, as the product does, until the connection is another one. */
  const readSnapshot = async (topic: string): Promise<string | null> => {
    const from = page.connects;
    while (from === page.connects && !isEnded) {
      const url = `${address()}/feed-api/v1/snapshot?topic=${encodeURIComponent(topic)}&lng=en`;
      const answer = await fetch(url).catch(() => null);
      if (answer?.ok === true) return answer.text().catch(() => null);
      await pause(200);
    }
    return null;
  };
  const act = async (next: sync.SyncState): Promise<void> => {
    const { out } = next;
    state = { ...next, out: sync.emptyOutbox };
    for (const change of out.changes) {
      if (change.kind === 'snapshot') replicas.set(change.topic, createReplica(change));
      if (change.kind === 'ops') for (const op of change.ops) replicas.get(change.topic)?.apply(op);
    }
    if (out.subscribe.length > 0) socket.send(JSON.stringify({ t: 'sub', topics: out.subscribe }));
    for (const { topic, ticket } of out.fetch) {
      const text = await readSnapshot(topic);
      if (text !== null) await act(sync.acceptSnapshot(state, ticket, Snapshot.parse(JSON.parse(text))));
    }
  };
  const connect = () => {
    page.connects += 1;
    socket = new WebSocket(`${address().replace('http', 'ws')}/feed-api/v1/ws?lng=en`);
    socket.on('message', (data: Buffer) => {
      page.heardAt = performance.now();
      ServerMessage.parse(JSON.parse(data.toString()));
      void act(sync.receiveFrames(state, decodeMessage(data.toString()).frames));
    });
    socket.on('open', () => {
      replicas.clear();
      for (const topic of topics) replicas.set(topic, createReplica({ entities: {} }));
      state = sync.newSync;
      for (const topic of topics) void act(sync.openTopic(state, topic));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (isEnded) return;
      at += 1;
      setTimeout(connect, Math.random() * 1000);
    });
  };
  connect();
  return {
    ...page,
    heardAt: () => page.heardAt,
    connects: () => page.connects,
    stateOf: (topic: string) => replicas.get(topic)?.state() ?? [],
    close: () => {
      isEnded = true;
      socket.terminate();
    },
  };
}

type State = ReturnType<ReturnType<typeof createReplica>['state']>;
/** The clock of a match runs by itself in a page: it is written when something else of the match changes. */
export const withoutClocks = (state: State): string =>
  JSON.stringify(state.flat(), (key, value: unknown) => (key === 'elapsed' ? undefined : value));
