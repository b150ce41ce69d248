import { sample } from 'effector';

import { placingOpened } from '@/features/betting/place-bet';
import { couponLinkSought } from '@/features/betting/share-coupon';

// The slip that the browser kept is here by now: the coupon of a link takes its place, and can be undone.
sample({ clock: placingOpened, fn: () => undefined, target: couponLinkSought });
