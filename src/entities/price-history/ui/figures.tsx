import { useUnit } from 'effector-react';

import { $coefViewId } from '@/entities/preferences/@x/price-history';
import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatOdds, placesOf } from '@/shared/lib/odds';

import type { Line } from './price-chart';
import * as css from './price-history.css';

const columns = ['opening', 'low', 'high', 'now'] as const;

/** Opening, lowest, highest and present price of each outcome, and the price at which the player took it. */
export function Figures({ lines }: { lines: readonly Line[] }) {
  const t = useT();
  const [viewId, locale, format] = useUnit([$coefViewId, $locale, $format]);
  const hasAdded = lines.some(({ addedMilli }) => addedMilli !== undefined);
  const places = placesOf(
    lines.flatMap((line) => columns.map((name) => line[name])),
    viewId,
  );
  const odds = (milli: number | undefined) =>
    milli === undefined || milli === 0 ? '–' : formatOdds(milli, viewId, locale, places);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('prices.outcome')}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {t(`prices.${name}`)}
            </th>
          ))}
          {hasAdded && <th scope="col">{t('prices.added')}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <bdi>{line.name}</bdi>
            </th>
            {columns.map((name) => (
              <td key={name}>
                <bdi>{odds(line[name])}</bdi>
              </td>
            ))}
            {hasAdded && (
              <td>
                <bdi>{odds(line.addedMilli)}</bdi>
                {line.addedAt !== undefined && <span className={css.when}>{formatDateTime(line.addedAt, format)}</span>}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
