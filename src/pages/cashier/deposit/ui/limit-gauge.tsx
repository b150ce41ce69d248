import { useUnit } from 'effector-react';

import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { AppLink } from '@/shared/routing';
import { Gauge } from '@/shared/ui/gauge';
import * as css from '@/shared/ui/office-page';

import type { LimitLeft } from '../lib/limit-left';

/**
 * What the player's own limits still allow: the one that leaves least. `coming`: what the typed deposit takes of it, minor units. Rows
 * LIM-44, LIM-48.
 */
export function LimitGauge({ limit, iso, coming }: { limit: LimitLeft | null; iso: string; coming: number }) {
  const t = useT();
  const [format, locale] = useUnit([$format, $locale]);
  const link = (
    <AppLink className={css.link} to="/office/responsible">
      {t('cashier.myLimits')}
    </AppLink>
  );
  if (limit === null) return <p className={css.line}>{link}</p>;
  const { period, value, left, until } = limit;
  const words = t('cashier.left', {
    left: formatMoney(left, iso, locale),
    period: t(`cashier.period.${period}`),
  });
  return (
    <>
      <p className={css.line}>
        <span className={css.strong}>{words}</span>
        {link}
      </p>
      <Gauge
        label={t(`cashier.period.${period}`)}
        used={value - left}
        coming={Math.min(coming, left)}
        allowed={value}
        valueText={words}
      />
      <p className={css.line}>
        <span className={css.quiet}>
          {coming > 0 && coming <= left && t('cashier.leftThen', { left: formatMoney(left - coming, iso, locale) })}
        </span>
        {until !== null && (
          <span className={css.quiet}>{t('cashier.until', { date: formatDateTime(until, format) })}</span>
        )}
      </p>
    </>
  );
}
