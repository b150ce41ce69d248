import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button, buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import * as css from '@/shared/ui/office-page';
import { Waiting } from '@/shared/ui/waiting';

import { pathOf } from '../lib/step';
import { payments } from '../model/payments';
import { $step, askOpened } from '../model/step';
import * as own from './page.css';
import { PaymentLine } from './payment-line';

/** The player chooses the payment that the request is about, or goes on without one. */
export function Payments() {
  const t = useT();
  const [rows, total, hasFailed, isMore, isLoading] = useUnit([
    payments.$rows,
    payments.$total,
    payments.$hasFailed,
    payments.$isMore,
    payments.$isLoading,
  ]);
  const [step, opened, more] = useUnit([$step, askOpened, payments.moreWanted]);
  const without = (
    <AppLink className={buttonLook()} to={pathOf({ ...step, isChoosing: false })}>
      {t('requests.without')}
    </AppLink>
  );
  if (hasFailed)
    return <ErrorState title={t('payments.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => opened()} />;
  if (rows === null) return <Waiting />;
  if (rows.length === 0) return <EmptyState level={2} title={t('requests.noPayments')} actions={without} />;
  return (
    <section className={css.card} aria-label={t('requests.choose')} aria-busy={isLoading}>
      <header className={css.head}>
        <h2 className={css.name}>{t('requests.choose')}</h2>
        <span className={css.quiet}>{t('payments.count', { shown: rows.length, total })}</span>
      </header>
      <ul className={css.list}>
        {rows.map((payment) => (
          <li key={payment.id}>
            <AppLink className={own.choice} to={pathOf({ ...step, isChoosing: false, transactionId: payment.id })}>
              <PaymentLine payment={payment} />
            </AppLink>
          </li>
        ))}
      </ul>
      <div className={css.body}>
        {isMore && (
          <Button block busy={isLoading} onClick={() => more()}>
            {t('payments.more')}
          </Button>
        )}
        <div className={css.actions}>{without}</div>
      </div>
    </section>
  );
}
