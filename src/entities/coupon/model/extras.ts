import { combine, createEvent, createStore } from 'effector';

import { isVipAvailable } from '../lib/vip';
import { $calculation } from './calculation';
import { $settings } from './settings';
import { slipRenewed } from './slip-changes';
import { $bets, $typeId } from './slip-state';
import { $limits } from './stake';

/** Whether the site asks traders. */
export const vipEnabledChanged = createEvent<boolean>();
const $isVipEnabled = createStore(false).on(vipEnabledChanged, (_, isEnabled) => isEnabled);

/** Spec: coupon §5. */
export const $isVipAvailable = combine(
  $isVipEnabled,
  $limits,
  $bets,
  $typeId,
  (isSiteOn, { maxBetAmount }, bets, typeId) => isVipAvailable({ isSiteOn, max: maxBetAmount, bets, typeId }),
);
/** The player wants it and this slip allows it. Spec: coupon §3. */
export const $isActiveVipBet = combine(
  $settings,
  $isVipAvailable,
  ({ isVipBet }, isAvailable) => isVipBet && isAvailable,
);

/** A code of the list; null: none. */
export const promoCodeChosen = createEvent<string | null>();
/** A code that was typed; empty: none. */
export const manualPromoCodeChanged = createEvent<string>();

/** A code that the player has. `sum`: minor units of `iso`. `typeIds`: coupon types that it may be used with. `endsAt`: epoch ms. */
export type PromoCode = {
  code: string;
  title: string;
  sum: number;
  iso: string;
  endsAt: number;
  typeIds: readonly number[];
};
export const promoCodesReceived = createEvent<PromoCode[]>();
export const $promoCodes = createStore<PromoCode[]>([]).on(promoCodesReceived, (_, codes) => codes);

export const $promoCode = createStore<string | null>(null)
  .on(promoCodeChosen, (_, code) => code)
  .reset(slipRenewed);
export const $manualPromoCode = createStore('')
  .on(manualPromoCodeChanged, (_, code) => code.trim())
  .reset(slipRenewed);
/** A typed code wins over a chosen one (CPN-35); null: none. */
export const $sentPromoCode = combine($promoCode, $manualPromoCode, (chosen, typed) => (typed === '' ? chosen : typed));

/** The player takes the advance on his open bets for what his account lacks. */
export const advanceWanted = createEvent<boolean>();
export const $isAdvanceWanted = createStore(false)
  .on(advanceWanted, (_, isWanted) => isWanted)
  .reset(slipRenewed);

/** The bonus for a large stake on an express; null: none is offered. A promo code excludes it (decision D-57). */
export const $hyperBonus = combine(
  $calculation,
  $sentPromoCode,
  ({ hyperBonusPercent: percent, minHyperBonusBetLimit: min, maxHyperBonusLimit: max }, code) =>
    percent === null || min === null || max === null || code !== null ? null : { percent, min, max },
);
