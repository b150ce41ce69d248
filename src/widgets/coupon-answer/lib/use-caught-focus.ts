import { type RefObject, useEffect, useRef } from 'react';

/**
 * When something in the coupon disappears with the focus, such as the button that the player pressed, the focus moves
 * on to what replaced it. A player whose focus is elsewhere keeps it. `cause`: what came, null while nothing has come.
 */
export function useCaughtFocus(cause: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cause !== null && document.activeElement === document.body) place.current?.focus();
  }, [cause]);
  return place;
}
