import { combine, createEvent, createStore, sample } from 'effector';

import { $bets, $typeId, slipSucceeded } from '@/entities/coupon/@x/coupon-figures';
import { $settings, settingsChanged } from '@/entities/coupon-settings/@x/coupon-figures';

import { isVipAvailable } from '../lib/vip';
import { $calculation, $limits } from './calculation';

/** True: the site lets players ask a trader. */
export const vipEnabledChanged = createEvent<boolean>();
/** The player decides whether to ask a trader for this slip. */
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
/** The player's choice for this slip. Null: the settings decide, as for every new slip. */
const $ownVip = createStore<boolean | null>(null)
  .on(vipWanted, (_, isWanted) => isWanted)
  .reset(slipSucceeded);
export const $isVipWanted = combine($ownVip, $settings, (own, { isVipBet }) => own ?? isVipBet);
/** The player wants to ask a trader, and this slip allows it. Spec: coupon §3. */
export const $isActiveVipBet = combine(
  $isVipWanted,
  $isVipAvailable,
  (isWanted, isAvailable) => isWanted && isAvailable,
);

/** The player chose a code from the list. Null: none. */
export const promoCodeChosen = createEvent<string | null>();
/** The player typed a code. Empty: none. */
export const manualPromoCodeChanged = createEvent<string>();

/** A code that the player has. `sum`: minor units of `iso`. `typeIds`: the coupon types that it works with. `endsAt`: epoch ms. */
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

/** The server refuses this code. The code leaves the slip, so that no later slip carries it. */
export const promoCodeRefused = createEvent<string>();

export const $promoCode = createStore<string | null>(null)
  .on(promoCodeChosen, (_, code) => code)
  .on(promoCodeRefused, (code, refused) => (code === refused ? null : code))
  .reset(slipSucceeded);
export const $manualPromoCode = createStore('')
  .on(manualPromoCodeChanged, (_, code) => code.trim())
  .on(promoCodeRefused, (code, refused) => (code === refused ? '' : code))
  .reset(slipSucceeded);
/** The code that is sent. A typed code has priority over a chosen one (CPN-35). Null: none. */
export const $sentPromoCode = combine($promoCode, $manualPromoCode, (chosen, typed) => (typed === '' ? chosen : typed));

/** The player takes an advance on their open bets for what their account lacks. */
export const advanceWanted = createEvent<boolean>();
export const $isAdvanceWanted = createStore(false)
  .on(advanceWanted, (_, isWanted) => isWanted)
  .reset(slipSucceeded);

/**
 * The bonus for a large stake on an express. Null: the site offers none, or the slip has a promo code, which excludes it
 * (decision D-57).
 */
export const $hyperBonus = combine(
  $calculation,
  $sentPromoCode,
  ({ hyperBonusPercent: percent, minHyperBonusBetLimit: min, maxHyperBonusLimit: max }, code) =>
    percent === null || min === null || max === null || code !== null ? null : { percent, min, max },
);

/** Thousandths; null clears it. */
export const exactCoefChanged = createEvent<number | null>();
/** Thousandths. It belongs to this slip only and is dropped with it. Spec: coupon §3. */
export const $exactCoef = createStore<number | null>(null)
  .on(exactCoefChanged, (_, milli) => milli)
  .reset(slipSucceeded);

// Spec: coupon §4: "Clearing the exact coefficient also turns drop-on-score-change off."
sample({
  clock: exactCoefChanged,
  filter: (milli) => milli === null,
  fn: () => ({ isDropOnScoreChange: false }),
  target: settingsChanged,
});
