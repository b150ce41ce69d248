import { type MatchInfo, useMatchPlay } from '@/entities/match';
import { useT } from '@/shared/i18n';
import { Score } from '@/shared/ui/score';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './match-view.css';

/**
 * Sets or quarters in one line, in tennis also the points of the present game: a table would push the prices down. Screen
 * readers get the table.
 */
export function Periods({ match }: { match: MatchInfo }) {
  const score = useMatchPlay(match.id)?.score;
  if (!score || score.periods.length === 0) return null;
  const { periods, points } = score;
  return (
    <>
      <div className={css.periods} aria-hidden="true">
        {periods.map(([home, away], index) => (
          <Score
            key={String(index)}
            home={home}
            away={away}
            className={index === periods.length - 1 ? css.periodNow : css.period}
          />
        ))}
        {points && <Score home={points[0]} away={points[1]} className={css.points} />}
      </div>
      <VisuallyHidden>
        <PeriodTable match={match} score={score} />
      </VisuallyHidden>
    </>
  );
}

type Played = NonNullable<NonNullable<ReturnType<typeof useMatchPlay>>['score']>;

function PeriodTable({ match, score: { periods, points, full } }: { match: MatchInfo; score: Played }) {
  const t = useT();
  return (
    <table aria-label={t('sport.event.periods')}>
      <thead>
        <tr>
          <td />
          {periods.map((_, index) => (
            <th key={String(index)} scope="col">
              {t('sport.event.period', { number: index + 1 })}
            </th>
          ))}
          {points && <th scope="col">{t('sport.event.points')}</th>}
          <th scope="col">{t('sport.event.total')}</th>
        </tr>
      </thead>
      <tbody>
        {[match.opp1.name, match.opp2.name].map((name, side) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {periods.map((period, index) => (
              <td key={String(index)}>{period[side]}</td>
            ))}
            {points && <td>{points[side]}</td>}
            <td>{full[side]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
