/** One tab of the browser: the models of the product in a scope of their own, before the real backend. */
import { allSettled, createWatch, fork, type EventCallable, type Scope, type Store } from 'effector';
import { vi } from 'vitest';

import { $betsTopic } from '@/entities/bet';
import { $couponTopic, $slipStorage, couponOpened } from '@/entities/coupon';
import { $userId, checkSessionRequested } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { playerFollowed } from '@/features/betting/follow-player';
import { placingOpened } from '@/features/betting/place-bet';
import { fetchFx } from '@/shared/api';
import { carried, type Outgoing } from '@/shared/api/bearer';
import { couponKey } from '@/shared/config';
import { feedStarted, topicClosed, topicOpened } from '@/shared/feed';
import { $now, clockStarted } from '@/shared/lib/clock';

import { answered, answeredElsewhere, type Answered } from '../../../src/features/betting/place-bet/model/placement.ts';
import { readVisibilityFx } from '../../../src/features/betting/follow-player/model/follow-player.ts';
import { connectionGivenUp, openConnectionFx, type ConnectionRequest } from '../../../src/shared/feed/connection.ts';
import { messageReceived } from '../../../src/shared/feed/sync.ts';
import { requestSnapshotFx, SnapshotError, type SnapshotRequest } from '../../../src/shared/feed/snapshot.ts';
import { sessionBySecret } from '../../../sandbox/auth/sessions.ts';
import { siteConfig } from '../../../sandbox/site/config.ts';
import type { Backend } from './backend.ts';
import { settle } from './calm.ts';
import type { Network, Sendings } from './network.ts';
import { followSales, type SaleTold } from './selling.ts';

export type Storage = { text: string | null };
export type TabOptions = {
  backend: Backend;
  network: Network;
  stored: Storage;
  /** Another tab has to hear of it. */
  written: (text: string) => void;
  told: (answer: Answered) => void;
  /** Said here of a slip whose answer the other tab heard. */
  overheard: (answer: Omit<Answered, 'isCurrent'>) => void;
  saleTold: (one: SaleTold) => void;
} & Sendings;

export async function openTab({ backend, network, stored, written, told, overheard, ...rest }: TabOptions) {
  let isAlive = true;
  let closeFeed = () => {};
  const fire = <T>(unit: EventCallable<T>, params: T) =>
    void allSettled(unit as EventCallable<unknown>, { scope, params });

  /** Whose cookie it is. */
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
            written(text);
          },
        },
      ],
    ] as never,
    handlers: [
      [fetchFx, (request: Outgoing) => network.ask(new Request(request, carried(request)), () => isAlive, rest)],
      [readVisibilityFx, () => true],
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
    unit: answeredElsewhere,
    scope,
    fn: (answer) => {
      if (isAlive) overheard(answer);
    },
  });
  followSales(scope, (one) => {
    if (isAlive) rest.saleTold(one);
  });
  // What the components do: the topics of the slip and of the open bets are open while they are shown.
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
  // The clock of a tab that is gone stands still.
  const ticks = vi.spyOn(globalThis, 'setInterval');
  for (const unit of [clockStarted, couponOpened, placingOpened, playerFollowed, checkSessionRequested])
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
    /** The browser's storage event. */
    hear: async (text: string) => {
      for (const listener of listeners) listener({ key: couponKey, newValue: text });
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
