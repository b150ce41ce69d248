import { combine, createEvent, createStore } from 'effector';

import { isVipAvailable } from '../lib/vip';
import { $calculation } from './calculation';
import { $settings } from './settings';
import { slipSucceeded } from './slip-changes';
import { $bets, $typeId } from './slip-state';
import { $limits } from './stake';

/** Whether the site asks traders. */
export const vipEnabledChanged = createEvent<boolean>();
/** The player asks a trader for this slip, or does not. */
export const vipWanted = createEvent<boolean>();
export const $isVipEnabled = createStore(false).on(vipEnabledChanged, (_, isEnabled) => isEnabled);

/** Spec: coupon §5. */
export const $isVipAvailable = combine(
  $isVipEnabled,
  $limits,
  $bets,
  $typeId,
  (isSiteOn, { maxBetAmount }, bets, typeId) => isVipAvailable({ isSiteOn, max: maxBetAmount, bets, typeId }),
);
/** Null: as the settings have it for every new slip. */
const $ownVip = createStore<boolean | null>(null)
  .on(vipWanted, (_, isWanted) => isWanted)
  .reset(slipSucceeded);
export const $isVipWanted = combine($ownVip, $settings, (own, { isVipBet }) => own ?? isVipBet);
/** The player wants it and this slip allows it. Spec: coupon §3. */
export const $isActiveVipBet = combine(
  $isVipWanted,
  $isVipAvailable,
  (isWanted, isAvailable) => isWanted && isAvailable,
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

/** The server does not take this code: it leaves the slip, so that no later one carries it. */
export const promoCodeRefused = createEvent<string>();

export const $promoCode = createStore<string | null>(null)
  .on(promoCodeChosen, (_, code) => code)
  .on(promoCodeRefused, (code, refused) => (code === refused ? null : code))
  .reset(slipSucceeded);
export const $manualPromoCode = createStore('')
  .on(manualPromoCodeChanged, (_, code) => code.trim())
  .on(promoCodeRefused, (code, refused) => (code === refused ? '' : code))
  .reset(slipSucceeded);
/** A typed code wins over a chosen one (CPN-35); null: none. */
export const $sentPromoCode = combine($promoCode, $manualPromoCode, (chosen, typed) => (typed === '' ? chosen : typed));

/** The player takes the advance on his open bets for what his account lacks. */
export const advanceWanted = createEvent<boolean>();
export const $isAdvanceWanted = createStore(false)
  .on(advanceWanted, (_, isWanted) => isWanted)
  .reset(slipSucceeded);

/** The bonus for a large stake on an express; null: none is offered. A promo code excludes it (decision D-57). */
export const $hyperBonus = combine(
  $calculation,
  $sentPromoCode,
  ({ hyperBonusPercent: percent, minHyperBonusBetLimit: min, maxHyperBonusLimit: max }, code) =>
    percent === null || min === null || max === null || code !== null ? null : { percent, min, max },
);
