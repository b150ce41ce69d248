/**
 * For a page that a host shows in a frame: `const host = await connectFrame(); draw(host.state()); host.ready();`. It stands
 * alone: no React, no stores, nothing of the host's.
 */
import {
  type FrameCommand,
  type FrameMessage,
  frameProtocol,
  type FrameState,
  FrameWelcome,
  HostMessage,
} from '../../contracts/frame-messages.ts';

export type { FrameState };
type Asked<Type extends FrameCommand['type']> = Extract<FrameCommand, { type: Type }>;

export type FrameHost = {
  /** The last message of the host. */
  state: () => FrameState;
  /** Calls `listener` for each change. Returns what ends it. */
  subscribe: (listener: (state: FrameState) => void) => () => void;
  /** The first picture is on the screen. The host waits for it no longer than 3 s from when it began. */
  ready: () => void;
  /** The page cannot go on: its place shows a block with a button. */
  fail: (reason: string) => void;
  /** px, within the bounds of the entry's `frame.height`. */
  resize: (height: number) => void;
  /** `navigate`. A path of the host's site, without the language. */
  navigate: (path: string) => void;
  /** `notify` */
  notify: (notice: Asked<'notify'>['notice']) => void;
  /** `analytics` */
  track: (event: string, facts?: Record<string, string | number>) => void;
  /** `modal:open` */
  openModal: (name: Asked<'openModal'>['name'], params?: Record<string, string>) => void;
  /** `storage`. One text of 1000 signs, told again (`state().kept`) to the same player while the host's page is open. */
  keep: (value: string) => void;
};

/** `hosts`: origins of the pages that may hold this one. Without it the frame answers to any host: name the hosts in `frame-ancestors`. */
type Options = { hosts?: readonly string[] };

/** One end of the host's channel. */
function meet({ hosts }: Options): Promise<MessagePort> {
  return new Promise((resolve) => {
    const hear = ({ source, origin, data, ports: [port] }: MessageEvent<unknown>) => {
      const isHost = source === parent && (hosts === undefined || hosts.includes(origin));
      const welcome = FrameWelcome.safeParse(data).data;
      if (!isHost || port === undefined || welcome?.version !== frameProtocol) return;
      removeEventListener('message', hear);
      resolve(port);
    };
    addEventListener('message', hear);
    // Says nothing of us but that we are here, so anybody may hear it.
    parent.postMessage({ openbook: 'frame', version: frameProtocol, type: 'hello' }, '*');
  });
}

/** Resolves with the first state. Never resolves outside of a host's frame. */
export async function connectFrame(options: Options = {}): Promise<FrameHost> {
  const port = await meet(options);
  const say = (message: FrameMessage) => port.postMessage(message);
  const listeners = new Set<(state: FrameState) => void>();
  const first = Promise.withResolvers<FrameState>();
  let state: FrameState | null = null;
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = HostMessage.safeParse(data).data;
    if (message?.type === 'ping') say({ type: 'pong' });
    if (message?.type !== 'state') return;
    state = message.state;
    first.resolve(state);
    for (const listener of listeners) listener(state);
  };
  const begun = await first.promise;
  return {
    state: () => state ?? begun,
    subscribe: (listener) => {
      const own = (told: FrameState) => listener(told);
      listeners.add(own);
      return () => listeners.delete(own);
    },
    ready: () => say({ type: 'ready' }),
    fail: (reason) => say({ type: 'fail', reason: reason.slice(0, 300) }),
    resize: (height) => say({ type: 'resize', height }),
    navigate: (path) => say({ type: 'navigate', path }),
    notify: (notice) => say({ type: 'notify', notice }),
    track: (event, facts) => say({ type: 'analytics', event, ...(facts === undefined ? {} : { facts }) }),
    openModal: (name, params) => say({ type: 'openModal', name, ...(params === undefined ? {} : { params }) }),
    keep: (value) => say({ type: 'keep', value }),
  };
}
