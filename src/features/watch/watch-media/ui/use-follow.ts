import { useUnit } from 'effector-react';
import { type RefObject, useEffect } from 'react';

import type { Media } from '@contracts/media-entity';

import { scrolledAway, scrolledBack } from '../model/float';

/** Tells when a place leaves the screen and when it is back. Null: it does not follow. Row MEDIA-06. */
export function useFollow(ref: RefObject<HTMLElement | null>, media: Media | null): void {
  const [away, back] = useUnit([scrolledAway, scrolledBack]);
  useEffect(() => {
    const place = ref.current;
    if (!place || media === null || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting;
      if (isSeen === true) back(media);
      if (isSeen === false) away(media);
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      back(media);
    };
  }, [ref, media, away, back]);
}
