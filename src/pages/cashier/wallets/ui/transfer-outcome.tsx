import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Note } from '@/shared/ui/note';

import { refusalText } from '../lib/texts';
import { $isTransferring, $outcome } from '../model/transfer';

/** What became of the last press. */
export function TransferOutcome() {
  const t = useT();
  const [outcome, isBusy, locale] = useUnit([$outcome, $isTransferring, $locale]);
  if (isBusy) return <Note role="status">{t('wallets.asking')}</Note>;
  if (outcome === null) return null;
  if ('code' in outcome)
    return (
      <Note tone="danger" role="alert">
        {t(refusalText(outcome.code))}
      </Note>
    );
  const { number, minor, iso } = outcome.credited;
  return (
    <Note tone="success" icon="check" role="status">
      {t('wallets.done', { number, sum: formatMoney(minor, iso, locale) })}
    </Note>
  );
}
