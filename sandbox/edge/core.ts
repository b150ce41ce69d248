import type { DomainOp, SimEntities } from '../../simulator/index.ts';
import type { Watcher } from '../feed/watchers.ts';
import { createBorder } from './border.ts';
import type { Bus } from './bus.ts';
import { createUnpack, pack } from './pack.ts';
import { type Asked, beatMs, edgeGoneMs, keptMs, type Said, subjects } from './talk.ts';

type CoreOptions = {
  bus: Bus;
  /** Fencing number of this start: higher than that of every start before. */
  core: number;
  /** Moment of the world. */
  now: () => number;
  entities: () => SimEntities;
  lists: () => [number, number][];
  /** Each edge shows prices of its own: feed/watchers.ts. */
  addWatcher: () => Watcher;
  /** A newer core speaks: this one has fallen silent. */
  onFenced: () => void;
  warn: (line: string) => void;
};

type Edge = { heardAt: number; prices: Watcher };
const opsMax = 200;
const edgesMax = 1000;

/** Tells edges what happens in the matches, operation by operation, and makes the prices that they show. */
export function createCore({ bus, core, now, entities, lists, addWatcher, onFenced, warn }: CoreOptions) {
  const edges = new Map<string, Edge>();
  let ring: { n: number; at: number; parts: Uint8Array[] }[] = [];
  let n = 0;
  let isFenced = false;

  const stamp = () => ({ core, n, at: now() });
  const tell = (edge: string, said: Said) => bus.say(subjects.edge(edge), pack(said));

  const answer = (asked: Asked) => {
    const known = edges.get(asked.edge);
    if (asked.t === 'all') {
      known?.prices.end();
      if (!known && edges.size >= edgesMax) return;
      edges.set(asked.edge, { heardAt: Date.now(), prices: addWatcher() });
      tell(asked.edge, { t: 'all', ...stamp(), entities: entities(), lists: lists() });
      return;
    }
    const first = ring[0]?.n ?? n + 1;
    if (!known || (asked.t === 'since' && (asked.core !== core || asked.n + 1 < first))) {
      tell(asked.edge, { t: 'again', ...stamp() });
      return;
    }
    known.heardAt = Date.now();
    if (asked.t === 'since')
      for (const each of ring) if (each.n > asked.n) bus.say(subjects.edge(asked.edge), each.parts);
    if (asked.t === 'leave') for (const id of asked.games) known.prices.unwatch(id);
    if (asked.t !== 'want') return;
    if (asked.isAll) known.prices.keepJoined(new Set(asked.joined));
    known.prices.followJoined(asked.joined);
    const games = asked.games.map(([id, scope]) => ({ id, markets: known.prices.watch(id, scope) }));
    tell(asked.edge, { t: 'markets', ...stamp(), games });
  };

  const border = createBorder(warn);
  const unpackAsked = createUnpack(border.unread);
  bus.hear(subjects.ask, (bytes) => {
    const asked = border.asked(unpackAsked(bytes));
    if (asked && !isFenced) answer(asked);
  });
  const unpackBeat = createUnpack(border.unread);
  bus.hear(subjects.beat, (bytes) => {
    const beat = border.said(unpackBeat(bytes));
    if (!beat || beat.core <= core || isFenced) return;
    isFenced = true;
    onFenced();
  });

  const beats = setInterval(() => {
    if (isFenced) return;
    bus.say(subjects.beat, pack({ t: 'beat', ...stamp() }));
    ring = ring.filter(({ at }) => at > Date.now() - keptMs);
    for (const [id, { heardAt, prices }] of edges) {
      if (heardAt > Date.now() - edgeGoneMs) continue;
      edges.delete(id);
      prices.end();
    }
  }, beatMs);
  beats.unref();

  return {
    heard: (ops: readonly DomainOp[]): void => {
      if (isFenced) return;
      for (let from = 0; from < ops.length; from += opsMax) {
        n += 1;
        const parts = pack({ t: 'ops', ...stamp(), ops: ops.slice(from, from + opsMax) });
        ring.push({ n, at: Date.now(), parts });
        bus.say(subjects.ops, parts);
      }
    },
    edges: (): number => edges.size,
    wrong: border.wrong,
    stop: (): void => clearInterval(beats),
  };
}
