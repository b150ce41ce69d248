import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * When an element with the focus leaves the tabs of `group`, such as a sold bet or a closed receipt, the focus moves to the tab
 * in force.
 */
export function useHandedFocus<Part extends HTMLElement>(group: string): RefObject<Part | null> {
  const place = useRef<Part>(null);
  useLayoutEffect(() => {
    const part = place.current;
    return () => {
      if (part?.contains(document.activeElement) !== true) return;
      // Waits until the new tab is in force. Does nothing when something else has taken the focus since.
      queueMicrotask(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>(`[role=tab][id^=${group}-tab-][aria-selected=true]`)?.focus();
      });
    };
  }, [group]);
  return place;
}
