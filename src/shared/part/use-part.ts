import { useStoreMap, useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';

import type { Part } from './create-part';
import { $parts, partWanted, type PartState } from './parts';

type Shown<T> = { module: T | null; state: PartState | null; hasFailed: boolean };

/** What is there of a part that is asked for while it is wanted. What stands in its place meanwhile is not drawn anew, and keeps the focus. */
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
