import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $balance } from '@/entities/account';
import { useT } from '@/shared/i18n';
import * as css from '@/shared/ui/office-page';
import { Waiting } from '@/shared/ui/waiting';

import { walletsOpened } from '../model/opened';
import { Accounts } from './accounts';
import { AddCurrency } from './add-currency';
import { TransferForm } from './transfer-form';

/** Path: /office/wallets. The player's accounts, and money between them. It belongs to the host: no app is needed for it. */
export function WalletsPage() {
  const t = useT();
  const [balance, opened] = useUnit([$balance, walletsOpened]);
  useEffect(() => {
    opened();
  }, [opened]);
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('page.title.office-wallets')}</h1>
        <p className={css.quiet}>{t('wallets.lead')}</p>
      </header>
      {balance === null ? (
        <Waiting />
      ) : (
        <>
          <Accounts />
          <TransferForm />
          <AddCurrency />
        </>
      )}
    </div>
  );
}
