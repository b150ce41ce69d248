import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a step of a page removes the focused element, the focus moves to the first control of the new step. A
 * player whose focus is elsewhere keeps it. `step`: null until it is known.
 */
export function useFocusAfter<T extends HTMLElement = HTMLDivElement>(step: unknown): RefObject<T | null> {
  const place = useRef<T>(null);
  const before = useRef(step);
  useEffect(() => {
    const last = before.current;
    before.current = step;
    if (last === null || last === step || document.activeElement !== document.body) return;
    (place.current?.querySelector<HTMLElement>('input, textarea, button, a[href]') ?? place.current)?.focus();
  }, [step]);
  return place;
}
