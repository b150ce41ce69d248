import { useEffect, useRef } from 'react';

/**
 * After a change of page, moves the focus to its heading, which a screen reader then reads once, and scrolls to the
 * top. The browser itself does so for the first page. A focus that the player has moved since stays. Spec:
 * design/reliability section 6.
 */
export function useArrival(path: string | null): void {
  const arrived = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = arrived.current === null;
    if (path === null || arrived.current === path) return undefined;
    arrived.current = path;
    if (isFirst) return undefined;
    const before = document.activeElement;
    const frame = requestAnimationFrame(() => {
      const content = document.getElementById('content');
      content?.scrollTo({ top: 0 });
      window.scrollTo({ top: 0 });
      if (document.activeElement === before)
        focusOn(content?.querySelector('h1, [role=heading][aria-level="1"]') ?? content);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [path]);
}

function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
