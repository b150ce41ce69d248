import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { ErrorState } from '@/shared/ui/error-state';
import * as css from '@/shared/ui/office-page';
import { Waiting } from '@/shared/ui/waiting';

import { transfers, transfersLeft, transfersOpened } from '../model/transfers';
import { Filters } from './filters';
import { List } from './list';

/** Path: /office/transferhistory. Transfers between the player's own accounts. Rows PAY-20, OFFICE-05. */
export function TransfersPage() {
  const t = useT();
  const [rows, hasFailed] = useUnit([transfers.$rows, transfers.$hasFailed]);
  const [opened, left] = useUnit([transfersOpened, transfersLeft]);
  useEffect(() => {
    opened();
    return () => left();
  }, [opened, left]);
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('page.title.office-transferhistory')}</h1>
        <AppLink className={css.link} to="/office/wallets">
          {t('page.title.office-wallets')}
        </AppLink>
      </header>
      <Filters />
      {hasFailed && (
        <ErrorState
          title={t('wallets.history.notRead')}
          level={2}
          retryLabel={t('main.retry')}
          onRetry={() => opened()}
        />
      )}
      {rows === null && !hasFailed && <Waiting />}
      {rows !== null && <List rows={rows} />}
    </div>
  );
}
