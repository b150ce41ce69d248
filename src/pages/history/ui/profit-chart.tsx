import { useUnit } from 'effector-react';

import { $format, $locale, formatDate, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import { boundsOf, type Day, gridOf, runningOf } from '../lib/chart';
import * as css from './chart.css';

const width = 720;
const height = 180;
const leftEdge = 112;
const topEdge = 8;
const bottomEdge = 32;

/**
 * Draws the running result as a line over bars of single days. The words under it tell the same to those who do not see
 * it.
 */
export function ProfitChart({ iso, days }: { iso: string; days: readonly Day[] }) {
  const t = useT();
  const [locale, format] = useUnit([$locale, $format]);
  const running = runningOf(days);
  const [first, last] = [running[0], running.at(-1)];
  if (first === undefined || last === undefined || running.length < 2) return null;
  const bounds = boundsOf(running);
  const span = bounds.high - bounds.low || 1;
  const slot = (width - leftEdge) / running.length;
  const xOf = (index: number) => leftEdge + slot * (index + 0.5);
  const yOf = (minor: number) => topEdge + ((bounds.high - minor) / span) * (height - topEdge - bottomEdge);
  const bar = Math.min(16, slot * 0.6);
  const money = (minor: number) => formatMoney(minor, iso, locale);
  const every = Math.ceil(running.length / 6);
  const path = running
    .map(({ total }, index) => `${index === 0 ? 'M' : 'L'}${xOf(index).toFixed(1)} ${yOf(total).toFixed(1)}`)
    .join('');

  return (
    <figure className={css.figure} aria-label={t('history.chart', { iso })}>
      <ul className={css.legend} aria-hidden="true">
        <li className={css.key} data-key="line">
          {t('history.chart.line')}
        </li>
        <li className={css.key} data-key="above">
          {t('history.chart.above')}
        </li>
        <li className={css.key} data-key="below">
          {t('history.chart.below')}
        </li>
      </ul>
      <svg
        className={css.chart}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        aria-hidden="true"
        focusable="false"
      >
        {gridOf(bounds).map((sum) => (
          <g key={sum}>
            <line x1={leftEdge} x2={width} y1={yOf(sum)} y2={yOf(sum)} className={css.grid} />
            <text x={leftEdge - 8} y={yOf(sum) + 4} className={css.sum}>
              {money(sum)}
            </text>
          </g>
        ))}
        {running.map(({ at, result }, index) => (
          <rect
            key={at}
            x={xOf(index) - bar / 2}
            y={yOf(Math.max(0, result))}
            width={bar}
            height={Math.max(1, Math.abs(yOf(result) - yOf(0)))}
            className={result >= 0 ? css.above : css.below}
          />
        ))}
        <path d={path} className={css.line} />
        <circle cx={xOf(running.length - 1)} cy={yOf(last.total)} r={4} className={css.dot} />
        {running.map(({ at }, index) =>
          index % every === 0 ? (
            <text key={at} x={xOf(index)} y={height - 6} className={css.day}>
              {formatDate(at, format)}
            </text>
          ) : null,
        )}
      </svg>
      <figcaption className={css.caption}>
        {t('history.chart.text', {
          from: formatDate(first.at, format),
          to: formatDate(last.at, format),
          result: money(last.total),
          low: money(Math.min(...running.map(({ total }) => total))),
          high: money(Math.max(...running.map(({ total }) => total))),
        })}
      </figcaption>
    </figure>
  );
}
