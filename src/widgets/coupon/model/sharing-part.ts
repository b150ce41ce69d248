import { createEffect, sample, scopeBind } from 'effector';

import { couponCodeLoaded } from '@/entities/placement';
import { createPart, partCame, partWanted } from '@/shared/part';

/**
 * Takes a coupon from elsewhere, and shares this one. It loads right after the panel, because players pick most coupons
 * by hand.
 */
export const sharingPart = createPart({
  name: 'sharing of coupons',
  load: () => import('@/features/betting/share-coupon'),
  texts: ['share'],
});

sample({ clock: couponCodeLoaded, fn: () => sharingPart, target: partWanted });

// By now the slip that the browser kept is on the page. The coupon of a link replaces it, and the player can undo this.
const seekLinkFx = createEffect(({ couponLinkSought }: { couponLinkSought: () => void }) => {
  scopeBind(couponLinkSought, { safe: true })();
});
sample({ clock: partCame(sharingPart), target: seekLinkFx });
