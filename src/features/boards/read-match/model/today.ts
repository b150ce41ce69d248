import { combine } from 'effector';

import { $format, dayOf } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';

/** A match of today shows the word instead of the date. */
export const $today = combine($now, $format, dayOf);
