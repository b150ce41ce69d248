import { useUnit } from 'effector-react';

import { networks } from '@contracts/payments/crypto/networks';

import { useT } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';
import { CopyField } from '@/shared/ui/copy-field';
import * as css from '@/shared/ui/office-page';

import type { Deposit } from '../lib/deposit';

/** Where the payer's wallet sends a cryptocurrency. Row PAY-10. */
export function CryptoAddress({ to, iso }: { to: NonNullable<Deposit['crypto']>; iso: string }) {
  const t = useT();
  const notify = useUnit(noticeShown);
  const network = networks[to.network].name;
  return (
    <>
      <p className={css.line}>
        <span>{t('cashier.crypto.network')}</span>
        <bdi className={css.strong}>{network}</bdi>
      </p>
      <CopyField
        label={t('cashier.crypto.to')}
        message={t('cashier.crypto.text', { currency: iso, network })}
        value={to.address}
        copyLabel={t('cashier.crypto.copy')}
        onCopied={() => notify({ kind: 'success', text: t('cashier.crypto.copied') })}
      />
    </>
  );
}
