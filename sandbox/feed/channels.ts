import { randomUUID } from 'node:crypto';

import type { UserEvent } from '../../contracts/frames.ts';
import { createChannel } from './channel.ts';
import type { Channel } from './channel.ts';
import { IDLE_TOPIC_MS, USER_TOPIC } from './config.ts';
import type { Change, EntityStore } from './entity-store.ts';
import { createTopicSource, createUserSource } from './source.ts';
import { ruleOf } from './topic.ts';

type Entry = {
  channel: Channel;
  usedAt: number;
  heard: (change: Change) => void;
  gameIds: ReadonlySet<number> | null;
};

const nothing = () => undefined;

/** The topics that somebody has or had of late. Idle time is real time: tests move the clock of the world. */
export function createChannels(store: EntityStore, now: () => number, firstEpoch: string) {
  const entries = new Map<string, Entry>();
  /** Nine in ten changes are prices: each is told to the lists and to the topics of its game, not to all. */
  const lists = new Set<Entry>();
  const byGame = new Map<number, Set<Entry>>();
  const users = new Map<number, ReturnType<typeof createUserSource>>();
  let epoch = firstEpoch;
  /** Highest number of a topic that was forgotten: one that comes again starts above it, so no old number fits by chance. */
  let forgotten = 0;

  const keyOf = (topic: string, userId: number | null) => (topic === USER_TOPIC ? `${topic} ${String(userId)}` : topic);

  const open = (topic: string, userId: number | null): Entry | null => {
    if (topic === USER_TOPIC) {
      if (userId === null) return null;
      const source = createUserSource();
      users.set(userId, source);
      return { channel: createChannel(topic, source, epoch, forgotten), usedAt: 0, heard: nothing, gameIds: new Set() };
    }
    const rule = ruleOf(topic, store);
    if (!rule) return null;
    const source = createTopicSource(rule, store, now);
    return {
      channel: createChannel(topic, source, epoch, forgotten),
      usedAt: 0,
      heard: source.heard,
      gameIds: rule.gameIds,
    };
  };

  const add = (key: string, entry: Entry) => {
    entries.set(key, entry);
    if (entry.gameIds === null) lists.add(entry);
    for (const id of entry.gameIds ?? []) byGame.set(id, (byGame.get(id) ?? new Set<Entry>()).add(entry));
  };
  const remove = (key: string, entry: Entry) => {
    entries.delete(key);
    lists.delete(entry);
    for (const id of entry.gameIds ?? []) {
      const sharing = byGame.get(id);
      sharing?.delete(entry);
      if (sharing?.size === 0) byGame.delete(id);
    }
  };

  return {
    epoch: (): string => epoch,
    /** The topic's channel, opened when it is not; null when there is no such topic for this player. */
    get(topic: string, userId: number | null): Channel | null {
      const key = keyOf(topic, userId);
      const known = entries.get(key);
      const entry = known ?? open(topic, userId);
      if (!entry) return null;
      entry.usedAt = Date.now();
      if (!known) add(key, entry);
      return entry.channel;
    },
    heard(change: Change): void {
      if (change.kind !== 'market') {
        for (const { heard } of entries.values()) heard(change);
        return;
      }
      const gameId = (change.after ?? change.before)?.gameId ?? 0;
      for (const { heard } of lists) heard(change);
      for (const { heard } of byGame.get(gameId) ?? []) heard(change);
    },
    /** False when nobody of this player listens. */
    push(userId: number, eventIn: (lng: string) => UserEvent): void {
      users.get(userId)?.push(eventIn);
    },
    listeners: (): number[] => [...users.keys()],
    seal(): void {
      const moment = now();
      for (const { channel } of entries.values()) channel.seal(moment);
    },
    sweep(inUse: ReadonlySet<Channel>): void {
      const moment = Date.now();
      for (const [key, entry] of entries) {
        if (inUse.has(entry.channel)) entry.usedAt = moment;
        if (entry.usedAt > moment - IDLE_TOPIC_MS) continue;
        forgotten = Math.max(forgotten, entry.channel.seq() + 1);
        remove(key, entry);
        if (key.startsWith(`${USER_TOPIC} `)) users.delete(Number(key.slice(USER_TOPIC.length + 1)));
      }
    },
    named: (topic: string | undefined): Channel[] =>
      [...entries.values()]
        .map(({ channel }) => channel)
        .filter((channel) => topic === undefined || channel.topic === topic),
    /** Loses the history of the topic, or of all and of those to come. */
    restart(topic: string | undefined): Channel[] {
      const next = randomUUID();
      if (topic === undefined) epoch = next;
      const hit = [...entries.values()]
        .map(({ channel }) => channel)
        .filter((each) => topic === undefined || each.topic === topic);
      for (const channel of hit) channel.restart(next);
      return hit;
    },
    size: (): number => entries.size,
  };
}
export type Channels = ReturnType<typeof createChannels>;
