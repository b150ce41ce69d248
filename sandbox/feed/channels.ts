import { randomUUID } from 'node:crypto';

import type { SharedEvent, UserEvent } from '../../contracts/frames.ts';
import { holdsScope, type Scope } from '../../simulator/index.ts';
import type { Channel, Source } from './channel.ts';
import { createChannel } from './channel.ts';
import { idleTopicMs, topicsMax, userTopic } from './config.ts';
import type { Change, EntityStore } from './entity-store.ts';
import { createTopicSource, createValueSource } from './source.ts';
import { ruleOf } from './topic.ts';
import type { FeedHubOptions } from './types.ts';
import { createZoneSource, zoneMatchOf } from './zone-source.ts';

type Entry = {
  channel: Channel;
  usedAt: number;
  heard: (change: Change) => void;
  gameIds: ReadonlySet<number> | null;
  follows: ReadonlySet<number>;
  /** Matches that it shows prices of, and which of them. */
  matches: () => Iterable<number>;
  scope: Scope;
};

const nothing = () => undefined;
const none: ReadonlySet<number> = new Set();

/**
 * The topics that somebody uses now or used a short while ago. It measures that time by the real clock, because tests
 * move the clock of the world.
 */
export function createChannels(
  {
    store,
    now,
    hasList,
    hasShared,
    zoneOf,
    prices,
  }: Pick<FeedHubOptions, 'now' | 'hasList' | 'hasShared' | 'zoneOf' | 'prices'> & { store: EntityStore },
  firstEpoch: string,
) {
  const entries = new Map<string, Entry>();
  /**
   * Nine of ten changes are prices. A price is sent to the lists and to the topics of its match only, because asking
   * every topic would cost too much.
   */
  const lists = new Set<Entry>();
  const byMatch = new Map<number, Set<Entry>>();
  const users = new Map<number, ReturnType<typeof createValueSource>>();
  const shared = new Map<string, ReturnType<typeof createValueSource>>();
  let epoch = firstEpoch;
  /**
   * The highest number that a forgotten topic had. A new topic starts above it, so that no old number fits by chance.
   */
  let forgotten = 0;

  const keyOf = (topic: string, userId: number | null) => (topic === userTopic ? `${topic} ${String(userId)}` : topic);

  const ofValues = (topic: string, source: Source): Entry => ({
    channel: createChannel(topic, source, epoch, forgotten),
    ...{ usedAt: 0, heard: nothing, gameIds: none, follows: none, matches: () => none, scope: 'main' },
  });

  const open = (topic: string, userId: number | null): Entry | null => {
    if (topic === userTopic) {
      if (userId === null) return null;
      const source = createValueSource();
      users.set(userId, source);
      return ofValues(topic, source);
    }
    if (hasShared?.(topic) === true) {
      const source = createValueSource();
      shared.set(topic, source);
      return ofValues(topic, source);
    }
    const zoneId = zoneMatchOf(topic);
    if (zoneId !== null) {
      if (zoneOf(zoneId) === null) return null;
      return ofValues(
        topic,
        createZoneSource(zoneId, () => zoneOf(zoneId)),
      );
    }
    const rule = ruleOf(topic, store, hasList);
    if (!rule) return null;
    const { follows = none } = rule;
    // Runs before the first look at them: a joined bet without followers has no price.
    prices.followJoined(follows);
    const source = createTopicSource(rule, store, now);
    return {
      channel: createChannel(topic, source, epoch, forgotten),
      usedAt: 0,
      heard: source.heard,
      gameIds: rule.gameIds,
      follows,
      matches: source.games,
      scope: source.scope,
    };
  };

  const add = (key: string, entry: Entry) => {
    entries.set(key, entry);
    if (entry.gameIds === null) lists.add(entry);
    for (const id of entry.gameIds ?? []) byMatch.set(id, (byMatch.get(id) ?? new Set<Entry>()).add(entry));
  };
  const remove = (key: string, entry: Entry) => {
    forgotten = Math.max(forgotten, entry.channel.seq() + 1);
    entries.delete(key);
    lists.delete(entry);
    shared.delete(key);
    if (key.startsWith(`${userTopic} `)) users.delete(Number(key.slice(userTopic.length + 1)));
    for (const id of entry.gameIds ?? []) {
      const sharing = byMatch.get(id);
      sharing?.delete(entry);
      if (sharing?.size === 0) byMatch.delete(id);
    }
  };

  return {
    epoch: (): string => epoch,
    /**
     * Returns the channel of a topic, and opens it when it is not open yet. Null when this player has no such topic.
     */
    get(topic: string, userId: number | null): Channel | null {
      const key = keyOf(topic, userId);
      const known = entries.get(key);
      const entry = known ?? open(topic, userId);
      if (!entry) return null;
      entry.usedAt = Date.now();
      if (!known) add(key, entry);
      return entry.channel;
    },
    isOpen: (topic: string, userId: number | null): boolean => entries.has(keyOf(topic, userId)),
    heard(change: Change): void {
      if (change.kind === 'sport' || change.kind === 'champ') {
        for (const { heard } of entries.values()) heard(change);
        return;
      }
      const gameId = change.kind === 'game' ? change.id : ((change.after ?? change.before)?.gameId ?? 0);
      for (const { heard } of lists) heard(change);
      for (const { heard } of byMatch.get(gameId) ?? []) heard(change);
    },
    /** Does nothing when no page of this player listens. */
    push(userId: number, eventIn: (lng: string) => UserEvent): void {
      users.get(userId)?.push(eventIn);
    },
    listeners: (): number[] => [...users.keys()],
    /** Does nothing when no page listens. */
    tell(topic: string, eventIn: (lng: string) => SharedEvent): void {
      shared.get(topic)?.push(eventIn);
    },
    hears: (topic: string): boolean => entries.has(topic),
    seal(): void {
      const moment = now();
      for (const { channel } of entries.values()) channel.seal(moment);
    },
    sweep(inUse: ReadonlySet<Channel>): void {
      const moment = Date.now();
      for (const [key, entry] of entries) {
        if (inUse.has(entry.channel)) entry.usedAt = moment;
        if (entry.usedAt <= moment - idleTopicMs) remove(key, entry);
      }
    },
    isMany: (): boolean => entries.size > topicsMax,
    /** Drops topics without listeners, the oldest first, until there are few enough. */
    trim(inUse: ReadonlySet<Channel>): void {
      const idle = [...entries]
        .filter(([, { channel }]) => !inUse.has(channel))
        .toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
      for (const [key, entry] of idle.slice(0, Math.max(0, entries.size - topicsMax / 2))) remove(key, entry);
    },
    named: (topic: string | undefined): Channel[] =>
      [...entries.values()]
        .map(({ channel }) => channel)
        .filter((channel) => topic === undefined || channel.topic === topic),
    /** Throws the history away: of one topic, or of all present and future ones. */
    restart(topic: string | undefined): Channel[] {
      const next = randomUUID();
      if (topic === undefined) epoch = next;
      const hit = [...entries.values()]
        .map(({ channel }) => channel)
        .filter((each) => topic === undefined || each.topic === topic);
      for (const channel of hit) channel.restart(next);
      return hit;
    },
    /** Outcomes that topics show by their numbers. */
    follows: (): Set<number> => new Set([...entries.values()].flatMap(({ follows }) => [...follows])),
    /** Every match that a topic holds, and how much of its offer the topics show. */
    matches(): Map<number, Scope> {
      const wanted = new Map<number, Scope>();
      for (const { matches, scope } of entries.values())
        for (const id of matches()) {
          const known = wanted.get(id);
          if (!known || !holdsScope(known, scope)) wanted.set(id, scope);
        }
      return wanted;
    },
  };
}
export type Channels = ReturnType<typeof createChannels>;
