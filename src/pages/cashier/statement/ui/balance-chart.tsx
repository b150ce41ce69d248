import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';

import { $theme } from '@/entities/preferences';
import { chartCss as css, startPlot } from '@/shared/chart';
import { $format, $locale, formatDate, formatDateTime, formatTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import { extremesOf, type Points } from '../lib/chart';
import type { Statement } from '../lib/statement';

/**
 * The balance over time. Its words say the same to those who do not see it, and every movement is below. It comes when
 * somebody opens it. Row PAY-16.
 */
export function BalanceChart({ statement, points }: { statement: Statement; points: Points }) {
  const t = useT();
  const [format, locale, theme] = useUnit([$format, $locale, $theme]);
  const place = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const { iso, opening, closing, from } = statement;
  const money = (minor: number) => formatMoney(minor, iso, locale);

  useEffect(() => {
    const box = place.current;
    if (box === null) return;
    return startPlot(box, {
      at: points.at,
      series: [{ values: points.minor, ink: 'line' }],
      range: (low, high) => [Math.min(0, low), Math.max(1, high + (high - Math.min(0, low)) * 0.1)],
      timeZone: format.timeZone,
      onLook: setLooked,
      words: {
        day: (ms) => formatDate(ms, format),
        time: (ms) => formatTime(ms, format),
        value: (minor) => formatMoney(minor, iso, format.locale),
      },
    });
    // Another theme draws it again, in its own colours.
  }, [points, iso, format, theme]);

  const { low, high } = extremesOf(statement);
  const [at, minor] = [points.at[looked ?? -1], points.minor[looked ?? -1]];
  return (
    <figure className={css.figure} aria-label={t('statement.chart')}>
      <div ref={place} className={css.plot} aria-hidden="true" />
      <p className={css.readout} aria-hidden="true">
        {at !== undefined && minor !== undefined && (
          <bdi>{`${formatDateTime(at * 1000, format)} · ${money(minor)}`}</bdi>
        )}
      </p>
      <figcaption className={css.caption}>
        {t('statement.chart.text', {
          from: formatDateTime(from, format),
          opening: money(opening),
          closing: money(closing),
          low: money(low),
          high: money(high),
        })}
      </figcaption>
    </figure>
  );
}
