import { combine, createEvent, createStore, sample } from 'effector';

import { currencyFacts } from '@contracts/currencies';
import { z } from '@contracts/zod';

import { $now } from '@/shared/lib/clock';
import { persist } from '@/shared/lib/storage';

import type { CouponPick } from '../lib/bet';
import { couponOpened } from './opening';
import { $settings, settingsChanged } from './settings';
import { couponCleared, outcomeToggled } from './slip';
import { $betCount } from './slip-state';
import { $currencyIso } from './stake';

/** Without a press for so long it disarms itself: a hand that comes back later does not expect it. */
export const ONE_CLICK_LIFE_MS = 5 * 60_000;

/** The player moves the switch. */
export const oneClickSwitched = createEvent<boolean>();
/** With bets in the coupon he is asked first: yes clears them. */
export const oneClickConfirmed = createEvent();
export const oneClickDeclined = createEvent();
/** The session is over, or its player is another one. */
export const oneClickDisarmed = createEvent();
/** The site gives it, and somebody is signed in. */
export const oneClickAllowedChanged = createEvent<boolean>();
/** The account that pays is a bonus account, whose amount is its own. */
export const bonusAccountChanged = createEvent<boolean>();
/** Minor units of the present account's currency. */
export const oneClickAmountChanged = createEvent<number>();

/** A press on a price, wherever it leads. */
export const outcomePicked = createEvent<CouponPick>();
export const oneClickPicked = createEvent<CouponPick>();
export const quickPicked = createEvent<CouponPick>();

const armed = createEvent<number>();

const $isAllowed = createStore(false).on(oneClickAllowedChanged, (_, isAllowed) => isAllowed);
export const $isOneClickOffered = $isAllowed;

/** Epoch ms at which it disarms itself; null: off. */
const $armedUntil = createStore<number | null>(null)
  .on(armed, (_, now) => now + ONE_CLICK_LIFE_MS)
  .on([oneClickSwitched, oneClickDisarmed], (until, isOn) => (isOn === true ? until : null));
persist({
  store: $armedUntil,
  key: 'coupon.oneClickUntil',
  schema: z.nullable(z.int()),
  pickup: couponOpened,
});

/** Ms until it disarms itself; null: it is off, or has no effect. Spec: coupon §5. */
export const $oneClickLeftMs = combine($armedUntil, $now, $isAllowed, (until, now, isAllowed) =>
  isAllowed && until !== null && until > now ? until - now : null,
);
/** Spec: coupon §3. */
export const $isActiveOneClick = $oneClickLeftMs.map((left) => left !== null);

export const $isOneClickAsking = createStore(false)
  .on(oneClickSwitched, () => false)
  .reset(oneClickConfirmed, oneClickDeclined, oneClickDisarmed);
const asking = createEvent();
$isOneClickAsking.on(asking, () => true);

/** Minor units by currency; bonus accounts apart. Spec: coupon §6. */
const Sums = z.record(z.string(), z.int().check(z.positive()));
export const $isBonusAccount = createStore(false).on(bonusAccountChanged, (_, isBonus) => isBonus);
const mainSumSet = createEvent<{ iso: string; minor: number }>();
const bonusSumSet = createEvent<{ iso: string; minor: number }>();
const $mainSums = createStore<Record<string, number>>({}).on(mainSumSet, (sums, { iso, minor }) => ({
  ...sums,
  [iso]: minor,
}));
const $bonusSums = createStore<Record<string, number>>({}).on(bonusSumSet, (sums, { iso, minor }) => ({
  ...sums,
  [iso]: minor,
}));
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

sample({
  clock: oneClickAmountChanged,
  source: $currencyIso,
  filter: $isBonusAccount.map((isBonus) => !isBonus),
  fn: (iso, minor) => ({ iso, minor }),
  target: mainSumSet,
});
sample({
  clock: oneClickAmountChanged,
  source: $currencyIso,
  filter: $isBonusAccount,
  fn: (iso, minor) => ({ iso, minor }),
  target: bonusSumSet,
});

// Turned on over a coupon with bets: asked, and the bets go with the yes. Spec: coupon §4.
sample({
  clock: oneClickSwitched,
  source: { count: $betCount, isAllowed: $isAllowed },
  filter: ({ count, isAllowed }, isOn) => isOn && isAllowed && count > 0,
  fn: () => undefined,
  target: asking,
});
sample({
  clock: oneClickSwitched,
  source: { count: $betCount, isAllowed: $isAllowed, now: $now },
  filter: ({ count, isAllowed }, isOn) => isOn && isAllowed && count === 0,
  fn: ({ now }) => now,
  target: armed,
});
sample({ clock: oneClickConfirmed, target: couponCleared });
sample({ clock: oneClickConfirmed, source: $now, target: armed });
// A press shows that the hand is still there.
sample({ clock: oneClickPicked, source: $now, target: armed });

// Spec: coupon §4: "Changing the drop-on-score-change setting turns one-click off."
sample({
  clock: settingsChanged,
  filter: ({ isDropOnScoreChange }) => isDropOnScoreChange !== undefined,
  fn: () => undefined,
  target: oneClickDisarmed,
});

/** Where a press on a price leads now. An armed one-click wins over the quick coupon. */
const $press = combine($isActiveOneClick, $settings, (isArmed, { isQuickCoupon }) =>
  isArmed ? 'one_click' : isQuickCoupon ? 'quick' : 'coupon',
);
sample({
  clock: outcomePicked,
  source: $press,
  filter: (to) => to === 'one_click',
  fn: (_, pick) => pick,
  target: oneClickPicked,
});
sample({
  clock: outcomePicked,
  source: $press,
  filter: (to) => to === 'quick',
  fn: (_, pick) => pick,
  target: quickPicked,
});
sample({
  clock: outcomePicked,
  source: $press,
  filter: (to) => to === 'coupon',
  fn: (_, pick) => pick,
  target: outcomeToggled,
});
