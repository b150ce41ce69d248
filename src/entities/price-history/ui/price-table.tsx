import { useUnit } from 'effector-react';
import { useState } from 'react';

import type { PriceHistory } from '@contracts/price-history';

import { $coefViewId } from '@/entities/preferences/@x/price-history';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { formatOdds } from '@/shared/lib/odds';
import { Details } from '@/shared/ui/details';
import { Score } from '@/shared/ui/score';

import { rowsOf } from '../lib/rows';
import type { Drawn } from '../lib/series';
import type { Line } from './price-chart';
import * as css from './price-history.css';

type PriceTableProps = { lines: readonly Line[]; marks: PriceHistory['marks']; drawn: Drawn };

/** Every change as a table, the newest first, with the goals among them: the chart for players who cannot see it. */
export function PriceTable({ lines, marks, drawn }: PriceTableProps) {
  const t = useT();
  const [isOpen, toggle] = useState(false);
  const [format, viewId] = useUnit([$format, $coefViewId]);
  return (
    <Details summary={t('prices.table')} open={isOpen} onToggle={toggle}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('prices.time')}</th>
            {lines.map(({ id, name }) => (
              <th key={id} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(drawn, marks).map((row) => (
            <tr key={`${row.kind} ${String(row.at)}`}>
              <th scope="row">{formatDateTime(row.at * 1000, format)}</th>
              {row.kind === 'mark' ? (
                <td colSpan={lines.length} className={css.mark}>
                  {t('prices.score', { minute: row.minute })} <Score home={row.score[0]} away={row.score[1]} />
                </td>
              ) : (
                row.prices.map((milli, index) => (
                  <td key={lines[index]?.id ?? index}>
                    <bdi>{milli === null ? '–' : formatOdds(milli, viewId, format.locale)}</bdi>
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  );
}
