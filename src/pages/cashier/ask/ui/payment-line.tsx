import { useUnit } from 'effector-react';

import type { Payment } from '@/entities/cashier/payment';
import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import * as css from '@/shared/ui/office-page';

/** A payment in one line: number and moment, where it is, how much. */
export function PaymentLine({ payment }: { payment: Payment }) {
  const t = useT();
  const [format, locale] = useUnit([$format, $locale]);
  const { number, kind, at, minor, iso, state } = payment;
  return (
    <>
      <span className={css.grow}>
        <span className={css.strong}>{t(kind === 'deposit' ? 'payments.deposit' : 'withdraw.number', { number })}</span>
        <span className={css.quiet}>
          {formatDateTime(at, format)} · {t(state)}
        </span>
      </span>
      <bdi className={css.strong}>{`${minor > 0 ? '+' : ''}${formatMoney(minor, iso, locale)}`}</bdi>
    </>
  );
}
