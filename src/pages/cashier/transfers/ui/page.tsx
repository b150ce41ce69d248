import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { HistoryPage } from '@/shared/ui/history-page';
import * as css from '@/shared/ui/office-page';

import { transfers, transfersLeft, transfersOpened } from '../model/transfers';
import { Filters } from './filters';
import { List } from './list';

/** Path: /office/transferhistory. Transfers between the player's own accounts. Rows PAY-20, OFFICE-05. */
export function TransfersPage() {
  const t = useT();
  const [rows, hasFailed] = useUnit([transfers.$rows, transfers.$hasFailed]);
  const [opened, left] = useUnit([transfersOpened, transfersLeft]);
  return (
    <HistoryPage
      header={
        <header>
          <h1 className={css.title}>{t('page.title.office-transferhistory')}</h1>
          <AppLink className={css.link} to="/office/wallets">
            {t('page.title.office-wallets')}
          </AppLink>
        </header>
      }
      filters={<Filters />}
      isHere={rows !== null}
      hasFailed={hasFailed}
      texts={{ failed: t('wallets.history.notRead'), retry: t('main.retry') }}
      opened={opened}
      left={left}
    >
      {rows !== null && <List rows={rows} />}
    </HistoryPage>
  );
}
