import { useUnit } from 'effector-react';

import { $allAccounts } from '@/entities/account';
import { useT } from '@/shared/i18n';
import * as css from '@/shared/ui/office-page';

import { $hasFailed } from '../model/accounts';
import { AccountRow } from './account-row';
import { RetryNote } from './retry-note';

/** Every account with what it holds. Without the sums on their way the balances still stand, and the page says so. */
export function Accounts() {
  const t = useT();
  const [accounts, hasFailed] = useUnit([$allAccounts, $hasFailed]);
  return (
    <section className={css.card} aria-label={t('wallets.accounts')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('wallets.accounts')}</h2>
      </header>
      <ul className={css.list}>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </ul>
      {hasFailed && <RetryNote text={t('wallets.notRead')} />}
    </section>
  );
}
