import { attach, createEvent, sample } from 'effector';

import { siteConfigWanted } from '@/entities/site';
import { $language, $loadedGroups, languageChanged, loadDictionariesFx } from '@/shared/i18n';
import { $location, navigated, navigateTo } from '@/shared/routing';

import { $choose, writeLanguageFx } from './sources';

/** The player wants another language. The page stays, its texts change. Spec: shell §4, LANG-09. */
export const languageSwitchRequested = createEvent<string>();

/** Loads the new texts first, so that the page never shows a key. */
const prepareFx = attach({
  source: { groups: $loadedGroups, current: $language },
  effect: async ({ groups, current }, code: string) => {
    if (code !== current) await loadDictionariesFx({ language: code, groups });
    return code;
  },
});

sample({ clock: languageSwitchRequested, target: prepareFx });
sample({ clock: prepareFx.doneData, target: writeLanguageFx });
sample({
  clock: prepareFx.doneData,
  source: $location,
  fn: ({ path, search, hash }, language) => ({ path: `${path}${search}${hash}`, language, replace: true }),
  target: navigateTo,
});
/** The texts of the new language did not come: the page keeps its own. */
export const languageSwitchFailed = prepareFx.failData;

// The address decides, even after "back".
sample({
  clock: navigated,
  source: { current: $language, choice: $choose },
  filter: ({ current, choice }, { location }) => choice.choose(location.language) !== current,
  fn: ({ choice }, { location }) => choice.choose(location.language),
  target: languageChanged,
});
sample({ clock: languageChanged, target: siteConfigWanted });
