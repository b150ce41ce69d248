import { useCallback, useSyncExternalStore } from 'react';

import type { GamePlay } from '../lib/book';
import { useDesk } from './book-provider';

/** Score and clock of a game; renders when the score or the run of the clock changes, not as the clock runs. */
export function useGamePlay(gameId: number): GamePlay | undefined {
  const { book } = useDesk();
  const subscribe = useCallback(
    (changed: () => void) => book?.onPlay(gameId, changed) ?? (() => undefined),
    [book, gameId],
  );
  const read = () => book?.playOf(gameId);
  return useSyncExternalStore(subscribe, read, read);
}
