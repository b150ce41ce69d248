import { combine, createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { $betCount, couponCleared, couponOpened, type CouponPick } from '@/entities/coupon/@x/quick-bet';
import { settingsChanged } from '@/entities/coupon-settings/@x/quick-bet';
import { $now } from '@/shared/lib/clock';
import { persist } from '@/shared/lib/storage';

/** One-click switches itself off when the player presses no price for this long: later they do not expect that a press is a bet. */
const oneClickLifeMs = 5 * 60_000;

/** The player moves the switch. */
export const oneClickSwitched = createEvent<boolean>();
/** The page asks the player first when the coupon holds bets. Their yes clears the bets. */
export const oneClickConfirmed = createEvent();
/** A price that the player has pressed while one-click is on. */
export const oneClickPicked = createEvent<CouponPick>();
export const oneClickDeclined = createEvent();
/** The session is over, or another player has signed in. */
export const oneClickDisarmed = createEvent();
/** The site offers one-click, and somebody is signed in. */
export const oneClickAllowedChanged = createEvent<boolean>();
/** One-click is on, and its time starts again at this moment, epoch ms. */
const armed = createEvent<number>();

const $isAllowed = createStore(false).on(oneClickAllowedChanged, (_, isAllowed) => isAllowed);
export const $isOneClickOffered = $isAllowed;

/** When one-click switches itself off, epoch ms. Null: it is off. */
const $armedUntil = createStore<number | null>(null)
  .on(armed, (_, now) => now + oneClickLifeMs)
  .on([oneClickSwitched, oneClickDisarmed], (until, isOn) => (isOn === true ? until : null));
persist({
  store: $armedUntil,
  key: 'coupon.oneClickUntil',
  schema: z.nullable(z.int()),
  pickup: couponOpened,
});

/**
 * How long until one-click switches itself off, ms. Null: it is off, or the player may not use it now. No switch gives a longer
 * time: a later end was noted by a clock that was ahead. Spec: coupon §5.
 */
export const $oneClickLeftMs = combine($armedUntil, $now, $isAllowed, (until, now, isAllowed) =>
  isAllowed && until !== null && until > now && until - now <= oneClickLifeMs ? until - now : null,
);
/** Spec: coupon §3. */
export const $isActiveOneClick = $oneClickLeftMs.map((left) => left !== null);

export const $isOneClickAsking = createStore(false)
  .on(oneClickSwitched, () => false)
  .reset(oneClickConfirmed, oneClickDeclined, oneClickDisarmed);
const asking = createEvent();
$isOneClickAsking.on(asking, () => true);

// When the coupon holds bets, the page asks before it switches one-click on, and the yes clears the bets. Spec: coupon §4.
sample({
  clock: oneClickSwitched,
  source: { count: $betCount, isAllowed: $isAllowed },
  filter: ({ count, isAllowed }, isOn) => isOn && isAllowed && count > 0,
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
// A press shows that the player is still there, so the time of one-click starts again.
sample({ clock: [oneClickConfirmed, oneClickPicked], source: $now, target: armed });
// Spec: coupon §4: "Changing the drop-on-score-change setting turns one-click off."
sample({
  clock: settingsChanged,
  filter: ({ isDropOnScoreChange }) => isDropOnScoreChange !== undefined,
  target: oneClickDisarmed,
});
