import { ClientFrame } from '@contracts/client-frames';
import { z } from '@contracts/zod';

import { leaderBeatMs, leaderHungMs } from './config';
import { openEventStream } from './event-stream';
import type { Connection, ConnectionListener, ConnectionRequest, UpFrame } from './transport';
import { createWantedTopics } from './wanted-topics';

/** What tabs say to each other. `beat`: the leader lives. `join`: a new tab asks for the leader's greeting. */
const TabMessage = z.union([
  z.object({ kind: z.literal('beat') }),
  z.object({ kind: z.literal('message'), text: z.string() }),
  z.object({ kind: z.literal('join'), from: z.string() }),
  z.object({ kind: z.literal('hello'), to: z.string(), text: z.string() }),
  z.object({ kind: z.literal('frame'), from: z.string(), frame: ClientFrame }),
  z.object({ kind: z.literal('leave'), from: z.string() }),
]);
type TabMessage = z.infer<typeof TabMessage>;

/**
 * All tabs of a browser share one event stream, because over HTTP/1.1 six streams would stop every other call. The tab
 * that holds a lock leads: it opens the stream and hands its messages on. When a leader closes, the next tab gets the
 * lock. When a leader hangs, another tab takes the lock after 10 s.
 */
export function openSharedStream(request: ConnectionRequest, listener: ConnectionListener): Connection {
  if (typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) return openEventStream(request, listener);

  const name = `openbook-feed-${request.language}`;
  const tab = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  const ending = new AbortController();
  let leading: ReturnType<typeof createWantedTopics> | null = null;
  let lastBeat = Date.now();
  let beatTimer: ReturnType<typeof setInterval> | undefined;
  const hungTimer = setInterval(() => {
    if (leading !== null || Date.now() - lastBeat <= leaderHungMs) return;
    lastBeat = Date.now();
    take({ steal: true });
  }, leaderBeatMs);
  // A closed channel throws. A second close, or a frame after a failure, does nothing.
  const say = (message: TabMessage) => {
    if (!ending.signal.aborted) channel.postMessage(message);
  };

  const stop = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    clearInterval(beatTimer);
    clearInterval(hungTimer);
    leading?.close();
    channel.close();
  };
  const fail = () => {
    if (ending.signal.aborted) return;
    stop();
    listener.closed();
  };

  /** Holds the lock while this tab has the stream. Rejects when another tab steals the lock; this tab then follows. */
  const lead = () =>
    new Promise<void>((release) => {
      ending.signal.addEventListener('abort', () => release());
      if (ending.signal.aborted) return;
      leading = createWantedTopics(openStream(), tab);
      beatTimer = setInterval(() => say({ kind: 'beat' }), leaderBeatMs);
    });
  const openStream = () =>
    openEventStream(request, {
      message: (text) => {
        leading?.heard(text);
        say({ kind: 'message', text });
        listener.message(text);
      },
      closed: fail,
    });
  function take(options: LockOptions) {
    navigator.locks.request(name, options, lead).catch(() => {
      // Another tab stole the lock because this one seemed to hang. A tab that ended while it waited has lost nothing.
      if (leading !== null) fail();
    });
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { data: message } = TabMessage.safeParse(data);
    if (!message || ending.signal.aborted) return;
    if (message.kind === 'beat' || message.kind === 'message') lastBeat = Date.now();
    if (leading !== null) {
      if (message.kind === 'join') {
        const text = leading.join();
        if (text !== null) say({ kind: 'hello', to: message.from, text });
      }
      if (message.kind === 'frame') leading.send(message.from, message.frame);
      if (message.kind === 'leave') leading.leave(message.from);
      return;
    }
    if (message.kind === 'message' || (message.kind === 'hello' && message.to === tab)) listener.message(message.text);
  });

  take({ signal: ending.signal });
  say({ kind: 'join', from: tab });

  return {
    send: (frame: UpFrame) => {
      if (leading !== null) leading.send(tab, frame);
      else say({ kind: 'frame', from: tab, frame });
    },
    close: () => {
      if (leading === null) say({ kind: 'leave', from: tab });
      stop();
    },
  };
}
