import { type GameInfo, useGamePlay } from '@/entities/game';
import { useT } from '@/shared/i18n';

import * as css from './game-view.css';

/** Sets or quarters of both sides; in tennis also the points of the present game. */
export function Periods({ game }: { game: GameInfo }) {
  const t = useT();
  const score = useGamePlay(game.id)?.score;
  if (!score || score.periods.length === 0) return null;
  const { periods, points, full } = score;
  const sides = [game.opp1.name, game.opp2.name];

  return (
    <table className={css.periods} aria-label={t('sport.event.periods')}>
      <thead className={css.periodHead}>
        <tr>
          <td />
          {periods.map((_, index) => (
            <th
              key={String(index)}
              scope="col"
              className={css.periodCell}
              aria-label={t('sport.event.period', { number: index + 1 })}
            >
              {index + 1}
            </th>
          ))}
          {points && (
            <th scope="col" className={css.periodCell}>
              {t('sport.event.points')}
            </th>
          )}
          <th scope="col" className={css.periodCell}>
            {t('sport.event.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sides.map((name, side) => (
          <tr key={name}>
            <th scope="row" className={css.periodSide}>
              <bdi>{name}</bdi>
            </th>
            {periods.map((period, index) => (
              <td key={String(index)} className={css.periodCell}>
                {period[side]}
              </td>
            ))}
            {points && <td className={css.periodCell}>{points[side]}</td>}
            <td className={css.periodCell}>
              <b>{full[side]}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
