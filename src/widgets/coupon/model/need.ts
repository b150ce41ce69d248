import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { outcomePressed } from '@/entities/game';
import { $isAuth } from '@/entities/session';
import { pickingWanted } from '@/features/betting/pick-outcome';
import { couponKey } from '@/shared/config';
import { storageOpened } from '@/shared/lib/storage';
import { $location } from '@/shared/routing';

type Tab = 'coupon' | 'bets';

/** The player does something, anything: what the coupon can do is on its way before it is asked for. */
export const pageTouched = createEvent();
/** The sheet of a phone: its bar was pressed, or my bets were asked for from elsewhere. */
export const sheetOpened = createEvent();
export const betsSheetOpened = createEvent();
export const sheetClosed = createEvent();
export const $isSheetOpen = createStore(false)
  .on([sheetOpened, betsSheetOpened], () => true)
  .reset(sheetClosed);

/** A tab was pressed before the panel could open it. */
export const tabWanted = createEvent<Tab>();
export const $wantedTab = createStore<Tab | null>(null).on(tabWanted, (_, tab) => tab);

/** Fails where the storage is shut: then nothing is kept. */
const lookForSlipFx = createEffect(() => localStorage.getItem(couponKey) !== null);
/** The first slip of another tab: heard from the moment at which there was none, for what is written while the page is drawn counts too. */
const slipHeard = createEvent();
const hearSlipFx = createEffect(() => {
  const heard = scopeBind(slipHeard, { safe: true });
  addEventListener('storage', ({ key }) => {
    if (key === couponKey) heard();
  });
});
sample({ clock: storageOpened, target: [lookForSlipFx, hearSlipFx] });

/** A link to a coupon: what is in it comes by its code. */
const linkSeen = sample({
  clock: storageOpened,
  source: $location,
  filter: ({ search }) => search.includes('coupon='),
});

/** An empty coupon of somebody who only looks needs a line of text: all else comes with a kept slip, a bet, a sign-in or a touch, and stays. */
export const $isPanelNeeded = createStore(false)
  .on([pageTouched, betsSheetOpened, tabWanted, outcomePressed, linkSeen, slipHeard], () => true)
  .on($isAuth, (isNeeded, isAuth) => isNeeded || isAuth)
  .on(lookForSlipFx.doneData, (isNeeded, isKept) => isNeeded || isKept);

sample({ clock: betsSheetOpened, fn: () => 'bets' as const, target: tabWanted });
sample({ clock: $isPanelNeeded, filter: Boolean, fn: () => undefined, target: pickingWanted });
