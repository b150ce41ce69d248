import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { ErrorState } from '@/shared/ui/error-state';
import * as css from '@/shared/ui/office-page';
import { Waiting } from '@/shared/ui/waiting';

import { payments, paymentsLeft, paymentsOpened } from '../model/payments';
import { Filters } from './filters';
import { List } from './list';

/** Path: /office/historypay. Deposits and withdrawals with where they are. Row OFFICE-05. */
export function PaymentsPage() {
  const t = useT();
  const [rows, hasFailed] = useUnit([payments.$rows, payments.$hasFailed]);
  const [opened, left] = useUnit([paymentsOpened, paymentsLeft]);
  useEffect(() => {
    opened();
    return () => left();
  }, [opened, left]);
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('page.title.office-historypay')}</h1>
        <AppLink className={css.link} to="/office/transactions">
          {t('page.title.office-transactions')}
        </AppLink>
      </header>
      <Filters />
      {hasFailed && (
        <ErrorState title={t('payments.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => opened()} />
      )}
      {rows === null && !hasFailed && <Waiting />}
      {rows !== null && <List rows={rows} />}
    </div>
  );
}
