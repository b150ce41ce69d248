import { useUnit } from 'effector-react';
import { Fragment } from 'react';

import type { Averages as Numbers } from '@contracts/statistics';

import { $locale, useT } from '@/shared/i18n';

import * as css from './statistics.css';

const names = ['scored', 'conceded', 'won', 'both', 'overTwo', 'corners', 'cards'] as const;
const shares: readonly string[] = ['won', 'both', 'overTwo'];

/** Means of the two sides, one line each. */
export function Averages({ home, away }: { home: Numbers; away: Numbers }) {
  const t = useT();
  const locale = useUnit($locale);
  const text = (name: (typeof names)[number], value: number) =>
    shares.includes(name)
      ? new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100)
      : new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 }).format(value / 100);
  return (
    <table className={css.table}>
      <tbody>
        {names.map((name) => {
          const [one, other] = [home[name], away[name]];
          return one === undefined || other === undefined ? (
            <Fragment key={name} />
          ) : (
            <tr key={name}>
              <td className={css.strongCell}>{text(name, one)}</td>
              <th scope="row" className={css.headCell}>
                {t(`stat.average.${name}`)}
              </th>
              <td className={css.strongCell}>{text(name, other)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
