import { combine, sample } from 'effector';

import { $openBets } from '@/entities/bet';
import { $loadedGroups, loadDictionariesFx } from '@/shared/i18n';

/** Texts of open bets: how their legs stand, and their sale. */
const group = 'bets';

export const $hasBetsTexts = $loadedGroups.map((groups) => groups.includes(group));
const $isMissing = combine($hasBetsTexts, $openBets, (hasTexts, open) => !hasTexts && open.length > 0);

// Also when the page speaks another language; what did not come is asked for again with the next bet.
sample({
  clock: [$isMissing, $openBets],
  source: $isMissing,
  filter: Boolean,
  fn: () => [group],
  target: loadDictionariesFx,
});
