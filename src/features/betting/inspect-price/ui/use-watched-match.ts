import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { matchWatched } from '../model/history';

/** Keeps the price changes of this match. */
export function useWatchedMatch(gameId: number): void {
  const watch = useUnit(matchWatched);
  useEffect(() => {
    watch(gameId);
  }, [watch, gameId]);
}
