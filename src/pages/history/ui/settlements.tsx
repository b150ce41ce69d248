import { useUnit } from 'effector-react';

import type { PlacedBet } from '@/entities/bet';
import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import * as css from './page.css';

/** Each time that the coupon was settled, and why again. Draws nothing for a bet that was settled once. Row BET-58. */
export function Settlements({ bet: { settlements = [], iso } }: { bet: PlacedBet }) {
  const t = useT();
  const [format, locale] = useUnit([$format, $locale]);
  if (settlements.length === 0) return null;
  return (
    <section>
      <h3 className={css.quiet}>{t('history.settlements')}</h3>
      <ol aria-label={t('history.settlements')}>
        {settlements.map(({ at, payout, reason }, index) => (
          // Two words may come within one second.
          <li key={index}>
            <bdi className={css.quiet}>{formatDateTime(at, format)}</bdi>{' '}
            <bdi>
              {payout === null ? t('history.reopened') : t('history.paid', { sum: formatMoney(payout, iso, locale) })}
            </bdi>
            {reason !== undefined && <p className={css.quiet}>{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
