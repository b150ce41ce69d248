import { useUnit } from 'effector-react';

import type { Account } from '@/entities/account';
import { rateText } from '@/shared/exchange';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import * as css from '@/shared/ui/office-page';

import { $draft, $hasRateFailed, $isTransferring, $rate } from '../model/transfer';
import { RetryNote } from './retry-note';
import { TransferOutcome } from './transfer-outcome';

/** The rate, what comes of it, and the button that says both sums. A button that does nothing says why. */
export function TransferSum({ from, to }: { from: Account; to: Account }) {
  const t = useT();
  const [rate, draft, isBusy, hasFailed, locale] = useUnit([$rate, $draft, $isTransferring, $hasRateFailed, $locale]);
  const { minor, credited, blocker } = draft;
  const said = rate === null ? '—' : rateText(rate, from.iso, to.iso, locale);
  const comes = credited === null ? '—' : formatMoney(credited, to.iso, locale);
  return (
    <>
      <p className={css.line}>
        <span>{t('wallets.rate')}</span>
        <bdi className={css.strong}>{said}</bdi>
      </p>
      <p className={css.line}>
        <span>{t('wallets.comes')}</span>
        <bdi className={css.strong}>{comes}</bdi>
      </p>
      {hasFailed && <RetryNote text={t('wallets.noRate')} />}
      <Button type="submit" variant="primary" size="lg" busy={isBusy} aria-disabled={blocker !== null}>
        {minor === null || credited === null
          ? t('wallets.pressEmpty')
          : t('wallets.press', { sum: formatMoney(minor, from.iso, locale) })}
      </Button>
      {blocker !== null && blocker !== 'rate' && (
        <p className={css.quiet}>{t(`wallets.block.${blocker}`, { sum: formatMoney(from.minor, from.iso, locale) })}</p>
      )}
      <TransferOutcome />
    </>
  );
}
