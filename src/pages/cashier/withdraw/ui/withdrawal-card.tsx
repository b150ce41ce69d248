import { useUnit } from 'effector-react';

import { receiptPath, withdrawalStateText } from '@/entities/cashier/payment';
import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { AppLink } from '@/shared/routing';
import { Button, buttonLook } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';

import { comingSteps, meaningOf, toneOf } from '../lib/texts';
import type { Withdrawal } from '../lib/withdrawal';
import { withdrawalClosed } from '../model/withdrawals';
import { DeskReceipt } from './desk-receipt';
import * as own from './page.css';

/** Where one withdrawal is, as the server says it. It has no control that puts the money back into play. Rows PAY-13, LIM-62. */
export function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const [format, locale, close] = useUnit([$format, $locale, withdrawalClosed]);
  const { id, number, state, methodId, last4, minor, fee, iso, steps, expectedAt, paidFrom, need, desk } = withdrawal;
  const title = t('withdraw.number', { number });
  const { tone, icon } = toneOf(withdrawal);
  const expected = expectedAt === null ? '' : formatDateTime(expectedAt, format);
  return (
    <section className={css.card} aria-label={title}>
      <header className={css.head}>
        <h2 className={css.name} tabIndex={-1}>
          {title}
        </h2>
        <span className={css.strong}>{formatMoney(minor - fee, iso, locale)}</span>
      </header>
      <div className={css.body}>
        <Note tone={tone} icon={icon} title={t(withdrawalStateText(state, methodId))} role="status">
          {t(meaningOf(withdrawal), { date: expected })}
        </Note>
        <p className={css.quiet}>
          <span>{t(`cashier.method.${methodId}`)}</span> {last4 !== undefined && <bdi>{`•• ${last4}`}</bdi>}
        </p>
        {paidFrom !== undefined && need === undefined && (
          <p className={css.quiet}>{t('withdraw.payee.wait', { date: expected })}</p>
        )}
        {desk !== null && <DeskReceipt desk={desk} />}
        <ol className={`${css.list} ${own.steps}`}>
          {steps.map((step) => (
            <li key={step.state} className={css.line} aria-current={step.state === state ? 'step' : undefined}>
              <span className={step.state === state ? css.strong : ''}>
                {t(withdrawalStateText(step.state, methodId))}
              </span>
              <span className={css.quiet}>{formatDateTime(step.at, format)}</span>
            </li>
          ))}
          {comingSteps(state).map((coming, place) => (
            <li key={coming} className={`${css.line} ${own.coming}`}>
              <span>{t(withdrawalStateText(coming, methodId))}</span>
              {place === 0 && need === undefined && <span>{t('withdraw.by', { date: expected })}</span>}
            </li>
          ))}
        </ol>
        <div className={css.actions}>
          {need !== undefined && (
            <AppLink className={buttonLook({ variant: 'primary', size: 'lg' })} to={need.path}>
              {t('withdraw.verify')}
            </AppLink>
          )}
          {(state === 'sent' || state === 'received') && (
            <AppLink className={buttonLook({ size: 'lg' })} to={receiptPath(id)}>
              {t('cashier.receipt')}
            </AppLink>
          )}
          <Button size="lg" onClick={() => close(id)}>
            {t('cashier.done')}
          </Button>
        </div>
      </div>
    </section>
  );
}
