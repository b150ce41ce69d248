/** An app that is mounted with what its permissions allow, for tests of the wide facade. */
import type { PluginHost } from '@sdk';
import { createStore, fork, type Scope } from 'effector';
import { beforeEach, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { fetchFx } from '@/shared/api';
import { $feedState } from '@/shared/feed';
import { logFx } from '@/shared/lib/logger';

import { openHost } from './open-host';
import './guard.testing';
// Here already, so that no test waits for it.
import './wide-host';

/** The log lines. */
export const warned: string[] = [];
export const frames: FrameRequestCallback[] = [];
beforeEach(() => {
  warned.length = 0;
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(String(text)));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});

export const entryOf = (fields: Partial<PluginEntry> = {}): PluginEntry => ({
  ...{ id: 'card', version: '1.0.0', kind: 'module', entry: '/plugins/card/index.js', mounts: [], enabled: true },
  sdk: '^1.2.0',
  ...fields,
});

const offline = () => new Promise<Response>(() => undefined);
export const forkWith = (answer: (request: Request) => Promise<Response> = offline) =>
  fork({
    values: [[$feedState, 'live']],
    handlers: [
      [fetchFx, answer],
      [logFx, () => undefined],
    ] as never,
  });

/** An app that is mounted with these permissions. */
export async function setup(fields: Partial<PluginEntry>, scope: Scope = forkWith()) {
  const gone = new AbortController();
  const feedback = {
    ready: () => undefined,
    fail: () => undefined,
    gone: gone.signal,
    slot: null,
    $params: createStore({}),
  };
  const host: PluginHost = await openHost(scope, entryOf(fields), feedback);
  return { scope, host, gone };
}
