import type { ReactNode } from 'react';

import { type TextKey, useT } from '@/shared/i18n';

import * as css from './overview.css';

export type Row = { key: string | number; cells: readonly ReactNode[] };

/** Rows under their heads, or a line that says that there are none. A table that is wider than the page scrolls. */
export function Table({ name, heads, rows }: { name: TextKey; heads: readonly TextKey[]; rows: readonly Row[] }) {
  const t = useT();
  if (rows.length === 0) return <p className={css.quiet}>{t('debugger.empty')}</p>;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse
    <div className={css.scroll} role="region" aria-label={t(name)} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={heads[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A path, a name or a value of the machine. */
export const Code = ({ children }: { children: ReactNode }) => <span className={css.code}>{children}</span>;
