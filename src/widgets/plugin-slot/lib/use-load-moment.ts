import { useEffect, useState, type RefObject } from 'react';

import type { PluginEntry } from '@contracts/plugin';

import { whenIdle } from '@/shared/lib/lifecycle';

/** Calls back at the moment that an entry's `load` names; answers what to call when the place is gone before. */
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

/** Whether the moment to load has come. Once it has, it stays. */
export function useLoadMoment(load: PluginEntry['load'], place: RefObject<Element | null>): boolean {
  const [hasCome, setCome] = useState(load === undefined || load === 'eager');
  useEffect(() => {
    if (hasCome || place.current === null) return undefined;
    return waitFor(load, place.current, () => setCome(true));
  }, [hasCome, load, place]);
  return hasCome;
}
