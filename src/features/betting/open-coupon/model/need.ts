import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { outcomePressed } from '@/entities/match';
import { $isAuth } from '@/entities/session';
import { couponKey } from '@/shared/config';
import { storageOpened } from '@/shared/lib/storage';
import { $location } from '@/shared/routing';

type Tab = 'coupon' | 'bets';

/** The player has touched the page in any way, so the coupon's code loads before they ask for it. */
export const pageTouched = createEvent();
/** On a phone: the player pressed the bar of the sheet, or asked for my bets from elsewhere. */
export const sheetOpened = createEvent();
export const betsSheetOpened = createEvent();
export const sheetClosed = createEvent();
export const $isSheetOpen = createStore(false)
  .on([sheetOpened, betsSheetOpened], () => true)
  .reset(sheetClosed);

/** The player pressed a tab before the panel could open it. */
export const tabWanted = createEvent<Tab>();
export const $wantedTab = createStore<Tab | null>(null).on(tabWanted, (_, tab) => tab);

/** Fails where the browser gives no storage: then no slip is kept. */
const lookForSlipFx = createEffect(() => localStorage.getItem(couponKey) !== null);
/**
 * Another tab wrote its first slip. The page listens from the moment at which it found none, because a slip that is written while
 * the page is drawn counts too.
 */
const slipHeard = createEvent();
const hearSlipFx = createEffect(() => {
  const heard = scopeBind(slipHeard, { safe: true });
  addEventListener('storage', ({ key }) => {
    if (key === couponKey) heard();
  });
});
sample({ clock: storageOpened, target: [lookForSlipFx, hearSlipFx] });

/** This browser keeps a slip, so nobody may say that there are no bets before its code has read it. */
export const $isSlipKept = createStore(false).on(lookForSlipFx.doneData, (_, isKept) => isKept);

/** The address links to a coupon, whose bets come by its code. */
const linkSeen = sample({
  clock: storageOpened,
  source: $location,
  filter: ({ search }) => search.includes('coupon='),
});

/**
 * A visitor who only looks needs one line of text for the empty coupon. The rest loads with a kept slip, a bet, a sign-in or a
 * touch, and then stays.
 */
export const $isPanelNeeded = createStore(false)
  .on([pageTouched, betsSheetOpened, tabWanted, outcomePressed, linkSeen, slipHeard], () => true)
  .on($isAuth, (isNeeded, isAuth) => isNeeded || isAuth)
  .on(lookForSlipFx.doneData, (isNeeded, isKept) => isNeeded || isKept);

sample({ clock: betsSheetOpened, fn: () => 'bets' as const, target: tabWanted });
