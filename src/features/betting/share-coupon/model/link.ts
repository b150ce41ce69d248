import { createEvent, createStore, sample } from 'effector';

import { $location, navigateTo } from '@/shared/routing';

import { codeInSearch, withoutCode } from '../lib/wishes';
import { codeGiven } from './load';

/** The coupon has loaded, so a code in the address can load too. */
export const couponLinkSought = createEvent();

/** The code in the address is taken once. It then leaves the address, so that a reload does not fill the slip again. */
const $isTaken = createStore(false).on(codeGiven, () => true);

const found = sample({
  clock: couponLinkSought,
  source: { location: $location, isTaken: $isTaken },
  filter: ({ location, isTaken }) => !isTaken && codeInSearch(location.search) !== null,
  fn: ({ location }) => location,
});

sample({
  clock: found,
  fn: ({ path, search, hash }) => ({ path: `${path}${withoutCode(search)}${hash}`, replace: true }),
  target: navigateTo,
});
sample({ clock: found, fn: ({ search }) => codeInSearch(search) ?? '', target: codeGiven });
