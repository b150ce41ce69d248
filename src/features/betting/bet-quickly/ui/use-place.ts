import { useEffect, useRef } from 'react';

import { quickPlace } from '../lib/quick-place';

/** Puts a form beside what was pressed and the focus into it; Escape leaves, and the focus goes back. */
export function usePlace(marketId: number, leave: () => void) {
  const box = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const opener = document.activeElement;
    const form = box.current;
    if (form === null) return;
    const { top, left } = quickPlace(opener?.getBoundingClientRect() ?? null, form.getBoundingClientRect());
    form.style.setProperty('inset-block-start', `${String(top)}px`);
    form.style.setProperty('left', `${String(left)}px`);
    form.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
    const closed = new AbortController();
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') leave();
      },
      { signal: closed.signal },
    );
    return () => {
      closed.abort();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [marketId, leave]);

  return box;
}
