import { randomUUID } from 'node:crypto';

import type { Channel } from './channel.ts';
import type { Channels } from './channels.ts';
import { BUFFER_MAX_BYTES, PING_MS, USER_TOPIC } from './config.ts';
import type { FeedConnection, FeedStream, TopicAt } from './types.ts';

type Reason = 'gap' | 'epoch' | 'overflow';

/** What one client has been told, and what it is told at the next beat. */
export type Stream = ReturnType<typeof createStream>;

export function createStream(connection: FeedConnection, channels: Channels, onClose: (stream: FeedStream) => void) {
  const streamId = randomUUID();
  /** Number of the last delta that was sent, by channel. */
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
      // What is gone answers 404 to the snapshot that a reset asks for.
      if (topic !== USER_TOPIC) reset(topic, 'gap');
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

  /** Too slow a reader starts anew once it has read what waits. */
  const overflow = () => {
    for (const { topic } of cursors.keys()) reset(topic, 'overflow');
    cursors.clear();
  };

  const frames = (now: number): string[] => {
    const all: string[] = [];
    if (!isGreeted) {
      all.push(JSON.stringify({ t: 'hello', streamId, epoch: channels.epoch(), heartbeatMs: PING_MS }));
      isGreeted = true;
    }
    for (const { topic, reason } of resets) all.push(JSON.stringify({ t: 'reset', topic, reason }));
    resets = [];
    for (const [channel, from] of cursors) {
      if (from === channel.seq()) continue;
      all.push(...channel.since(from, connection.lng));
      cursors.set(channel, channel.seq());
    }
    // Deltas of the past come with the present moment, so that the client knows how old they are.
    if (isReplaying || Date.now() - sentAt >= PING_MS) all.push(JSON.stringify({ t: 'ping', ts: now }));
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
    /** The channel's numbers have started anew. */
    restarted(channel: Channel): void {
      if (cursors.delete(channel)) reset(channel.topic, 'epoch');
    },
    /** Sends one message with all that has come up, if anything has. */
    beat(now: number): void {
      if (connection.bufferedBytes() > BUFFER_MAX_BYTES) {
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
