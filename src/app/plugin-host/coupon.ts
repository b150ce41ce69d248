import type { FirstHost, PluginCoupon } from '@sdk';
import { createEvent, createStore, sample, type Scope, scopeBind } from 'effector';

import { sheetOpened, tabWanted } from '@/features/betting/open-coupon';
import { $marks, pickingWanted } from '@/features/betting/pick-outcome';
import { $hidden, sideToggled } from '@/features/toggle-side';

import type { Grants } from './grants';
import { countUse } from './uses';

const $pickedIds = $marks.map((marks): readonly number[] => [...marks.keys()]);
const $pickedCount = $pickedIds.map(({ length }) => length);
/** The view of a plugin that may not read the coupon. */
const $noIds = createStore<readonly number[]>([]);
const $noCount = createStore(0);

/** A plugin shows the coupon to the player: the sheet of a phone, or the column, which they may have hidden. */
const couponAsked = createEvent();
sample({ clock: couponAsked, fn: () => 'coupon' as const, target: tabWanted });
sample({ clock: couponAsked, target: sheetOpened });
sample({
  clock: couponAsked,
  source: $hidden,
  filter: (hidden) => hidden.includes('coupon'),
  fn: () => 'coupon' as const,
  target: sideToggled,
});

/** `host.coupon`. */
export function createCoupon(
  id: string,
  scope: Scope,
  { addToCoupon }: FirstHost,
  { can, grant }: Grants,
): PluginCoupon {
  const isReader = can('coupon:read');
  // What a visit before has left in the coupon is read with its code.
  if (isReader) scopeBind(pickingWanted, { scope })();
  const refuse = grant('coupon:read', () => undefined);
  return {
    add: addToCoupon,
    has: (marketId) => {
      if (isReader) {
        countUse(id, 'coupon:read');
        return scope.getState($marks).has(marketId);
      }
      refuse();
      return false;
    },
    $ids: isReader ? $pickedIds : $noIds,
    $count: isReader ? $pickedCount : $noCount,
    open: grant('coupon:add', scopeBind(couponAsked, { scope })),
  };
}
