import { $language, $loadedGroups, loadDictionariesFx } from '@/shared/i18n';
import { createGuard, everyPage, fail, pass, redirect } from '@/shared/routing';

import { $choose } from './sources';

/**
 * Loads the texts of the route, in the language that the page will have, before the page shows. A change of language
 * also loads whatever else the page has spoken, because parts ask for their words only once. Spec: shell §7, GUARD-05.
 */
export const dictionaryGuard = createGuard({
  name: 'dictionary loader',
  source: { choice: $choose, current: $language, spoken: $loadedGroups },
  stops: everyPage,
  check: async ({ choice, current, spoken }, { language: wanted, meta }) => {
    const language = choice.choose(wanted);
    const groups = language === current ? meta.dictionaries : [...new Set([...meta.dictionaries, ...spoken])];
    try {
      await loadDictionariesFx({ language, groups });
      return pass();
    } catch {
      return fail(503, 'dictionary');
    }
  },
});

/**
 * Gives each page one address: in small letters, with a language that the site really has. Spec: shell §4, LANG-02,
 * LANG-08, decision D-15.
 */
export const urlLanguageGuard = createGuard({
  name: 'url language',
  source: { choice: $choose },
  stops: everyPage,
  check: ({ choice }, { language, path, search, hash }) => {
    const code = choice.choose(language);
    return language === code ? pass() : redirect(`${path}${search}${hash}`, code);
  },
});
