import { allSettled, type EventCallable, fork } from 'effector';
import { vi } from 'vitest';

import { fetchFx } from '@/shared/api';
import { $shelfStorage } from '@/shared/keyed-call';

import { $userId } from './model/session';

type Tab = {
  /** Values of other stores. */
  values?: readonly (readonly [unknown, unknown])[];
  /** What the browser keeps for all its tabs. */
  stored?: Map<string, string>;
};

/** A tab of player 3 before a server. */
export function openTab(server: (request: Request) => Promise<Response>, { values = [], stored = new Map() }: Tab) {
  const storage = {
    read: (name: string) => stored.get(name) ?? null,
    write: (name: string, text: string) => stored.set(name, text),
  };
  const own = [
    [$userId, 3],
    [$shelfStorage, storage],
  ];
  const scope = fork({ values: [...own, ...values] as never, handlers: [[fetchFx, server]] });
  /** Does not wait for what never ends. */
  const tell = async <T>(unit: EventCallable<T>, params: T) => {
    void allSettled(unit as EventCallable<unknown>, { scope, params });
    await vi.advanceTimersByTimeAsync(20);
  };
  return { scope, tell };
}
