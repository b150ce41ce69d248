import { useStoreMap, useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';

import type { Part } from '@/shared/late-code';

import { $parts, type PartState, partWanted } from './parts';

type Shown<T> = { module: T | null; state: PartState | null; hasFailed: boolean };

/**
 * The code and the state of a part. Asks for the part while `isWanted`. The placeholder is not drawn again when the
 * code loads, and keeps the focus.
 */
export function usePart<T>(part: Part<T>, isWanted = true): Shown<T> {
  const want = useUnit(partWanted);
  useLayoutEffect(() => {
    if (isWanted) want(part);
  }, [isWanted, want, part]);
  const entry = useStoreMap({ store: $parts, keys: [part], fn: (parts, [key]) => parts.get(key) ?? null });
  return {
    module: (entry?.module ?? null) as T | null,
    state: entry?.state ?? null,
    hasFailed: (entry?.failures ?? 0) > 0,
  };
}
