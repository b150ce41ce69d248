import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $cashAccount } from '@/entities/account';
import { useT } from '@/shared/i18n';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import * as css from '@/shared/ui/office-page';
import { Waiting } from '@/shared/ui/waiting';
import { AccountStates } from '@/widgets/account-state';

import { usePressedCard } from '../lib/use-pressed-card';
import { withdrawOpened } from '../model/opened';
import { $hasFailed, $terms } from '../model/terms';
import { $shown } from '../model/withdrawals';
import { BankAccount } from './bank-account';
import { CryptoAddress } from './crypto-part';
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
  const cards = usePressedCard(shown[0]?.id);
  const isReady = account !== null && terms !== null;
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('page.title.office-deduce')}</h1>
        <p className={css.quiet}>{t('withdraw.lead')}</p>
      </header>
      <AccountStates />
      {shown.length > 0 && (
        <div className={css.column} ref={cards}>
          {shown.map((withdrawal) => (
            <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </div>
      )}
      {!isReady && hasFailed && (
        <ErrorState title={t('cashier.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => opened()} />
      )}
      {!isReady && !hasFailed && <Waiting />}
      {isReady && account.minor === 0 && <EmptyState icon="wallet" title={t('withdraw.nothing')} level={2} />}
      {isReady && account.minor > 0 && <WithdrawForm account={account} terms={terms} />}
      {isReady &&
        (terms.networks.length === 0 ? <BankAccount known={terms.bankAccount} /> : <CryptoAddress terms={terms} />)}
      <NotCounted />
      <Recent />
    </div>
  );
}
