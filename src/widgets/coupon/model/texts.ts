import { combine, sample } from 'effector';

import { $betCount } from '@/entities/coupon';
import { placingOpened } from '@/features/betting/place-bet';
import { $loadedGroups, loadDictionariesFx } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';

/** Texts of the coupon that an empty one does not need. */
const groups = ['betting', 'flow'];

const $isMissing = combine(
  $loadedGroups,
  $betCount,
  (loaded, count) => count > 0 && groups.some((group) => !loaded.includes(group)),
);

// Also when the page speaks another language. What did not come is asked for again with the next bet.
sample({
  clock: [placingOpened, $isMissing, $betCount],
  source: $isMissing,
  filter: Boolean,
  fn: () => groups,
  target: loadDictionariesFx,
});
sample({
  clock: loadDictionariesFx.fail,
  filter: ({ params }) => params === groups,
  fn: ({ error }) => ({ level: 'error' as const, text: 'Texts of the coupon did not load', details: error }),
  target: logFx,
});
