import { useCallback, useEffect, useRef } from 'react';

const ends = { pointerdown: ['pointerup', 'pointercancel'], keydown: ['keyup', 'blur'] } as const;

/**
 * Tells when the player holds nothing down. If the page replaced a button between press and release, that button would
 * never get the click. So a swap waits for the release; the click itself follows the release at once.
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
