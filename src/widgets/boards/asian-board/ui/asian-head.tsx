import { useT } from '@/shared/i18n';

import * as css from './board.css';

const columns = ['handicap', 'total', 'result'] as const;

/** Names of the columns, for the eye only: each price names its market and outcome itself. */
export function AsianHead({ title, hasFirst }: { title: string; hasFirst: boolean }) {
  const t = useT();
  const parts = hasFirst ? (['full', 'first'] as const) : (['full'] as const);
  return (
    <div className={css.head} aria-hidden="true">
      <span className={css.headName}>{title}</span>
      {parts.map((part) => (
        <span key={part} className={`${css.headPart} ${css.headOf[part]}`}>
          {t(`asian.part.${part}`)}
        </span>
      ))}
      {parts.map((part) =>
        columns.map((column) => (
          <span key={`${part} ${column}`} className={`${css.headColumn} ${css.headOf[part]}`}>
            {t(`asian.column.${column}`)}
          </span>
        )),
      )}
    </div>
  );
}
