import { type BoardColumn, boardColumns } from '@/features/betting/filter-matches';
import { useT } from '@/shared/i18n';

import * as css from './board.css';
import * as at from './columns.css';

type ColumnHeadProps = { title: string; hasDraw: boolean; columns?: readonly BoardColumn[] | undefined };

/** Names of the columns, for the eye only: each price names its market and outcome itself. */
export function ColumnHead({ title, hasDraw, columns = boardColumns }: ColumnHeadProps) {
  const t = useT();
  return (
    <div className={css.head} data-two-way={hasDraw ? undefined : ''} aria-hidden="true">
      <span className={css.headName}>{title}</span>
      {columns.map((column, place) => (
        <span key={column} className={`${at.headCells} ${at.places[place] ?? ''}`}>
          {column === 'result' ? (
            <>
              <span>{t('sport.column.home')}</span>
              {hasDraw && <span>{t('sport.column.draw')}</span>}
              <span>{t('sport.column.away')}</span>
            </>
          ) : (
            t(`sport.column.${column}`)
          )}
        </span>
      ))}
    </div>
  );
}
