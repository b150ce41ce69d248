import { useUnit } from 'effector-react';

import { $format, formatTime, useT } from '@/shared/i18n';

import { $isWaiting, $next } from '../model/virtual';
import * as css from './page.css';

/** Until when the next round takes bets; that rounds wait for their public value, while they do. */
export function NextRound() {
  const t = useT();
  const [next, format, isWaiting] = useUnit([$next, $format, $isWaiting]);
  if (isWaiting) return <p className={css.notice}>{t('virtual.value.waits')}</p>;
  if (next === null) return null;
  return (
    <p className={css.notice}>
      <strong className={css.strong}>{t('virtual.round', { number: next.round })}</strong>
      <span>{t('virtual.closes', { time: formatTime(next.closesAt, format) })}</span>
      <span className={css.quiet}>{t('virtual.left', { count: next.minutes })}</span>
    </p>
  );
}
