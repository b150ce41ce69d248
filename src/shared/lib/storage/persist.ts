import { createEvent, sample, type StoreWritable, type Unit } from 'effector';
import { type Fail, persist as persistWith } from 'effector-storage';
import { local } from 'effector-storage/local';

import type { z } from '@contracts/zod';

import { logFx } from '@/shared/lib/logger';

/** Reads everything kept into the scope. Fires once, before the first page: until then a scope has no storage. */
export const storageOpened = createEvent();

/**
 * A read or a write failed (storage is full or forbidden, or the value is broken). The store keeps its value in memory.
 */
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

const stored = local({});
/**
 * A key that is not there says nothing: neither at the first read, nor when another tab clears the storage. The library would put
 * the store back to its beginning, and a setting that the player has chosen would change while they look at it. Decision D-981.
 */
const adapter: typeof stored = (key, update) =>
  stored(key, (text) => {
    if (text !== null) update(text);
  });

type Persisted<State> = {
  store: StoreWritable<State>;
  /** Its name in local storage, after the prefix `openbook.`. */
  key: string;
  /** Checks what an older version, another tab or a person wrote, and drops what does not fit. */
  schema: z.ZodMiniType<State>;
  /** When to read the value. A model whose code loads late names a later moment than `storageOpened`. */
  pickup?: Unit<void>;
};

/** Keeps a store over reloads and in step with the other tabs. Where storage is missing, it is a plain store. */
export function persist<State>({ store, key, schema, pickup = storageOpened }: Persisted<State>): void {
  persistWith({
    adapter,
    store,
    key,
    keyPrefix: 'openbook.',
    pickup,
    // A missing key is not a broken one.
    contract: (raw): raw is State => raw === undefined || schema.safeParse(raw).success,
    fail: storageFailed,
  });
}
