import { useUnit } from 'effector-react';

import { betStateOf, type PlacedBet, typeText } from '@/entities/bet';
import { BetLegs, BetLines, BetSums } from '@/features/betting/read-bet';
import { $format, formatDateTime, useT } from '@/shared/i18n';

/** The player's bets with lines and sums. The sheet can be read without colour and without a screen. */
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
