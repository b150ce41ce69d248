import { randomUUID } from 'node:crypto';

import type { Channel } from './channel.ts';
import type { Channels } from './channels.ts';
import { bufferMaxBytes, pingMs, userTopic } from './config.ts';
import type { FeedConnection, FeedStream, TopicAt } from './types.ts';

type Reason = 'gap' | 'epoch' | 'overflow';

/** What one client has heard already, and what it will hear at the next beat. */
export type Stream = ReturnType<typeof createStream>;

export function createStream(connection: FeedConnection, channels: Channels, onClose: (stream: FeedStream) => void) {
  const streamId = randomUUID();
  /** Number of the last sent delta, by channel. */
  const cursors = new Map<Channel, number>();
  let resets: { topic: string; reason: Reason }[] = [];
  let isGreeted = false;
  let isReplaying = false;
  let isOverflown = false;
  let sent = 0;
  let sentAt = 0;

  const reset = (topic: string, reason: Reason) => resets.push({ topic, reason });

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
    // With old deltas goes the present time, so that the client knows how old they are.
    if (isReplaying || Date.now() - sentAt >= pingMs) all.push(JSON.stringify({ t: 'ping', ts: now }));
    isReplaying = false;
    return all;
  };

  const stream: FeedStream = {
    streamId,
    subscribe: (topics, epoch) => topics.forEach((topic) => add(topic, epoch)),
    unsubscribe: (topics) => {
      for (const channel of cursors.keys()) if (topics.includes(channel.topic)) cursors.delete(channel);
    },
    close: () => onClose(stream),
  };

  return {
    stream,
    connection,
    channels: () => cursors.keys(),
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
      connection.send(all.length === 1 ? (all[0] ?? '') : `[${all.join(',')}]`, `${channels.epoch()}:${String(sent)}`);
    },
  };
}
