import { createEvent, sample } from 'effector';

import { couponCodeLoaded } from '@/entities/placement';
import { createPart, partCame, partWanted } from '@/shared/part';

/** What a reader hears of the coupon, and the sound of a moved price. It comes right behind the coupon, because the player sees the slip first. */
const newsPart = createPart({ name: 'news of the coupon', load: () => import('./news'), texts: ['flow'] });

/** The part is here, with its words, and begins. */
export const newsBegan = createEvent();

sample({ clock: couponCodeLoaded, fn: () => newsPart, target: partWanted });
sample({ clock: partCame(newsPart), target: newsBegan });
