import { combine } from 'effector';

import { $language, loadDictionariesFx } from '@/shared/i18n';
import { createGuard, fail, pass, redirect } from '@/shared/routing';

import { $choose } from './sources';

/** The texts of the route, in the language that it will be shown in, before it is shown. Spec: shell §7, GUARD-05. */
export const dictionaryGuard = createGuard({
  name: 'dictionary loader',
  source: $choose,
  check: async ({ choose }, { language, meta }) => {
    try {
      await loadDictionariesFx({ language: choose(language).code, groups: meta.dictionaries });
      return pass();
    } catch {
      return fail(503, 'dictionary');
    }
  },
});

/** One address for one page: the language that the site really speaks, in small letters. Spec: shell §4, LANG-02, LANG-08, decision D-15. */
export const urlLanguageGuard = createGuard({
  name: 'url language',
  source: combine({ choice: $choose, current: $language }),
  check: ({ choice }, { language, path, search, hash }) => {
    const { code } = choice.choose(language);
    return language === code ? pass() : redirect(`${path}${search}${hash}`, code);
  },
});
