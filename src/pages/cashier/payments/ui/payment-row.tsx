import { useUnit } from 'effector-react';

import { type Payment, receiptPath } from '@/entities/cashier/payment';
import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { AppLink } from '@/shared/routing';
import * as css from '@/shared/ui/office-page';

import * as own from './page.css';

/** One payment: where it is, and behind a fold the steps with their times. Rows OFFICE-05, PAY-13. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const t = useT();
  const [format, locale] = useUnit([$format, $locale]);
  const { id, number, kind, methodId, at, minor, fee, iso, state, steps } = payment;
  const money = (sum: number) => formatMoney(sum, iso, locale);
  return (
    <li className={own.item}>
      <span className={css.line}>
        <span className={css.strong}>{t(kind === 'deposit' ? 'payments.deposit' : 'withdraw.number', { number })}</span>
        <bdi className={css.strong}>{`${minor > 0 ? '+' : ''}${money(minor)}`}</bdi>
      </span>
      <span className={css.line}>
        <span className={css.quiet}>
          {t(`cashier.method.${methodId}`)} · {formatDateTime(at, format)}
        </span>
        <span>{t(state)}</span>
      </span>
      <details>
        <summary className={own.more}>{t('payments.steps', { number })}</summary>
        <ol className={`${css.list} ${own.steps}`}>
          {steps.map((step) => (
            <li key={step.state} className={css.line}>
              <span>{t(step.state)}</span>
              <span className={css.quiet}>{formatDateTime(step.at, format)}</span>
            </li>
          ))}
        </ol>
        <AppLink className={own.receipt} to={receiptPath(id)}>
          {t('cashier.receipt')}
        </AppLink>
        {fee > 0 && <p className={css.quiet}>{t('payments.fee', { sum: money(fee) })}</p>}
      </details>
    </li>
  );
}
