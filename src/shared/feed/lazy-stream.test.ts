import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openLazyStream } from './lazy-stream';

class FakeEventSource extends EventTarget {
  static all: FakeEventSource[] = [];
  isOpen = true;
  constructor() {
    super();
    FakeEventSource.all.push(this);
  }
  close() {
    this.isOpen = false;
  }
}
const request = { id: 1, transport: 'sse' as const, language: 'en', epoch: null };
const open = () => openLazyStream(request, { message: () => undefined, closed: () => undefined });
const codeHasCome = () => import('./shared-stream');

beforeEach(() => {
  FakeEventSource.all = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => vi.unstubAllGlobals());

test('the stream opens when its code is here, and closes when it is no longer needed', async () => {
  const connection = open();
  await codeHasCome();
  await vi.waitFor(() => expect(FakeEventSource.all).toHaveLength(1));

  connection.close();
  expect(FakeEventSource.all[0]?.isOpen).toBe(false);
});

test('a connection given up before its code came opens no stream', async () => {
  open().close();
  await codeHasCome();
  await Promise.resolve();

  expect(FakeEventSource.all).toHaveLength(0);
});
