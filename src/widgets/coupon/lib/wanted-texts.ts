import { combine, sample, type Store, type Unit } from 'effector';

import { $loadedGroups, loadDictionariesFx } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';

/**
 * Groups of texts that are asked for while they are wanted and not here: also when the page speaks another language, and again at `retries`
 * when they did not come. Answers whether they are here.
 */
export function wantedTexts(groups: string[], $isWanted: Store<boolean>, retries: Unit<unknown>[]): Store<boolean> {
  const $areHere = $loadedGroups.map((loaded) => groups.every((group) => loaded.includes(group)));
  const $isMissing = combine($areHere, $isWanted, (areHere, isWanted) => isWanted && !areHere);
  sample({
    clock: [$isMissing, ...retries],
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
  return $areHere;
}
