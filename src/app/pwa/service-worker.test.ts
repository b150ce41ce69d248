import { beforeEach, expect, test, vi } from 'vitest';

type Pressed = {
  notification: { data: unknown; close: () => void };
  waitUntil: (done: Promise<unknown>) => void;
};

const close = vi.fn();
const openWindow = vi.fn(() => Promise.resolve(null));
const told: unknown[] = [];
const tab = (focus: () => Promise<unknown>) => ({ focus, postMessage: (data: unknown) => told.push(data) });

beforeEach(() => {
  close.mockClear();
  openWindow.mockClear();
  told.length = 0;
  vi.resetModules();
});

/** The worker with these open tabs, and a press on a message of its. */
async function press(tabs: readonly ReturnType<typeof tab>[], data: unknown): Promise<void> {
  const listeners = new Map<string, (event: Pressed) => void>();
  vi.stubGlobal('self', {
    ...{ __WB_MANIFEST: [], location: { href: 'http://site.test/sw.js', origin: 'http://site.test' } },
    clients: { matchAll: () => Promise.resolve(tabs), openWindow },
    addEventListener: (type: string, listen: (event: Pressed) => void) => listeners.set(type, listen),
  });
  await import('./service-worker');
  let done: Promise<unknown> | undefined;
  listeners.get('notificationclick')?.({ notification: { data, close }, waitUntil: (until) => void (done = until) });
  await done;
}

const bet = '/en/office/history?bet=91';
const match = '/en/home/live/1/2/7';

test.each([bet, match])('[PREF-10] a press on a message leads an open tab to %s', async (address) => {
  const focus = vi.fn(() => Promise.resolve(null));
  await press([tab(focus)], { address });
  expect(told).toEqual([{ open: address }]);
  expect([focus.mock.calls.length, close.mock.calls.length, openWindow.mock.calls]).toEqual([1, 1, []]);
});

test('[PREF-10] a tab that the browser does not bring to the front is led there all the same', async () => {
  await press([tab(() => Promise.reject(new Error('not allowed')))], { address: bet });
  expect(told).toEqual([{ open: bet }]);
});

test.each([
  [{ address: bet }, bet],
  [{ address: 'https://elsewhere.example/' }, '/'],
  [{ address: '//elsewhere.example/' }, '/'],
  [{ address: '/\\elsewhere.example/' }, '/'],
  [null, '/'],
])('[PREF-10] without a tab %o opens %s', async (data, address) => {
  await press([], data);
  expect(openWindow.mock.calls).toEqual([[address]]);
});
