import { useUnit } from 'effector-react';

import { betStateOf, typeText, type PlacedBet } from '@/entities/bet';
import { BetLegs, BetLines, BetSums } from '@/features/betting/read-bet';
import { $format, formatDateTime, useT } from '@/shared/i18n';

/** What was bet on, its lines and sums: nothing that needs colour or a screen. */
export function CouponSheet({ coupon }: { coupon: PlacedBet }) {
  const t = useT();
  const format = useUnit($format);
  return (
    <>
      <p>
        {t('coupon.accepted.number', { number: coupon.id })} · {typeText(t, coupon)} ·{' '}
        {formatDateTime(coupon.placedAt, format)} · {t(`coupon.bets.${betStateOf(coupon)}`)}
      </p>
      <BetLegs bet={coupon} />
      <BetLines bet={coupon} isOpen />
      <BetSums bet={coupon} />
    </>
  );
}
