import { useGamePlay } from '@/entities/game';

import * as css from './row.css';

/** Two numbers under each other, beside their teams. Empty before the start. */
export function GameScore({ gameId }: { gameId: number }) {
  const full = useGamePlay(gameId)?.score?.full;
  return (
    <span className={css.score}>
      {full?.map((goals, side) => (
        <bdi key={side === 0 ? 'home' : 'away'} className={css.scoreLine}>
          {goals}
        </bdi>
      ))}
    </span>
  );
}
