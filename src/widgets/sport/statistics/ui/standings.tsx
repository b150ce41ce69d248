import type { Table } from '@contracts/statistics';

import { useT } from '@/shared/i18n';
import { Score } from '@/shared/ui/score';

import { FormMarks } from './form-marks';
import * as css from './statistics.css';
import { TeamLink } from './team-link';

type StandingsProps = {
  table: Table;
  /** Rows of these teams stand out. */
  own?: readonly number[];
};

/** The table of a season, the first place first. */
export function Standings({ table, own = [] }: StandingsProps) {
  const t = useT();
  const head = (key: 'played' | 'won' | 'drawn' | 'lost' | 'points', className: string = css.headCell) => (
    <th scope="col" className={className}>
      <abbr className={css.abbreviation} title={t(`stat.column.${key}`)}>
        {t(`stat.short.${key}`)}
      </abbr>
    </th>
  );
  const wide = `${css.headCell} ${css.wideOnly}`;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse
    <div className={css.scroller} role="region" aria-label={t('stat.table')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.headCell}>
              <abbr className={css.abbreviation} title={t('stat.column.place')}>
                №
              </abbr>
            </th>
            <th scope="col" className={css.teamCell}>
              {t('stat.column.team')}
            </th>
            {head('played')}
            {head('won', wide)}
            {table.hasDraws && head('drawn', wide)}
            {head('lost', wide)}
            <th scope="col" className={css.headCell}>
              {t('stat.column.score')}
            </th>
            {head('points')}
            <th scope="col" className={wide}>
              {t('stat.column.form')}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.team.id} className={own.includes(row.team.id) ? css.ownRow : undefined}>
              <td className={css.numberCell}>{row.place}</td>
              <th scope="row" className={css.teamCell}>
                <TeamLink team={row.team} />
              </th>
              <td className={css.numberCell}>{row.played}</td>
              <td className={`${css.numberCell} ${css.wideOnly}`}>{row.won}</td>
              {table.hasDraws && <td className={`${css.numberCell} ${css.wideOnly}`}>{row.drawn}</td>}
              <td className={`${css.numberCell} ${css.wideOnly}`}>{row.lost}</td>
              <td className={css.numberCell}>
                <Score home={row.scored} away={row.conceded} />
              </td>
              <td className={css.strongCell}>{row.points}</td>
              <td className={`${css.numberCell} ${css.wideOnly}`}>
                <FormMarks form={row.form} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
