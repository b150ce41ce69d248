import { useUnit } from 'effector-react';

import type { StatLine } from '@contracts/statistics';

import { $format, formatDateTime, formatShortDate, formatTime, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Score } from '@/shared/ui/score';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { dayWithYear } from '../lib/day';
import { outcomeIn } from '../lib/outcome';
import { linePath } from '../lib/paths';
import * as css from './statistics.css';

type MatchLinesProps = {
  lines: readonly StatLine[];
  sportId: number;
  /** Each line ends with how it went for this team. */
  teamId?: number;
  /** Stands instead of an empty list. */
  none: string;
};

/** Results or fixtures, each a link to the match. */
export function MatchLines({ lines, sportId, teamId, none }: MatchLinesProps) {
  if (lines.length === 0) return <p className={css.quiet}>{none}</p>;
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.id} className={css.line}>
          <Line line={line} sportId={sportId} teamId={teamId} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line, sportId, teamId }: { line: StatLine; sportId: number; teamId: number | undefined }) {
  const t = useT();
  const format = useUnit($format);
  const { home, away, score, state, startAt } = line;
  const path = linePath(line, sportId);
  const outcome = teamId === undefined ? null : outcomeIn(line, teamId);
  const ms = startAt * 1000;
  const content = (
    <>
      <time className={css.when} dateTime={new Date(ms).toISOString()} title={formatDateTime(ms, format)}>
        {state === 'over' ? dayWithYear(ms, format) : `${formatShortDate(ms, format)} ${formatTime(ms, format)}`}
      </time>
      <bdi className={`${css.side} ${css.home}`}>{home?.name ?? t('stat.unknown')}</bdi>
      {score ? (
        <Score home={score[0]} away={score[1]} className={css.score} />
      ) : (
        <span className={state === 'live' ? css.live : css.score}>{state === 'live' ? t('stat.live') : '–'}</span>
      )}
      <bdi className={css.side}>{away?.name ?? t('stat.unknown')}</bdi>
      {outcome === null ? (
        <span />
      ) : (
        <span className={css.outcome[outcome]}>
          <span aria-hidden="true">{t(`stat.mark.${outcome}`)}</span>
          <VisuallyHidden>{t(`stat.outcome.${outcome}`)}</VisuallyHidden>
        </span>
      )}
    </>
  );
  return path === null ? (
    <div className={css.lineBox}>{content}</div>
  ) : (
    <AppLink to={path} className={css.lineBox}>
      {content}
    </AppLink>
  );
}
