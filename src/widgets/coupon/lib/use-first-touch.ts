import { useEffect } from 'react';

import { couponKey } from '@/shared/config';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Calls back at the first sign of a hand on the page, or of a slip from another tab, and never again. */
export function useFirstTouch(onTouch: () => void): void {
  useEffect(() => {
    const touched = new AbortController();
    const tell = () => {
      touched.abort();
      onTouch();
    };
    for (const sign of signs) window.addEventListener(sign, tell, { signal: touched.signal, passive: true });
    const heard = ({ key }: StorageEvent) => {
      if (key === couponKey) tell();
    };
    window.addEventListener('storage', heard, { signal: touched.signal });
    return () => {
      touched.abort();
    };
  }, [onTouch]);
}
