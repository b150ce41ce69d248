import { useUnit } from 'effector-react';

import { timeWords } from '@/entities/cashier/payment';
import { $locale, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { createPartView } from '@/shared/part';
import * as css from '@/shared/ui/office-page';

import type { Deposit } from '../lib/deposit';
import { CryptoAddress } from './crypto-address';
import * as own from './page.css';

/** Of the ways to pay one has a code to read: what draws it comes with it. */
const QrCode = createPartView({
  name: 'code to pay',
  load: () => import('@/shared/ui/qr-code'),
  view: (module) => module.QrCode,
});

const hourMs = 3_600_000;

/** Minutes and seconds, as 14:05. */
const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
};

/**
 * What the payer does elsewhere: the code that their phone reads, the transfer that they write, or the address that their wallet sends
 * to. Row PAY-06.
 */
export function HowToPay({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const [now, locale] = useUnit([$now, $locale]);
  const { payload, transfer, code: deskCode, crypto, iso, charged, expiresAt } = deposit;
  const left = expiresAt - now;
  return (
    <>
      {payload !== null && (
        <>
          <QrCode text={payload} label={t('cashier.qr.name')} />
          {deskCode === null && crypto === null && <p className={css.quiet}>{t('cashier.qr.text')}</p>}
        </>
      )}
      {crypto !== null && <CryptoAddress to={crypto} iso={charged?.iso ?? iso} />}
      {deskCode !== null && (
        <>
          <p className={css.line}>
            <span>{t('cashier.desk.code')}</span>
            <bdi className={own.deskCode}>{deskCode.replaceAll(/(\d{3})(?=\d)/g, '$1 ')}</bdi>
          </p>
          <p className={css.quiet}>{t('cashier.desk.text')}</p>
        </>
      )}
      {transfer !== null && (
        <>
          <p className={css.line}>
            <span>{t('cashier.transfer.to')}</span>
            <bdi className={css.strong}>{transfer.iban}</bdi>
          </p>
          <p className={css.line}>
            <span>{t('cashier.transfer.reference')}</span>
            <bdi className={css.strong}>{transfer.reference}</bdi>
          </p>
          <p className={css.quiet}>{t('cashier.transfer.text')}</p>
        </>
      )}
      <p className={css.strong}>
        {t('cashier.timeLeft', { time: left > hourMs ? timeWords(left, locale) : clockText(left) })}
      </p>
    </>
  );
}
