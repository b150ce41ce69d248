import { randomUUID } from 'node:crypto';

import type { Channel } from './channel.ts';
import type { Channels } from './channels.ts';
import { bufferMaxBytes, pingMs, userTopic, weightOfConnectionMax } from './config.ts';
import type { Counts, ResetReason } from './figures.ts';
import type { Lanes } from './lanes.ts';
import type { FeedConnection, FeedStream, TopicAt } from './types.ts';
import { weightOf } from './weight.ts';

/** What one client has received already, and what it will receive at the next beat. */
export type Stream = ReturnType<typeof createStream>;

/** `isTooMuch`: would this be too much for the address of the connection? */
type Around = {
  channels: Channels;
  lanes: Lanes;
  counts: Counts;
  isTooMuch: (weight: number) => boolean;
  onClose: (stream: FeedStream) => void;
};

export function createStream(connection: FeedConnection, { channels, lanes, counts, isTooMuch, onClose }: Around) {
  const streamId = randomUUID();
  /** Weight of what the client asked for, by topic. */
  const asked = new Map<string, number>();
  const weight = () => [...asked.values()].reduce((sum, one) => sum + one, 0);
  /** Number of the last sent delta, by channel. */
  const cursors = new Map<Channel, number>();
  let resets: { topic: string; reason: ResetReason }[] = [];
  let isGreeted = false;
  let isReplaying = false;
  let isOverflown = false;
  let sent = 0;
  let sentAt = 0;

  const reset = (topic: string, reason: ResetReason) => {
    asked.delete(topic);
    resets.push({ topic, reason });
    counts.reset(reason);
  };

  const add = ({ topic, seq }: TopicAt, epoch: string | undefined) => {
    const channel = channels.get(topic, connection.userId);
    if (!channel) {
      // After a reset the client asks for a snapshot. For a lost topic the answer is 404.
      if (topic !== userTopic) reset(topic, 'gap');
      return;
    }
    if (seq === undefined) {
      cursors.set(channel, channel.seq());
      return;
    }
    if (epoch !== undefined && epoch !== channels.epoch()) reset(topic, 'epoch');
    else if (!channel.canResume(seq)) reset(topic, 'gap');
    else {
      isReplaying ||= seq < channel.seq();
      cursors.set(channel, seq);
    }
  };

  /** A slow client gets nothing more. When it has read what waits, it starts again with snapshots. */
  const overflow = () => {
    for (const { topic } of cursors.keys()) reset(topic, 'overflow');
    cursors.clear();
  };

  const frames = (now: number): string[] => {
    const all: string[] = [];
    if (!isGreeted) {
      all.push(JSON.stringify({ t: 'hello', streamId, epoch: channels.epoch(), heartbeatMs: pingMs }));
      isGreeted = true;
    }
    for (const { topic, reason } of resets) all.push(JSON.stringify({ t: 'reset', topic, reason }));
    resets = [];
    for (const [channel, from] of cursors) {
      if (from === channel.seq()) continue;
      all.push(...channel.since(from, connection.lng));
      cursors.set(channel, channel.seq());
    }
    // Old deltas are sent with the present time, so that the client knows how old they are.
    if (isReplaying || Date.now() - sentAt >= pingMs) all.push(JSON.stringify({ t: 'ping', ts: now }));
    isReplaying = false;
    return all;
  };

  /** No page hears so much: the connection ends, and with it all that it asked for. */
  const tooMuch = () => {
    stream.close();
    connection.cut();
  };

  const subscribe = (topics: readonly TopicAt[], epoch?: string) => {
    for (const { topic } of topics) asked.set(topic, weightOf(topic));
    const all = weight();
    if (all > weightOfConnectionMax || isTooMuch(all)) {
      tooMuch();
      return;
    }
    for (const each of topics) {
      const work = { owner: stream, topic: each.topic, run: () => add(each, epoch) };
      if (channels.isOpen(each.topic, connection.userId)) work.run();
      else if (!lanes.take(connection.holder?.address ?? '', work)) {
        tooMuch();
        return;
      }
    }
  };

  const stream: FeedStream = {
    streamId,
    subscribe,
    unsubscribe: (topics) => {
      lanes.drop(stream, topics);
      for (const topic of topics) asked.delete(topic);
      for (const channel of cursors.keys()) if (topics.includes(channel.topic)) cursors.delete(channel);
    },
    close: () => {
      lanes.drop(stream);
      cursors.clear();
      asked.clear();
      onClose(stream);
    },
  };

  return {
    stream,
    connection,
    channels: () => cursors.keys(),
    weight,
    /** The channel's numbers have started again. */
    restarted(channel: Channel): void {
      if (cursors.delete(channel)) reset(channel.topic, 'epoch');
    },
    /** Sends everything that waits, in one message. Sends nothing when nothing waits. */
    beat(now: number): void {
      if (connection.bufferedBytes() > bufferMaxBytes) {
        if (!isOverflown) overflow();
        isOverflown = true;
        return;
      }
      isOverflown = false;
      const all = frames(now);
      if (all.length === 0) return;
      sent += 1;
      sentAt = Date.now();
      const text = all.length === 1 ? (all[0] ?? '') : `[${all.join(',')}]`;
      counts.sent(text);
      connection.send(text, `${channels.epoch()}:${String(sent)}`);
    },
  };
}
