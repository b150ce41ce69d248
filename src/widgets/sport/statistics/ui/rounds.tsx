import type { Round, StatLine } from '@contracts/statistics';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';

import { linePath } from '../lib/paths';
import * as css from './statistics.css';

type RoundsProps = { rounds: readonly Round[]; sportId: number };

/** A draw from its first round to the final. */
export function Rounds({ rounds, sportId }: RoundsProps) {
  const t = useT();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse
    <div className={css.rounds} role="region" aria-label={t('stat.draw')} tabIndex={0}>
      {rounds.map(({ left, lines }) => (
        <section key={left} className={css.round}>
          <h3 className={css.roundName}>{roundName(t, left)}</h3>
          <ul className={css.roundLines}>
            {lines.map((line) => (
              <li key={line.id}>
                <Tie line={line} sportId={sportId} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function roundName(t: ReturnType<typeof useT>, left: number): string {
  if (left === 2) return t('stat.round.final');
  if (left === 4) return t('stat.round.semi');
  if (left === 8) return t('stat.round.quarter');
  return t('stat.round.last', { left });
}

function Tie({ line, sportId }: { line: StatLine; sportId: number }) {
  const t = useT();
  const path = linePath(line, sportId);
  const { home, away, score } = line;
  const isHomeFirst = score !== undefined && score[0] >= score[1];
  const content = [home, away].map((side, index) => (
    <span key={index} className={score && isHomeFirst === (index === 0) ? css.tieWinner : css.tieSide}>
      <bdi className={css.side}>{side?.name ?? t('stat.unknown')}</bdi>
      <span>{score?.[index] ?? ''}</span>
    </span>
  ));
  return path === null ? (
    <div className={css.tie}>{content}</div>
  ) : (
    <AppLink to={path} className={css.tie}>
      {content}
    </AppLink>
  );
}
