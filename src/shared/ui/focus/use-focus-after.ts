import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a step of a page takes away what had the focus, the focus goes on to the first control of what came instead. A
 * player whose focus is elsewhere keeps it. `step`: null while nobody knows it yet.
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
