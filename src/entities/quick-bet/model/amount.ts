import { combine, createEvent, createStore, type EventPayload, sample } from 'effector';

import { currencyFacts } from '@contracts/currencies';
import { z } from '@contracts/zod';

import { $currencyIso, couponOpened } from '@/entities/coupon/@x/quick-bet';
import { persist } from '@/shared/lib/storage';

/** True: the player pays from a bonus account, which has an amount of its own. */
export const bonusAccountChanged = createEvent<boolean>();
/** Minor units of the present account's currency. */
export const oneClickAmountChanged = createEvent<number>();

/** Minor units by currency. Bonus accounts have sums of their own. Spec: coupon §6. */
const Sums = z.record(z.string(), z.int().check(z.positive()));
const $isBonusAccount = createStore(false).on(bonusAccountChanged, (_, isBonus) => isBonus);
const sumSet = sample({
  clock: oneClickAmountChanged,
  source: { iso: $currencyIso, isBonus: $isBonusAccount },
  fn: (source, minor) => ({ ...source, minor }),
});
const put =
  (ofBonus: boolean) =>
  (sums: Record<string, number>, { iso, isBonus, minor }: EventPayload<typeof sumSet>) =>
    isBonus === ofBonus ? { ...sums, [iso]: minor } : sums;
const $mainSums = createStore<Record<string, number>>({}).on(sumSet, put(false));
const $bonusSums = createStore<Record<string, number>>({}).on(sumSet, put(true));
persist({ store: $mainSums, key: 'coupon.oneClickAmount', schema: Sums, pickup: couponOpened });
persist({ store: $bonusSums, key: 'coupon.bonusOneClickAmount', schema: Sums, pickup: couponOpened });

const sumIn = (sums: Record<string, number>, iso: string): number => sums[iso] ?? currencyFacts(iso).first;
export const $oneClickAmount = combine($mainSums, $currencyIso, sumIn);
export const $bonusAccountOneClickAmount = combine($bonusSums, $currencyIso, sumIn);
/** What the next press stakes. */
export const $pressAmount = combine(
  $isBonusAccount,
  $oneClickAmount,
  $bonusAccountOneClickAmount,
  (isBonus, main, bonus) => (isBonus ? bonus : main),
);
