import type { Payment } from '@/entities/cashier/payment';
import { rateText } from '@/shared/exchange';
import type { TextKey } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

/** The sums of a receipt in their order: what moved on the account, the fee, the rate, and what was paid. */
export function linesOf(
  { minor, fee, iso, charged, forDebt }: Payment,
  locale: string,
): (readonly [TextKey, string])[] {
  const money = (sum: number, of = iso) => formatMoney(sum, of, locale);
  if (minor < 0)
    return [
      ['payments.receipt.left', money(0 - minor)],
      ['cashier.sum.fee', money(fee)],
      ['payments.receipt.paid', money(0 - minor - fee)],
    ];
  return [
    ['cashier.sum.credited', money(minor)],
    ...(forDebt === 0 ? [] : [['cashier.sum.debt', money(forDebt)] as const]),
    ['cashier.sum.fee', money(fee)],
    ...(charged === null ? [] : [['cashier.sum.rate', rateText(charged.rate, charged.iso, iso, locale)] as const]),
    ['cashier.sum.taken', money(charged?.minor ?? minor + fee, charged?.iso)],
  ];
}
