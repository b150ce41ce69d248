import { isPlain, isTyping } from '@/shared/lib/keys';

import { goToCoupon, isInCoupon } from './coupon';
import { entryOf } from './grid';
import { roveTables } from './roving';
import { isCouponKey, isJointKey, isPricesKey } from './shortcuts';

/** A dialog or a menu has keys of its own. */
const isBusy = (target: EventTarget | null) =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('[popover]') !== null);

/** The first odds of the page; null where it has none. */
function firstOdds(): HTMLElement | null {
  const grid = document.querySelector<HTMLElement>('main [data-price-grid]');
  return grid && entryOf(grid);
}

/** What the slip offers for bets on one match. */
const jointOffer = () => document.querySelector<HTMLElement>('[data-joint-offer]');

/** "?" lists the shortcuts. P leads to the odds, B to a joint price that the slip offers. C leads to the coupon; C or Escape leads back to where the player was. */
function listenForShortcuts(onList: () => void, signal: AbortSignal): void {
  let before: Element | null = null;

  const goBack = () => {
    const place = before?.isConnected === true ? before : document.querySelector('main');
    if (place instanceof HTMLElement) place.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || !isPlain(event) || isBusy(event.target)) return;
    const isInside = isInCoupon(document.activeElement);
    const isBack = isInside && before !== null && event.key === 'Escape';
    if (!isBack && isTyping(event.target)) return;
    if (event.key === '?') onList();
    else if (isPricesKey(event)) firstOdds()?.focus();
    else if (isJointKey(event)) jointOffer()?.focus();
    else if (isBack || (isInside && isCouponKey(event))) goBack();
    else if (isCouponKey(event)) {
      before = document.activeElement;
      goToCoupon();
    } else return;
    // Without this the letter would appear in the field that has just got the focus.
    event.preventDefault();
  };
  document.addEventListener('keydown', press, { signal });
}

type Keys = { hasShortcuts: boolean; onList: () => void; signal: AbortSignal };

/** Listens to all keys of the page until `signal` ends it. */
export function listen({ hasShortcuts, onList, signal }: Keys): void {
  roveTables(signal);
  if (hasShortcuts) listenForShortcuts(onList, signal);
}
