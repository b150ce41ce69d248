import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focus that went with what stood in the coupon before, such as the button that was pressed, goes on to what came in its place. Whoever has it
 * elsewhere keeps it. `cause`: what came, null while nothing has.
 */
export function useCaughtFocus(cause: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cause !== null && document.activeElement === document.body) place.current?.focus();
  }, [cause]);
  return place;
}
