import { createEvent, sample, type StoreWritable, type Unit } from 'effector';
import { persist as persistWith, type Fail } from 'effector-storage/local';

import type { z } from '@contracts/zod';

import { logFx } from '@/shared/lib/logger';

/** Reads everything that is kept into the scope. Fired once, before the first page: a scope has no storage of its own until then. */
export const storageOpened = createEvent();

/** A write or a read did not work (full, forbidden, off its schema); the store keeps its value in memory. */
const storageFailed = createEvent<Fail<Error>>();
sample({
  clock: storageFailed,
  fn: ({ key, operation, error }) => ({
    level: 'warning' as const,
    text: `Storage: ${operation} of ${key} failed`,
    details: error,
  }),
  target: logFx,
});

type Persisted<State> = {
  store: StoreWritable<State>;
  /** Its name in local storage, after `openbook.`. */
  key: string;
  /** What was written by an older version, another tab or a person is dropped when it does not fit. */
  schema: z.ZodMiniType<State>;
  /** When it is read; models that come late name a later moment than the opening of the storage. */
  pickup?: Unit<void>;
};

/** Keeps a store over reloads and in step with the other tabs. Works without storage: then it is just a store. */
export function persist<State>({ store, key, schema, pickup = storageOpened }: Persisted<State>): void {
  persistWith({
    store,
    key,
    keyPrefix: 'openbook.',
    pickup,
    // An absent key is no broken key.
    contract: (raw): raw is State => raw === undefined || schema.safeParse(raw).success,
    fail: storageFailed,
  });
}
