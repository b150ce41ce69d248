import { useSyncExternalStore } from 'react';

import { media } from '@/shared/ui/theme';

const list = () => (typeof matchMedia === 'function' ? matchMedia(media.narrow) : null);

function subscribe(changed: () => void): () => void {
  const query = list();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** Does the page have one column? Then the coupon is a bar at the bottom. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => list()?.matches ?? false,
    () => false,
  );
