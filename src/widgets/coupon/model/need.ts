import { combine, createEvent, createStore, sample } from 'effector';

import { $betCount, $tab, slipLoaded } from '@/entities/coupon';
import { $isAuth } from '@/entities/session';

/** The player does something, anything: what the coupon can do is on its way before it is asked for. */
export const pageTouched = createEvent();

const $isInUse = combine(
  { count: $betCount, isAuth: $isAuth, tab: $tab },
  ({ count, isAuth, tab }) => count > 0 || isAuth || tab === 'bets',
);
const wanted = sample({ clock: $isInUse, filter: Boolean });

/** An empty coupon of somebody who only looks needs a line of text: all else comes with the first bet, sign-in or touch, and stays. */
export const $isBodyNeeded = createStore(false).on([pageTouched, wanted], () => true);

/** Bets of the slip that the browser had kept: whoever speaks of changes later counts from here. */
export const $keptCount = createStore(0).on(slipLoaded, (_, { bets }) => bets.length);
