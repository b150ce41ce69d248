import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef, useState } from 'react';

import type { PriceHistory, PriceLine } from '@contracts/price-history';

import { $coefViewId, $theme } from '@/entities/preferences/@x/price-history';
import { chartCss as chart, startPlot } from '@/shared/chart';
import { $format, $locale, formatDate, formatDateTime, formatTime, useT } from '@/shared/i18n';
import { formatOdds } from '@/shared/lib/odds';

import { type Drawn, rangeOf, splitsOf, takenAt } from '../lib/series';
import * as css from './price-history.css';

/** A line of the chart with the name and the price that the player knows, and the time when they took it (epoch ms). */
export type Line = PriceLine & { addedMilli?: number | undefined; addedAt?: number | undefined };

type PriceChartProps = { lines: readonly Line[]; marks: PriceHistory['marks']; drawn: Drawn };

/** Lines differ in colour and in their strokes. */
type Look = { ink: 'line' | 'second' | 'third'; dash?: number[] };
const looks: readonly Look[] = [
  { ink: 'line' },
  { ink: 'second', dash: [6, 4] },
  { ink: 'third' },
  { ink: 'line', dash: [2, 3] },
  { ink: 'second' },
  { ink: 'third', dash: [6, 4] },
];
const lookOf = (index: number): Look => looks[index % looks.length] ?? { ink: 'line' };

/** Steps over time, never a curve: between two changes a price holds. Not mirrored in right-to-left pages, as all time is. */
export function PriceChart({ lines, marks, drawn }: PriceChartProps) {
  const t = useT();
  const [format, locale, theme, viewId] = useUnit([$format, $locale, $theme, $coefViewId]);
  const place = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const rings = useMemo(
    () =>
      lines.flatMap(({ addedMilli, addedAt }, index) => {
        const at = addedMilli === undefined ? null : takenAt(drawn, index, { addedMilli, addedAt });
        return at === null || addedMilli === undefined ? [] : [{ at, value: addedMilli }];
      }),
    [lines, drawn],
  );

  useEffect(() => {
    const box = place.current;
    if (box === null) return;
    return startPlot(box, {
      at: drawn.at,
      series: drawn.values.map((values, index) => ({ values, ...lookOf(index) })),
      range: rangeOf,
      log: { splits: splitsOf },
      timeZone: format.timeZone,
      onLook: setLooked,
      marks: marks.map(({ at, minute, score }) => ({ at: at / 1000, text: `${String(minute)}′ ${score.join(':')}` })),
      rings,
      words: {
        day: (ms) => formatDate(ms, format),
        time: (ms) => formatTime(ms, format),
        value: (milli) => formatOdds(milli, viewId, format.locale),
      },
    });
    // Another theme draws it again, in its own colours.
  }, [drawn, marks, rings, format, theme, viewId]);

  const at = drawn.at[looked ?? -1];
  return (
    <figure className={chart.figure} aria-label={t('prices.chart')}>
      <ul className={css.legend} aria-hidden="true">
        {lines.map(({ id, name }, index) => (
          <li key={id} className={css.key}>
            <svg className={css.stroke} viewBox="0 0 24 2" aria-hidden="true">
              <line
                x1={0}
                y1={1}
                x2={24}
                y2={1}
                className={css.strokes[lookOf(index).ink]}
                strokeDasharray={lookOf(index).dash?.join(' ')}
              />
            </svg>
            <bdi>{name}</bdi>
          </li>
        ))}
        {rings.length > 0 && <li className={css.key}>○ {t('prices.added')}</li>}
      </ul>
      <div ref={place} className={chart.plot} aria-hidden="true" />
      <p className={chart.readout} aria-hidden="true">
        {at !== undefined && (
          <bdi>
            {[
              formatDateTime(at * 1000, format),
              ...lines.map(({ name }, index) => {
                const milli = drawn.values[index]?.[looked ?? -1];
                return `${name} ${typeof milli === 'number' ? formatOdds(milli, viewId, locale) : '–'}`;
              }),
            ].join(' · ')}
          </bdi>
        )}
      </p>
    </figure>
  );
}
