import { useCallback, useSyncExternalStore } from 'react';

import type { MatchPlay } from '../lib/book';
import { useCellSetup } from './book-provider';

/** Score and clock of a match. Renders when the score changes or the clock stops or starts, not at each second. */
export function useMatchPlay(gameId: number): MatchPlay | undefined {
  const { book } = useCellSetup();
  const subscribe = useCallback(
    (changed: () => void) => book?.onPlay(gameId, changed) ?? (() => undefined),
    [book, gameId],
  );
  const read = () => book?.playOf(gameId);
  return useSyncExternalStore(subscribe, read, read);
}
