import type { PluginHost } from '@sdk';

import { FrameMessage, type HostMessage } from '@contracts/frame-messages';

import { createQuota, followPulse, followSight } from '@/shared/frame-talk';

import { createCommands } from './commands';
import { createKept } from './kept';
import type { Warn } from './read-frame';
import { followHost } from './state';

type Talk = {
  id: string;
  iframe: HTMLIFrameElement;
  host: PluginHost;
  port: MessagePort;
  resize: (height: number) => void;
  warn: Warn;
  fail: (reason: string) => void;
};

/** What a message claims to be, short enough for the log. */
const nameOf = (message: unknown): string => {
  const type: unknown = typeof message === 'object' && message !== null && 'type' in message ? message.type : message;
  return JSON.stringify(typeof type === 'string' ? type.slice(0, 40) : typeof type);
};

/** Both directions of a channel: what the host tells, and what the frame may say, each message checked and counted. */
export function talk({ id, iframe, host, port, resize, warn, fail }: Talk): void {
  const { gone } = host;
  const say = (message: HostMessage) => port.postMessage(message);
  const end = () => port.close();
  gone.addEventListener('abort', end, { once: true });
  const endFor = (reason: string) => {
    end();
    fail(reason);
  };
  const kept = createKept(id, host);
  const tell = () =>
    say({
      type: 'state',
      state: { ...hostState(), isVisible: isVisible(), kept: host.can('storage') ? kept.read() : null },
    });
  const hostState = followHost(host, tell);
  const isVisible = followSight(iframe, gone, tell);
  const alive = followPulse({
    isVisible,
    gone,
    ask: () => say({ type: 'ping' }),
    fail: () => endFor('It does not answer any more'),
  });

  const quota = createQuota({ warn, fail: endFor });
  const obey = createCommands(host, { resize, keep: kept.keep, warn });
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    alive();
    if (!quota.takesMessage()) return;
    const message = FrameMessage.safeParse(data).data;
    if (message === undefined) quota.wrongMessage(nameOf(data));
    else if (message.type === 'ready') host.ready();
    else if (message.type === 'fail') endFor(message.reason);
    else if (message.type !== 'pong' && quota.takesCommand()) obey(message);
  };
  tell();
}
