import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef, useState } from 'react';

import { dayMs } from '@contracts/zones';

import { $theme } from '@/entities/preferences';
import { chartCss as css, startPlot } from '@/shared/chart';
import { $format, formatDate, formatTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import type { Day, Tracker } from '../lib/tracker';
import { useWords } from './use-words';

/** The line begins at nothing, on the day before. */
function pointsOf(days: readonly Day[]): readonly Pick<Day, 'at' | 'total'>[] {
  const [first] = days;
  return first === undefined ? [] : [{ at: first.at - dayMs, total: 0 }, ...days];
}

/** Cumulative profit by the day. Its words and the table of months say the same to those who do not see it. Row TRACK-01. */
export function ProfitChart({ tracker: { iso, days, from } }: { tracker: Tracker }) {
  const points = useMemo(() => pointsOf(days), [days]);
  const t = useT();
  const [format, theme] = useUnit([$format, $theme]);
  const place = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const { signed } = useWords(iso);

  useEffect(() => {
    const box = place.current;
    if (box === null) return;
    return startPlot(box, {
      at: points.map(({ at }) => Math.floor(at / 1000)),
      series: [{ values: points.map(({ total }) => total), ink: 'line' }],
      range: (low, high) => {
        const [bottom, top] = [Math.min(0, low), Math.max(0, high)];
        const room = Math.max(1, (top - bottom) * 0.08);
        return [bottom - room, top + room];
      },
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

  /** Between words of a right-to-left language a sum keeps its sign. */
  const apart = (minor: number) => `\u2068${signed(minor)}\u2069`;
  const totals = days.map(({ total }) => total);
  const day = points[looked ?? -1];
  const last = days.at(-1);
  return (
    <figure className={css.figure} aria-label={t('tracker.chart')}>
      <div ref={place} className={css.plot} aria-hidden="true" />
      <p className={css.readout} aria-hidden="true">
        {day !== undefined && <bdi>{`${formatDate(day.at, format)} · ${signed(day.total)}`}</bdi>}
      </p>
      <figcaption className={css.caption}>
        {t('tracker.chart.text', {
          from: formatDate(days[0]?.at ?? from, format),
          to: formatDate(last?.at ?? from, format),
          profit: apart(last?.total ?? 0),
          low: apart(Math.min(...totals)),
          high: apart(Math.max(...totals)),
        })}
      </figcaption>
    </figure>
  );
}
