import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';

import { $theme } from '@/entities/preferences';
import { $format, $locale, formatDate, formatDateTime, formatTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import { extremesOf, type Points } from '../lib/chart';
import { plotOf } from '../lib/plot';
import type { Statement } from '../lib/statement';
import * as css from './chart.css';

const nameOf = (variable: string) => variable.slice('var('.length, -1);

/**
 * The balance over time. Its words say the same to those who do not see it, and every movement stands below. It comes when somebody
 * opens it. Row PAY-16.
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
    const styles = getComputedStyle(box);
    const plot = plotOf({
      ...{ place: box, height: css.height, points, timeZone: format.timeZone, onLook: setLooked },
      ink: (name) => styles.getPropertyValue(nameOf(css.inks[name])).trim(),
      words: {
        day: (ms) => formatDate(ms, format),
        time: (ms) => formatTime(ms, format),
        money: (minor) => formatMoney(minor, iso, format.locale),
      },
    });
    const seen = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: css.height }));
    seen.observe(box);
    return () => {
      seen.disconnect();
      plot.destroy();
    };
    // Another theme draws it anew, in its own colours.
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
