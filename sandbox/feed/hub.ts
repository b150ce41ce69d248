import { randomUUID } from 'node:crypto';

import { wireChamp } from '../../simulator/index.ts';
import { createSearch } from '../search/index.ts';
import { createChannels } from './channels.ts';
import {
  batchMs,
  connectionsMax,
  connectionsOfAddressMax,
  connectionsOfSessionMax,
  laneEveryMs,
  userTopic,
  weightOfAddressMax,
} from './config.ts';
import { createEntityStore } from './entity-store.ts';
import { createCounts } from './figures.ts';
import { createHolders } from './holders.ts';
import { createLanes } from './lanes.ts';
import type { Stream } from './stream.ts';
import { createStream } from './stream.ts';
import type { FeedHub, FeedHubOptions } from './types.ts';

/** Makes a FeedHub. It sends batches in real time, because the clock of a world may stand still or jump. */
export function createFeedHub({
  now,
  entities,
  prices,
  hasList,
  hasShared,
  teams = () => [],
  zoneOf,
  epoch = randomUUID(),
  isFed = () => true,
}: FeedHubOptions): FeedHub {
  const store = createEntityStore(prices);
  store.load(entities, now());
  const channels = createChannels({ store, now, hasList, zoneOf, prices, ...(hasShared && { hasShared }) }, epoch);
  const lanes = createLanes();
  const streams = new Map<string, Stream>();
  const holders = createHolders();
  const counts = createCounts();
  const heardNow = () => new Set([...streams.values()].flatMap((stream) => [...stream.channels()]));
  const search = createSearch({ store, teams, now });
  /** Connections of sessions that have ended: they hear what waits for them, and then nothing. */
  const leaving = new Set<Stream>();
  let heardAt = Date.now();
  let silentUntil = 0;
  let cutUntil = 0;

  const flush = () => {
    if (channels.isMany()) channels.trim(heardNow());
    channels.seal();
    const moment = now();
    if (Date.now() >= silentUntil && isFed()) for (const stream of streams.values()) stream.beat(moment);
    for (const { connection, stream } of leaving) {
      stream.close();
      connection.cut();
    }
    leaving.clear();
  };
  const timer = setInterval(flush, batchMs);
  const turns = setInterval(() => lanes.beat(), laneEveryMs);
  turns.unref();
  const sweeper = setInterval(() => {
    channels.sweep(heardNow());
    store.keepPrices(channels.matches());
    prices.keepJoined(channels.follows());
  }, 10_000);
  timer.unref();
  sweeper.unref();

  const cut = () => {
    for (const { connection, stream } of [...streams.values()]) {
      stream.close();
      connection.cut();
    }
  };

  return {
    epoch: () => channels.epoch(),
    ageMs: () => Date.now() - heardAt,
    apply: (ops) => {
      heardAt = Date.now();
      const moment = now();
      for (const op of ops) for (const change of store.apply(op, moment)) channels.heard(change);
    },
    listeners: () => channels.listeners(),
    publishUser: (userId, eventIn) => channels.push(userId, eventIn),
    tell: (topic, eventIn) => channels.tell(topic, eventIn),
    hears: (topic) => channels.hears(topic),
    hangUp: (userId, sessionId) => {
      for (const stream of streams.values()) {
        const { connection } = stream;
        const isTheirs = sessionId === undefined || connection.holder?.sessionId === sessionId;
        if (connection.userId === userId && isTheirs) leaving.add(stream);
      }
    },
    snapshot: (topic, lng, userId = null) => {
      const channel = channels.get(topic, userId);
      if (!channel) {
        // A visitor has no topic of their own, but may ask for it.
        return topic === userTopic ? { topic, epoch: channels.epoch(), seq: 0, ts: now(), entities: {} } : null;
      }
      // The number of the snapshot must count what has happened so far; the next delta must not tell it again.
      channel.seal(now());
      return { topic, epoch: channel.epoch(), seq: channel.seq(), ts: now(), entities: channel.entities(lng) };
    },
    version: (topic, userId) => {
      const channel = channels.get(topic, userId);
      channel?.seal(now());
      return channel && `${channel.epoch()} ${String(channel.seq())}`;
    },
    opened: (topic, userId, address) =>
      new Promise((resolve) => {
        const run = () => {
          channels.get(topic, userId);
          resolve(true);
        };
        if (channels.isOpen(topic, userId)) resolve(true);
        else if (!lanes.take(address, { owner: {}, topic, run })) resolve(false);
      }),
    connect: (connection) => {
      const { address = '' } = connection.holder ?? {};
      const created: Stream = createStream(connection, {
        ...{ channels, lanes, counts },
        isTooMuch: (weight) =>
          address !== '' &&
          [...streams.values()].reduce(
            (sum, each) => sum + (each !== created && each.connection.holder?.address === address ? each.weight() : 0),
            weight,
          ) > weightOfAddressMax,
        onClose: ({ streamId }) => {
          if (streams.delete(streamId)) holders.remove(connection.holder);
        },
      });
      streams.set(created.stream.streamId, created);
      holders.add(connection.holder);
      return created.stream;
    },
    stream: (streamId) => streams.get(streamId)?.stream,
    connections: () => streams.size,
    figures: () => {
      const all = channels.named(undefined);
      return { ...counts.read(), topics: all.length, changes: all.reduce((sum, channel) => sum + channel.kept(), 0) };
    },
    players: () => [
      ...new Map(
        [...streams.values()].flatMap(({ connection: { userId, holder } }) => {
          const sessionId = holder?.sessionId ?? null;
          return userId === null || sessionId === null ? [] : [[sessionId, { userId, sessionId }] as const];
        }),
      ).values(),
    ],
    refusal: ({ address, sessionId }) => {
      if (Date.now() < cutUntil || streams.size >= connectionsMax || !isFed()) return 'busy';
      const isMany =
        holders.ofAddress(address) >= connectionsOfAddressMax ||
        holders.ofSession(sessionId) >= connectionsOfSessionMax;
      return isMany ? 'many' : null;
    },
    isCut: () => Date.now() < cutUntil,
    fault: ({ do: fault, topic, ms = 0 }) => {
      if (fault === 'silence') silentUntil = Date.now() + ms;
      if (fault === 'cut') {
        cutUntil = Date.now() + ms;
        cut();
      }
      if (fault === 'gap') for (const channel of channels.named(topic)) channel.loseNext();
      if (fault !== 'epoch') return;
      for (const channel of channels.restart(topic)) for (const stream of streams.values()) stream.restarted(channel);
    },
    champPart: (id, lng) => {
      const champ = store.champs.get(id);
      return champ && wireChamp(champ, lng);
    },
    search,
    entities: () => store.entities(now()),
    flush,
    stop: () => {
      clearInterval(timer);
      clearInterval(turns);
      clearInterval(sweeper);
      cut();
    },
  };
}
