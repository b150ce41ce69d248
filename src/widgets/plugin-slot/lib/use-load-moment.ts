import { type RefObject, useEffect, useState } from 'react';

import type { PluginEntry } from '@contracts/plugin';

import { whenIdle } from '@/shared/lib/lifecycle';

/**
 * Calls back at the moment that an entry's `load` names. Returns a function that cancels this, in case the place goes
 * first.
 */
function waitFor(load: PluginEntry['load'], place: Element, start: () => void): (() => void) | undefined {
  if (load === 'idle') return whenIdle(start);
  if (load === 'visible') {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    });
    observer.observe(place);
    return () => observer.disconnect();
  }
  if (load === 'intent') {
    const events = ['pointerenter', 'focusin'] as const;
    for (const event of events) place.addEventListener(event, start, { once: true });
    return () => {
      for (const event of events) place.removeEventListener(event, start);
    };
  }
  start();
  return undefined;
}

/** Has the moment to load come? Once it has, the answer stays. */
export function useLoadMoment(load: PluginEntry['load'], place: RefObject<Element | null>): boolean {
  const [hasCome, setCome] = useState(load === undefined || load === 'eager');
  useEffect(() => {
    if (hasCome || place.current === null) return undefined;
    return waitFor(load, place.current, () => setCome(true));
  }, [hasCome, load, place]);
  return hasCome;
}
