import { z } from '@contracts/zod';
import { ClientFrame } from '@contracts/feed';

import { LEADER_BEAT_MS, LEADER_HUNG_MS } from './config';
import type { Connection, ConnectionListener, ConnectionRequest, UpFrame } from './connection';
import { openEventStream } from './event-stream';
import { createStreamDesk } from './stream-desk';

/** What tabs say to each other. `beat`: the leader lives. `join`: tell me the leader's greeting. */
const TabMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('beat') }),
  z.object({ kind: z.literal('message'), text: z.string() }),
  z.object({ kind: z.literal('join'), from: z.string() }),
  z.object({ kind: z.literal('hello'), to: z.string(), text: z.string() }),
  z.object({ kind: z.literal('frame'), from: z.string(), frame: ClientFrame }),
  z.object({ kind: z.literal('leave'), from: z.string() }),
]);
type TabMessage = z.infer<typeof TabMessage>;

/**
 * One event stream a browser, since over HTTP/1.1 six of them would stop every other call. The tab that holds a lock is the leader: it has the
 * stream and hands its messages on. A closed leader loses the lock to the next tab; one that hangs has it taken away after 10 s.
 */
export function openSharedStream(request: ConnectionRequest, listener: ConnectionListener): Connection {
  if (typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) return openEventStream(request, listener);

  const name = `openbook-feed-${request.language}`;
  const tab = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  const ending = new AbortController();
  let desk: ReturnType<typeof createStreamDesk> | null = null;
  let lastBeat = Date.now();
  let beatTimer: ReturnType<typeof setInterval> | undefined;
  const hungTimer = setInterval(() => {
    if (desk !== null || Date.now() - lastBeat <= LEADER_HUNG_MS) return;
    lastBeat = Date.now();
    take({ steal: true });
  }, LEADER_BEAT_MS);
  const say = (message: TabMessage) => channel.postMessage(message);

  const stop = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    clearInterval(beatTimer);
    clearInterval(hungTimer);
    desk?.close();
    channel.close();
  };
  const fail = () => {
    if (ending.signal.aborted) return;
    stop();
    listener.closed();
  };

  /** Holds the lock for as long as this tab has the stream. Rejects when another tab steals it: then this one follows anew. */
  const lead = () =>
    new Promise<void>((release) => {
      ending.signal.addEventListener('abort', () => release());
      if (ending.signal.aborted) return;
      desk = createStreamDesk(openStream(), tab);
      beatTimer = setInterval(() => say({ kind: 'beat' }), LEADER_BEAT_MS);
    });
  const openStream = () =>
    openEventStream(request, {
      message: (text) => {
        desk?.heard(text);
        say({ kind: 'message', text });
        listener.message(text);
      },
      closed: fail,
    });
  function take(options: LockOptions) {
    navigator.locks.request(name, options, lead).catch(() => {
      // Stolen: this tab was taken for hung. Waiting for the lock before this one ended is no failure.
      if (desk !== null) fail();
    });
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { data: message } = TabMessage.safeParse(data);
    if (!message || ending.signal.aborted) return;
    if (message.kind === 'beat' || message.kind === 'message') lastBeat = Date.now();
    if (desk !== null) {
      if (message.kind === 'join') {
        const text = desk.join();
        if (text !== null) say({ kind: 'hello', to: message.from, text });
      }
      if (message.kind === 'frame') desk.send(message.from, message.frame);
      if (message.kind === 'leave') desk.leave(message.from);
      return;
    }
    if (message.kind === 'message' || (message.kind === 'hello' && message.to === tab)) listener.message(message.text);
  });

  take({ signal: ending.signal });
  say({ kind: 'join', from: tab });

  return {
    send: (frame: UpFrame) => {
      if (desk !== null) desk.send(tab, frame);
      else say({ kind: 'frame', from: tab, frame });
    },
    close: () => {
      if (desk === null) say({ kind: 'leave', from: tab });
      stop();
    },
  };
}
