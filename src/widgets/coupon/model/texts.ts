import { $betCount } from '@/entities/coupon';
import { placingOpened } from '@/features/betting/place-bet';

import { wantedTexts } from '../lib/wanted-texts';

/** What an empty coupon does not need is here. */
export const $hasSlipTexts = wantedTexts(
  ['betting', 'flow'],
  $betCount.map((count) => count > 0),
  [placingOpened, $betCount],
);
