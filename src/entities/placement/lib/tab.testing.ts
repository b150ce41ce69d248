import {
  allSettled,
  createWatch,
  type EventCallable,
  fork,
  type Scope,
  type Store,
  type StoreWritable,
} from 'effector';
import { vi } from 'vitest';

import { $slipStorage, couponOpened } from '@/entities/coupon/@x/placement';
import { fetchFx } from '@/shared/api';
import { couponKey } from '@/shared/config';
import { $now, clockStarted } from '@/shared/lib/clock';
import { logFx } from '@/shared/lib/logger';

import { type Answered, answered } from '../model/answers';
import type { Server } from './server.testing';

/** Timers and the date stand still; frames and microtasks go on. */
export const stopClock = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: 1_790_000_000_000,
  });

/** Lets everything that is ready happen. `setImmediate` is the real one. */
const flush = () => new Promise<void>((resolve) => setImmediate(resolve));
export async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 1000) {
    vi.advanceTimersByTime(Math.min(1000, left));
    await flush();
  }
}
export async function act<T>(scope: Scope, unit: EventCallable<T>, params?: T) {
  void allSettled(unit as EventCallable<unknown>, { scope, params });
  await flush();
  await flush();
}

export type Told = { key: string; kind: Answered['outcome']['kind'] };
/** `writes`: everything that the tabs wrote, so that the other tabs can hear of it. */
export type Stored = { text: string | null; writes: { text: string; by: object }[] };

type Seeds = readonly (readonly [StoreWritable<never>, unknown])[];
/** What a test gives a tab beside its storage. `values`: player, account, site. `isOpen`: the page has read the kept slip. */
type TabInput = { told?: Told[]; values?: Seeds; isOpen?: boolean };

/** One tab of the browser. What it stores outlives it. `told`: what the player heard, in all tabs. */
export async function openTab(
  server: Server,
  stored: Stored,
  { told = [], values = [], isOpen = true }: TabInput = {},
) {
  let isAlive = true;
  const storedWhenSent: (string | null)[] = [];
  const ask = (request: Request) => {
    if (!isAlive) return new Promise<Response>(() => undefined);
    if (request.url.endsWith('/place')) storedWhenSent.push(stored.text);
    return server.answer(request);
  };
  const storage = {
    read: () => stored.text,
    write: (text: string) => {
      if (!isAlive) return;
      stored.text = text;
      stored.writes.push({ text, by: storage });
    },
  };
  const scope = fork({
    values: [[$now, Date.now()], [$slipStorage, storage], ...values] as never,
    handlers: [
      [fetchFx, ask],
      [logFx, () => undefined],
    ],
  });
  createWatch({
    unit: answered,
    scope,
    fn: ({ sent, outcome }) => {
      if (isAlive) told.push({ key: sent.key, kind: outcome.kind });
    },
  });
  const listeners: ((event: { key: string; newValue: string }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) => listeners.push(listener));
  let heard = stored.writes.length;
  await act(scope, clockStarted);
  if (isOpen) await act(scope, couponOpened);
  vi.unstubAllGlobals();
  return {
    scope,
    storedWhenSent,
    close: () => void (isAlive = false),
    /** The browser's storage events: one for each write of another tab. */
    hear: async () => {
      for (; heard < stored.writes.length; heard += 1) {
        const { text = '', by } = stored.writes[heard] ?? {};
        if (by !== storage) for (const listener of listeners) listener({ key: couponKey, newValue: text });
      }
      await flush();
      await flush();
    },
    get: <T>(store: Store<T>) => scope.getState(store),
  };
}
