import { useUnit } from 'effector-react';

import type { Payment } from '@/entities/cashier/payment';
import { $format, $locale, formatFarTime, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import * as css from '@/shared/ui/office-page';

import { linesOf } from '../lib/lines';
import { printPressed } from '../model/receipt';
import * as own from './page.css';

/** One payment for paper: sums, method, moments and what the support asks for. Of a card or an account four signs at most. Row PAY-13. */
export function Receipt({ payment }: { payment: Payment }) {
  const t = useT();
  const [format, locale, print] = useUnit([$format, $locale, printPressed]);
  const { id, number, kind, methodId, last4, state, steps } = payment;
  const title = t(kind === 'deposit' ? 'payments.deposit' : 'withdraw.number', { number });
  const lines = [
    ['payments.receipt.way', `${t(`cashier.method.${methodId}`)}${last4 === null ? '' : ` •• ${last4}`}`] as const,
    ...linesOf(payment, locale),
    ['payments.receipt.reference', id] as const,
  ];
  return (
    <section className={`${css.card} ${own.sheet}`} aria-label={title}>
      <header className={css.head}>
        <h2 className={css.name}>{title}</h2>
        <span className={css.strong}>{t(state)}</span>
      </header>
      <div className={css.body}>
        <dl className={own.lines}>
          {lines.map(([key, text]) => (
            <div key={key} className={css.line}>
              <dt>{t(key)}</dt>
              <dd className={own.value}>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <ol className={`${css.list} ${own.lines}`}>
          {steps.map((step) => (
            <li key={step.state} className={css.line}>
              <span>{t(step.state)}</span>
              <span className={css.quiet}>{formatFarTime(step.at, format)}</span>
            </li>
          ))}
        </ol>
        <div className={`${css.actions} ${css.offPaper}`}>
          <Button variant="primary" icon="printer" onClick={() => print()}>
            {t('payments.receipt.print')}
          </Button>
          <AppLink className={css.link} to="/office/historypay">
            {t('page.title.office-historypay')}
          </AppLink>
        </div>
      </div>
    </section>
  );
}
