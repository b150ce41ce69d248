import { useUnit } from 'effector-react';

import { $balance } from '@/entities/account';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import * as css from '@/shared/ui/office-page';
import { Waiting } from '@/shared/ui/waiting';

import { $account, $hasFailed, $statement, statementOpened } from '../model/statement';
import { Chart } from './chart';
import { Rows } from './rows';
import { Sums } from './sums';

/** The statement of one account, or why there is none. */
export function Movements() {
  const t = useT();
  const [statement, account, hasFailed, balance, format] = useUnit([
    ...([$statement, $account, $hasFailed, $balance] as const),
    $format,
  ]);
  const again = useUnit(statementOpened);
  if (account === null && balance !== null) return <EmptyState level={2} title={t('statement.noBonus')} />;
  if (hasFailed)
    return <ErrorState title={t('statement.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => again()} />;
  if (statement === null || account === null) return <Waiting />;
  return (
    <>
      <p className={css.onPaper}>
        {t(`statement.account.${account.kind}`)} {account.iso} {String(account.id)} ·{' '}
        {t('statement.since', { date: formatDateTime(statement.from, format) })}
      </p>
      <Sums statement={statement} />
      <Chart statement={statement} />
      <Rows statement={statement} />
    </>
  );
}
