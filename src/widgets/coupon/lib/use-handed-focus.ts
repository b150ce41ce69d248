import { useLayoutEffect, useRef, type RefObject } from 'react';

const chosenTab = '[role=tab][id^=coupon-tab-][aria-selected=true]';

/** What has the focus and is taken out of the coupon hands it to the tab in force: a sold bet, a receipt that was closed. */
export function useHandedFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const place = useRef<Part>(null);
  useLayoutEffect(() => {
    const part = place.current;
    return () => {
      if (part?.contains(document.activeElement) !== true) return;
      // Once the new tab is in force, unless somebody has taken the focus meanwhile.
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>(chosenTab)?.focus();
      });
    };
  }, []);
  return place;
}
