import type { BetStatusId, CouponTypeId } from '@contracts/coupon';
import { hasSizes, isSystem } from '@contracts/coupon-types';

import type { TextKey, Translate } from '@/shared/i18n';

import type { PlacedBet } from './bet';

/** Spec: coupon §4, the table of statuses. */
export const statusKeys = {
  [-2]: 'coupon.status.notCalculated',
  [-1]: 'coupon.status.notStarted',
  0: 'coupon.status.lose',
  1: 'coupon.status.win',
  2: 'coupon.status.return',
  3: 'coupon.status.forcedReturn',
  4: 'coupon.status.halfWinHalfReturn',
  5: 'coupon.status.halfLoseHalfReturn',
  6: 'coupon.status.halfLoseHalfWin',
} as const satisfies Record<BetStatusId, TextKey>;

/** Spec: shell §1, coupon §4; the numbers from 3 to 8 are decision D-45. */
export const typeKeys = {
  0: 'coupon.type.single',
  1: 'coupon.type.express',
  2: 'coupon.type.system',
  3: 'coupon.type.chain',
  4: 'coupon.type.multiBet',
  5: 'coupon.type.conditional',
  6: 'coupon.type.antiExpress',
  7: 'coupon.type.lucky',
  8: 'coupon.type.patent',
  9: 'coupon.type.severalSingles',
} as const satisfies Record<CouponTypeId, TextKey>;

/** "Accumulator", "System 2/3". The size counts what makes the lines, without bankers and lobby. */
export function typeText(t: Translate, { typeId, systemValue, legs }: PlacedBet): string {
  const name = t(typeKeys[typeId]);
  if (systemValue === null || !hasSizes(typeId)) return name;
  const blocks = legs.map(({ blockId }) => blockId).filter((id) => id !== 0);
  return `${name} ${String(systemValue)}/${String(isSystem(typeId) ? blocks.length : new Set(blocks).size)}`;
}
