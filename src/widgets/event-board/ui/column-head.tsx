import { useT } from '@/shared/i18n';

import * as css from './board.css';
import * as columns from './columns.css';

/** Names of the columns. For the eye: each price says its market and outcome itself. */
export function ColumnHead({ title, hasDraw }: { title: string; hasDraw: boolean }) {
  const t = useT();
  return (
    <div className={css.head} aria-hidden="true">
      <span className={css.headName}>{title}</span>
      <span className={columns.headCells}>
        <span>{t('sport.column.home')}</span>
        {hasDraw && <span>{t('sport.column.draw')}</span>}
        <span>{t('sport.column.away')}</span>
      </span>
      <span className={`${columns.headCells} ${columns.secondCells}`}>{t('sport.column.total')}</span>
      <span className={`${columns.headCells} ${columns.thirdCells}`}>{t('sport.column.handicap')}</span>
    </div>
  );
}
