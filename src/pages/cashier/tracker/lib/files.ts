import type { CouponTypeId } from '@contracts/coupon';
import type { TrackedBet } from '@contracts/tracker';

import { typeKeys } from '@/entities/bet';
import type { Translate } from '@/shared/i18n';

/** Times in a form that every spreadsheet reads, sums as plain numbers with the currency beside them. */
export function sheetOf(bets: readonly TrackedBet[], iso: string, t: Translate): (string | number)[][] {
  const heads = (
    ['number', 'placed', 'ended', 'type', 'bet', 'odds', 'closing', 'clv', 'staked', 'returned', 'profit'] as const
  ).map((head) => t(`tracker.head.${head}`));
  const others = (['currency', 'tags', 'note'] as const).map((head) => t(`tracker.head.${head}`));
  const moment = (seconds: number) => new Date(seconds * 1000).toISOString();
  return [
    [...heads, ...others],
    ...bets.map((bet) => [
      ...[bet.id, moment(bet.placedAt), moment(bet.endedAt), t(typeKeys[bet.typeId as CouponTypeId])],
      bet.legs.map(({ match, market, outcome }) => `${match}, ${market}: ${outcome}`).join('; '),
      bet.odds ?? '',
      bet.legs.map(({ closing }) => (closing === null ? '–' : String(closing))).join('; '),
      bet.clv ?? '',
      ...[bet.staked, bet.returned, bet.profit, iso, bet.marks.tags.join(', '), bet.marks.note],
    ]),
  ];
}
