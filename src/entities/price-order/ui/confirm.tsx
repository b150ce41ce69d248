import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { $locale } from '@/shared/lib/language';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { dialogForm, dialogText } from '@/shared/ui/dialog';

import { $iso, $isSending, $oddsText, $stake, $until, backPressed, confirmPressed } from '../model/form';
import { Refusal } from './refusal';

/** The bet once more, before it is ordered: it is real money, and no page need be open when it is placed. */
export function Confirm({ name }: { name: string }) {
  const t = useT();
  const [odds, stake, iso, until, locale] = useUnit([$oddsText, $stake, $iso, $until, $locale]);
  const [isSending, back, confirm] = useUnit([$isSending, backPressed, confirmPressed]);
  const sum = stake === null || iso === null ? '' : formatMoney(stake, iso, locale);
  return (
    <>
      <p className={dialogText} role="status">
        <strong>{t('orders.confirm', { sum, name, odds: odds.trim(), until: t(`orders.until.${until}`) })}</strong>
      </p>
      <p className={dialogText}>{t('orders.placeNote')}</p>
      <Refusal />
      <div className={dialogForm}>
        <Button variant="primary" disabled={isSending} onClick={() => confirm()}>
          {t('orders.confirmYes')}
        </Button>
        <Button onClick={() => back()}>{t('orders.back')}</Button>
      </div>
    </>
  );
}
