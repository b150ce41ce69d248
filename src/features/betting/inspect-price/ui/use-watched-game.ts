import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { gameWatched } from '../model/history';

/** Keeps the price changes of this game. */
export function useWatchedGame(gameId: number): void {
  const watch = useUnit(gameWatched);
  useEffect(() => {
    watch(gameId);
  }, [watch, gameId]);
}
