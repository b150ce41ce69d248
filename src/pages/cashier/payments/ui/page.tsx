import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { HistoryPage } from '@/shared/ui/history-page';
import * as css from '@/shared/ui/office-page';

import { payments, paymentsLeft, paymentsOpened } from '../model/payments';
import { Filters } from './filters';
import { List } from './list';

/** Path: /office/historypay. Deposits and withdrawals with where they are. Row OFFICE-05. */
export function PaymentsPage() {
  const t = useT();
  const [rows, hasFailed] = useUnit([payments.$rows, payments.$hasFailed]);
  const [opened, left] = useUnit([paymentsOpened, paymentsLeft]);
  return (
    <HistoryPage
      header={
        <header>
          <h1 className={css.title}>{t('page.title.office-historypay')}</h1>
          <AppLink className={css.link} to="/office/transactions">
            {t('page.title.office-transactions')}
          </AppLink>
        </header>
      }
      filters={<Filters />}
      isHere={rows !== null}
      hasFailed={hasFailed}
      texts={{ failed: t('payments.notRead'), retry: t('main.retry') }}
      opened={opened}
      left={left}
    >
      {rows !== null && <List rows={rows} />}
    </HistoryPage>
  );
}
