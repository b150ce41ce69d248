import { useMatchPlay } from '@/entities/match';
import { useT } from '@/shared/i18n';

import * as css from './row.css';

/** The wide score shows at most this many periods, the last ones. */
const most = 5;

type MatchScoreProps = {
  gameId: number;
  /** Adds the scores by period. */
  isWide: boolean;
};

/** Two numbers under each other, beside their teams. Empty before the start. */
export function MatchScore({ gameId, isWide }: MatchScoreProps) {
  const score = useMatchPlay(gameId)?.score;
  return (
    <span className={css.score}>
      {score && <Pair className={css.scoreFull} pair={score.full} />}
      {score && isWide && <Periods periods={score.periods} />}
    </span>
  );
}

function Periods({ periods }: { periods: readonly (readonly [string, string])[] }) {
  const t = useT();
  const skipped = Math.max(0, periods.length - most);
  return periods.slice(skipped).map((pair, index) => {
    const number = skipped + index + 1;
    return <Pair key={number} className={css.scorePeriod} pair={pair} name={t('sport.event.period', { number })} />;
  });
}

type PairProps = { className: string; pair: readonly [string, string]; name?: string | undefined };

function Pair({ className, pair, name }: PairProps) {
  return (
    <span className={className} title={name}>
      {pair.map((points, side) => (
        <bdi key={side === 0 ? 'home' : 'away'} className={css.scoreLine}>
          {points}
        </bdi>
      ))}
    </span>
  );
}
