import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

import { writeText } from '@/shared/ui/odds-cell';

import { useCellSetup } from './book-provider';

const tickMs = 1000;
const minuteOf = (seconds: number): string => `${String(Math.floor(seconds / 60))}′`;

/**
 * Writes the match clock into an element that React leaves empty. `format` gets whole seconds of match time and must be
 * stable; without it the clock shows the minute. The element stays empty while the match has no clock.
 */
export function useMatchClock(
  ref: RefObject<HTMLElement | null>,
  gameId: number,
  format: (seconds: number) => string = minuteOf,
): void {
  const { book } = useCellSetup();

  useLayoutEffect(() => {
    const place = ref.current;
    if (!place || !book) return undefined;
    place.translate = false;
    const text = place.appendChild(document.createTextNode(''));
    const paint = () => {
      const seconds = book.clockOf(gameId);
      const next = seconds === null ? '' : format(Math.max(0, Math.floor(seconds)));
      if (text.data !== next || text.parentNode !== place) writeText(place, text, next);
    };
    paint();
    const stop = book.onPlay(gameId, paint);
    const timer = setInterval(paint, tickMs);
    return () => {
      stop();
      clearInterval(timer);
      place.replaceChildren();
    };
  }, [ref, book, gameId, format]);
}
