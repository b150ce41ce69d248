import { combine } from 'effector';

import { $format, dayOf } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';

/** A game of this day is called by its name, not by its date. */
export const $today = combine($now, $format, dayOf);
