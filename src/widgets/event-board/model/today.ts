import { combine } from 'effector';

import { $format, formatShortDate } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';

/** Today as the board would write it: a date that equals it is called by its name. */
export const $today = combine($now, $format, (now, format) => formatShortDate(now, format));
