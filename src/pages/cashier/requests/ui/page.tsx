import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { HistoryPage } from '@/shared/ui/history-page';
import * as css from '@/shared/ui/office-page';

import { requests, requestsLeft, requestsOpened } from '../model/requests';
import { List } from './list';

/** Path: /office/payment/requests. What the player asked about payments, and what the house answered. Row OFFICE-12. */
export function RequestsPage() {
  const t = useT();
  const [rows, hasFailed] = useUnit([requests.$rows, requests.$hasFailed]);
  const [opened, left] = useUnit([requestsOpened, requestsLeft]);
  return (
    <HistoryPage
      header={
        <header className={css.line}>
          <span>
            <h1 className={css.title}>{t('page.title.office-payment-requests')}</h1>
            <p className={css.quiet}>{t('requests.lead')}</p>
          </span>
          <AppLink className={buttonLook({ variant: 'primary' })} to="/office/payment/create-request">
            {t('requests.new')}
          </AppLink>
        </header>
      }
      isHere={rows !== null}
      hasFailed={hasFailed}
      texts={{ failed: t('requests.notRead'), retry: t('main.retry') }}
      opened={opened}
      left={left}
    >
      {rows !== null && <List rows={rows} />}
    </HistoryPage>
  );
}
