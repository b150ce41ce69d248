import { combine } from 'effector';

import { $format, formatDate } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';

const dayMs = 86_400_000;

/** Today and tomorrow as the board would write them: what equals them is called by its name. */
export const $nearDays = combine(
  $now,
  $format,
  (now, format) => `${formatDate(now, format)}\n${formatDate(now + dayMs, format)}`,
).map((days) => {
  const [today = '', tomorrow = ''] = days.split('\n');
  return { today, tomorrow };
});
