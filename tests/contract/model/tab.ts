/** One tab of the browser: the models of the product in their own scope, connected to the real backend. */
import { allSettled, createWatch, type EventCallable, fork, type Scope, type Store } from 'effector';
import { vi } from 'vitest';

import { $betsTopic } from '@/entities/bet';
import { $couponTopic, couponOpened } from '@/entities/coupon';
import { $slipStorage } from '@/entities/coupon/testing';
import { couponCodeLoaded } from '@/entities/placement';
import { $userId, checkSessionRequested } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { accountWatched } from '@/features/betting/watch-account';
import { fetchFx } from '@/shared/api';
import { carried, type Outgoing } from '@/shared/api/bearer';
import { couponKey } from '@/shared/config';
import { feedStarted, topicClosed, topicOpened } from '@/shared/feed';
import { $shelfStorage } from '@/shared/keyed-call';
import { $now, clockStarted } from '@/shared/lib/clock';

import { sessionBySecret } from '../../../sandbox/auth/sessions.ts';
import { siteConfig } from '../../../sandbox/site/config.ts';
import { type Answered, answered, overheard as overheardHere } from '../../../src/entities/placement/model/answers.ts';
import { sellingOpened } from '../../../src/features/betting/sell-bet/model/settings.ts';
import { connectionGivenUp, openConnectionFx } from '../../../src/shared/feed/connection.ts';
import { requestSnapshotFx, SnapshotError, type SnapshotRequest } from '../../../src/shared/feed/snapshot.ts';
import { messageReceived } from '../../../src/shared/feed/sync.ts';
import type { ConnectionRequest } from '../../../src/shared/feed/transport.ts';
import type { Backend } from './backend.ts';
import { settle } from './calm.ts';
import type { Network, Sendings } from './network.ts';
import { followSales, type SaleTold } from './selling.ts';

/** What the browser stores: the slip and, by name, the lists of other keys that wait for answers. */
export type Storage = { text: string | null; shelves: Map<string, string> };
export type Written = { key: string; text: string };
export type TabOptions = {
  backend: Backend;
  network: Network;
  stored: Storage;
  /** Called with each change that the other tab must hear of. */
  written: (word: Written) => void;
  told: (answer: Answered) => void;
  /** Called when this tab shows an answer that the other tab heard. */
  overheard: (answer: Answered) => void;
  saleTold: (one: SaleTold) => void;
} & Sendings;

export async function openTab({ backend, network, stored, written, told, overheard, ...rest }: TabOptions) {
  let isAlive = true;
  let closeFeed = () => {};
  const fire = <T>(unit: EventCallable<T>, params: T) =>
    void allSettled(unit as EventCallable<unknown>, { scope, params });

  /** Finds the player whose cookie the browser has. */
  const owner = () => {
    const { db, clock } = backend.world;
    const secret = network.cookies.get('sid');
    return secret === undefined ? null : (sessionBySecret(db, secret, clock.now())?.userId ?? null);
  };
  const connect = ({ epoch, language }: ConnectionRequest) => {
    if (network.isDown()) {
      setTimeout(() => fire(connectionGivenUp, undefined), 100);
      return { send: () => undefined, close: () => undefined };
    }
    let isOpen = true;
    const stream = backend.world.feed.connect({
      lng: language,
      userId: owner(),
      send: (text) =>
        queueMicrotask(() => {
          if (isOpen && !network.isDown()) fire(messageReceived, text);
        }),
      bufferedBytes: () => 0,
      cut: () => undefined,
    });
    let isEpochTold = epoch === null;
    const close = () => {
      isOpen = false;
      stream.close();
    };
    closeFeed = close;
    return {
      send: (frame: { t: string; topics?: unknown }) => {
        if (network.isDown()) return;
        if (frame.t === 'sub') stream.subscribe(frame.topics as [], isEpochTold ? undefined : (epoch ?? undefined));
        if (frame.t === 'unsub') stream.unsubscribe(frame.topics as []);
        isEpochTold = true;
      },
      close,
    };
  };
  const read = ({ topic, language }: SnapshotRequest) => {
    if (network.isDown()) throw new SnapshotError('failed');
    const snapshot = backend.world.feed.snapshot(topic, language, owner());
    if (snapshot === null) throw new SnapshotError('missing');
    return JSON.parse(JSON.stringify(snapshot)) as object;
  };

  const scope: Scope = fork({
    values: [
      [$now, Date.now()],
      [$siteConfig, siteConfig(backend.world, 'en')],
      [
        $slipStorage,
        {
          read: () => stored.text,
          write: (text: string) => {
            if (!isAlive) return;
            stored.text = text;
            written({ key: couponKey, text });
          },
        },
      ],
      [
        $shelfStorage,
        {
          read: (name: string) => stored.shelves.get(name) ?? null,
          write: (name: string, text: string) => {
            if (!isAlive) return;
            stored.shelves.set(name, text);
            written({ key: name, text });
          },
        },
      ],
    ] as never,
    handlers: [
      [fetchFx, (request: Outgoing) => network.ask(new Request(request, carried(request)), () => isAlive, rest)],
      [openConnectionFx, connect],
      [requestSnapshotFx, read],
    ] as never,
  });
  createWatch({
    unit: answered,
    scope,
    fn: (answer) => {
      if (isAlive) told(answer);
    },
  });
  createWatch({
    unit: overheardHere,
    scope,
    fn: (answer) => {
      if (isAlive) overheard(answer);
    },
  });
  followSales(scope, (one) => {
    if (isAlive) rest.saleTold(one);
  });
  // Opens the topics of the slip and of the open bets, as the components do while they are on the screen.
  for (const $topic of [$couponTopic, $betsTopic]) {
    let open: string | null = null;
    createWatch({
      unit: $topic.updates,
      scope,
      fn: (topic) => {
        if (open !== null) fire(topicClosed, open);
        if (topic !== null) fire(topicOpened, topic);
        open = topic;
      },
    });
  }

  const listeners: ((event: { key: string; newValue: string }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) => listeners.push(listener));
  // Remembers the intervals of the tab, to stop them when the tab closes.
  const ticks = vi.spyOn(globalThis, 'setInterval');
  for (const unit of [
    clockStarted,
    couponOpened,
    couponCodeLoaded,
    sellingOpened,
    accountWatched,
    checkSessionRequested,
  ])
    fire(unit, undefined);
  fire(feedStarted, { language: 'en', transport: 'ws' as const });
  await settle(backend);
  const intervals = ticks.mock.results.map(({ value }) => value as NodeJS.Timeout);
  ticks.mockRestore();
  vi.unstubAllGlobals();
  return {
    scope,
    get: <T>(store: Store<T>): T => scope.getState(store),
    act: async <T>(unit: EventCallable<T>, params: T) => {
      fire(unit, params);
      await settle(backend);
    },
    /** Brings the browser's storage event. */
    hear: async ({ key, text }: Written) => {
      for (const listener of listeners) listener({ key, newValue: text });
      await settle(backend);
    },
    userId: () => scope.getState($userId),
    dropFeed: () => closeFeed(),
    close: () => {
      isAlive = false;
      closeFeed();
      for (const interval of intervals) clearInterval(interval);
    },
  };
}
export type Tab = Awaited<ReturnType<typeof openTab>>;
