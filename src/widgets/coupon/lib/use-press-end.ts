import { useCallback, useEffect, useRef } from 'react';

const ends = { pointerdown: ['pointerup', 'pointercancel'], keydown: ['keyup', 'blur'] } as const;

/**
 * Tells when nothing is held down. What is replaced between the press of a button and its release never gets the click, so a swap waits; the click
 * itself follows the release at once.
 */
export function usePressEnd(): () => Promise<void> {
  const held = useRef(Promise.resolve());
  useEffect(() => {
    const watched = new AbortController();
    const { signal } = watched;
    for (const [start, stops] of Object.entries(ends))
      window.addEventListener(
        start,
        () => {
          held.current = new Promise((resolve) => {
            const stop = () => setTimeout(resolve);
            for (const name of stops) window.addEventListener(name, stop, { signal, once: true, capture: true });
          });
        },
        { signal, capture: true, passive: true },
      );
    return () => {
      watched.abort();
    };
  }, []);
  return useCallback(() => held.current, []);
}
