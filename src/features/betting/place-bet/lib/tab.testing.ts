import {
  allSettled,
  createWatch,
  fork,
  type EventCallable,
  type Scope,
  type Store,
  type StoreWritable,
} from 'effector';
import { vi } from 'vitest';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import { $slipStorage, couponOpened, recordFrom, type Sent } from '@/entities/coupon';
import { bet } from '@/entities/coupon/testing';
import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';
import { couponKey } from '@/shared/config';
import { $now, clockStarted } from '@/shared/lib/clock';

import { placeRequested } from '../model/outgoing';
import { answered, type Answered } from '../model/placement';
import type { Server } from './server.testing';

/** Timers and the date stand still; frames and microtasks go on. */
export const stopClock = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: 1_790_000_000_000,
  });

const config = {
  ref_id: 7,
  couponTypesWithMinAmount: [],
  couponTypesWithMaxAmount: [],
  isAvailableCouponBonusBet: false,
  languages: [],
};

/** Lets everything that is ready happen: `setImmediate` is the real one. */
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
/** `writes`: everything that was written, for the tabs that hear of it. */
export type Stored = { text: string | null; writes: { text: string; by: object }[] };
export const read = (stored: Stored) => recordFrom(JSON.parse(stored.text ?? 'null'), Date.now());

/** One tab of the browser; what is stored outlives it. `told`: what the player was told, in all tabs. */
export async function openTab(
  server: Server,
  stored: Stored,
  told: Told[] = [],
  userId: number | null = 3,
  loaded: [StoreWritable<Sent[]>, Sent[]][] = [],
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
    values: [
      [$userId, userId],
      [$now, Date.now()],
      [$balance, balance],
      [$slipStorage, storage],
      [$siteConfig, config],
      ...loaded,
    ],
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
  if (loaded.length === 0) await act(scope, couponOpened);
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
    press: () => act(scope, placeRequested),
    get: <T>(store: Store<T>) => scope.getState(store),
  };
}
export type Tab = Awaited<ReturnType<typeof openTab>>;

export const fresh = (): Stored => ({
  text: JSON.stringify({ ids: [], bets: [bet(11, {}, 1850)], stake: 150_00, iso: 'RUB', sent: [] }),
  writes: [],
});
