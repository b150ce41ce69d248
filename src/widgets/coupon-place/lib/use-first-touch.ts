import { useEffect } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Calls back at the player's first move, press or key on the page, and never again. */
export function useFirstTouch(onTouch: () => void): void {
  useEffect(() => {
    const touched = new AbortController();
    const tell = () => {
      touched.abort();
      onTouch();
    };
    for (const sign of signs) window.addEventListener(sign, tell, { signal: touched.signal, passive: true });
    return () => {
      touched.abort();
    };
  }, [onTouch]);
}
