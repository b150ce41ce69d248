import { type RefObject, useEffect, useRef } from 'react';

/**
 * The press of the button leads to what became of it: the card of the newest withdrawal is above the form. The focus of
 * a player who typed or went on meanwhile stays. `newest`: its id.
 */
export function usePressedCard(newest: string | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (newest !== undefined && document.activeElement?.matches('button[type=submit]') === true)
      place.current?.querySelector('h2')?.focus();
  }, [newest]);
  return place;
}
