import { useUnit } from 'effector-react';

import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { AppLink } from '@/shared/routing';
import { Gauge } from '@/shared/ui/gauge';
import * as css from '@/shared/ui/office-page';

import type { LimitLeft } from '../lib/limit-left';

/** What the player's own limits still allow: the one that leaves least. Rows LIM-44, LIM-48. */
export function LimitGauge({ limit, iso }: { limit: LimitLeft | null; iso: string }) {
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
      <Gauge label={t(`cashier.period.${period}`)} used={value - left} allowed={value} valueText={words} />
      {until !== null && <p className={css.quiet}>{t('cashier.until', { date: formatDateTime(until, format) })}</p>}
    </>
  );
}
