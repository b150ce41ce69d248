import { randomUUID } from 'node:crypto';

import { wireChamp, wireGame, wireMarket } from '../simulator/wire.ts';
import { createChannels } from './channels.ts';
import {
  BATCH_MS,
  CONNECTIONS_MAX,
  CONNECTIONS_OF_ADDRESS_MAX,
  CONNECTIONS_OF_SESSION_MAX,
  USER_TOPIC,
} from './config.ts';
import { createEntityStore } from './entity-store.ts';
import { createSearch } from './search.ts';
import { createStream } from './stream.ts';
import type { Stream } from './stream.ts';
import type { FeedHub, FeedHubOptions } from './types.ts';

/** See FeedHub. Batches run in real time: the clock of a world may stand still or jump. */
export function createFeedHub({ now, entities, epoch = randomUUID() }: FeedHubOptions): FeedHub {
  const store = createEntityStore();
  if (entities) store.load(entities, now());
  const channels = createChannels(store, now, epoch);
  const streams = new Map<string, Stream>();
  const search = createSearch(store, now);
  let silentUntil = 0;
  let cutUntil = 0;

  const flush = () => {
    channels.seal();
    if (Date.now() < silentUntil) return;
    const moment = now();
    for (const stream of streams.values()) stream.beat(moment);
  };
  const timer = setInterval(flush, BATCH_MS);
  const sweeper = setInterval(() => {
    channels.sweep(new Set([...streams.values()].flatMap((stream) => [...stream.channels()])));
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
    apply: (ops) => {
      const moment = now();
      for (const op of ops) for (const change of store.apply(op, moment)) channels.heard(change);
    },
    listeners: () => channels.listeners(),
    publishUser: (userId, eventIn) => channels.push(userId, eventIn),
    snapshot: (topic, lng, userId = null) => {
      const channel = channels.get(topic, userId);
      if (!channel) {
        // A visitor has no topic of their own, and nothing is wrong with asking.
        return topic === USER_TOPIC ? { topic, epoch: channels.epoch(), seq: 0, ts: now(), entities: {} } : null;
      }
      // What has happened so far belongs to the snapshot's number, not to the delta after it.
      channel.seal(now());
      return { topic, epoch: channel.epoch(), seq: channel.seq(), ts: now(), entities: channel.entities(lng) };
    },
    connect: (connection) => {
      const created = createStream(connection, channels, ({ streamId }) => void streams.delete(streamId));
      streams.set(created.stream.streamId, created);
      return created.stream;
    },
    stream: (streamId) => streams.get(streamId)?.stream,
    connections: () => streams.size,
    refusal: ({ address, sessionId }) => {
      if (Date.now() < cutUntil || streams.size >= CONNECTIONS_MAX) return 'busy';
      const holders = [...streams.values()].map(({ connection }) => connection.holder);
      const ofAddress = address === '' ? 0 : holders.filter((holder) => holder?.address === address).length;
      const ofSession = sessionId === null ? 0 : holders.filter((holder) => holder?.sessionId === sessionId).length;
      return ofAddress >= CONNECTIONS_OF_ADDRESS_MAX || ofSession >= CONNECTIONS_OF_SESSION_MAX ? 'many' : null;
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
    game: (id) => store.gameAt(id, now()),
    market: (id) => store.markets.get(id),
    marketsOf: (gameId) => store.marketsOf(gameId),
    gamePart: (id, lng) => {
      const game = store.gameAt(id, now());
      return game && wireGame(game, lng);
    },
    marketPart: (id, lng) => {
      const market = store.markets.get(id);
      return market && wireMarket(market, lng);
    },
    champPart: (id, lng) => {
      const champ = store.champs.get(id);
      return champ && wireChamp(champ, lng);
    },
    search,
    flush,
    stop: () => {
      clearInterval(timer);
      clearInterval(sweeper);
      cut();
    },
  };
}
