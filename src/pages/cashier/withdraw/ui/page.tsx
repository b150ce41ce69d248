import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $cashAccount } from '@/entities/account';
import { useT } from '@/shared/i18n';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import * as css from '@/shared/ui/office-page';
import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNote } from '@/shared/ui/waiting';

import { withdrawOpened } from '../model/opened';
import { $hasFailed, $terms } from '../model/terms';
import { $shown } from '../model/withdrawals';
import { BankAccount } from './bank-account';
import { NotCounted } from './not-counted';
import { Recent } from './recent';
import { WithdrawForm } from './withdraw-form';
import { WithdrawalCard } from './withdrawal-card';

/** Path: /office/deduce. The player takes money out, excluded or not. It belongs to the host: no app is needed for it. */
export function WithdrawPage() {
  const t = useT();
  const [account, terms, hasFailed, shown, opened] = useUnit([
    $cashAccount,
    $terms,
    $hasFailed,
    $shown,
    withdrawOpened,
  ]);
  useEffect(() => {
    opened();
  }, [opened]);
  const isReady = account !== null && terms !== null;
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('page.title.office-deduce')}</h1>
        <p className={css.quiet}>{t('withdraw.lead')}</p>
      </header>
      {shown.map((withdrawal) => (
        <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} />
      ))}
      {!isReady && hasFailed && (
        <ErrorState title={t('cashier.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => opened()} />
      )}
      {!isReady && !hasFailed && (
        <div aria-busy="true">
          <SlowNote />
          <Skeleton height={160} />
        </div>
      )}
      {isReady && account.minor === 0 && <EmptyState icon="wallet" title={t('withdraw.nothing')} level={2} />}
      {isReady && account.minor > 0 && <WithdrawForm account={account} terms={terms} />}
      {isReady && <BankAccount known={terms.bankAccount} />}
      <NotCounted />
      <Recent />
    </div>
  );
}
