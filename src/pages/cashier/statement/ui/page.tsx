import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import * as css from '@/shared/ui/office-page';
import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNote } from '@/shared/ui/waiting';

import { sheetRequested } from '../model/sheet';
import { $hasFailed, $statement, statementLeft, statementOpened } from '../model/statement';
import { Filters } from './filters';
import * as own from './page.css';
import { Rows } from './rows';
import { Sums } from './sums';

/** Path: /office/transactions. What moved on an account, out of the ledger; it adds up. Row PAY-16. */
export function StatementPage() {
  const t = useT();
  const [statement, hasFailed, opened, left, save] = useUnit([
    ...([$statement, $hasFailed, statementOpened, statementLeft] as const),
    sheetRequested,
  ]);
  useEffect(() => {
    opened();
    return () => left();
  }, [opened, left]);
  return (
    <div className={css.page}>
      <header className={own.top}>
        <h1 className={css.title}>{t('page.title.office-transactions')}</h1>
        {statement !== null && (
          <Button icon="download" onClick={() => save()}>
            {t('statement.csv')}
          </Button>
        )}
      </header>
      <Filters />
      {hasFailed && (
        <ErrorState title={t('statement.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => opened()} />
      )}
      {statement === null && !hasFailed && (
        <div aria-busy="true">
          <SlowNote />
          <Skeleton height={160} />
        </div>
      )}
      {statement !== null && (
        <>
          <Sums statement={statement} />
          <Rows statement={statement} />
        </>
      )}
    </div>
  );
}
