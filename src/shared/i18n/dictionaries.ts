import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { COMPLETE_LANGUAGES } from '@contracts/languages';
import { DictionaryAnswer } from '@contracts/site';

import { createApiCall } from '@/shared/api';
import { fallbackLanguage } from '@/shared/config';
import { $language } from '@/shared/lib/language';

import { isAdvanced, type Dictionary } from './engine';
import { loadLibraryFx } from './library';

type Groups = Readonly<Record<string, Dictionary>>;
type ByLanguage = Readonly<Record<string, Groups>>;
type Received = { language: string; groups: Groups };

const received = createEvent<Received>();

const withGroups = (all: ByLanguage, { language, groups }: Received): ByLanguage => ({
  ...all,
  [language]: { ...all[language], ...groups },
});

/** What the server answered. A group that it does not know stays an empty one, so it is not asked for again and again. */
const $fetched = createStore<ByLanguage>({}).on(received, withGroups);

/** Words for a failure, when there is one. */
export const loadInlineFx = createEffect(
  async (): Promise<ByLanguage> => (await import('@/shared/inline-texts')).inlineGroups,
);
const $inline = createStore<ByLanguage>({}).on(loadInlineFx.doneData, (_, groups) => groups);
/** The words for a failure are here, or will not come. */
export const $isInlineSettled = createStore(false).on(loadInlineFx.finally, () => true);

/** Groups of the page's language that came from the server. */
export const $loadedGroups = combine($fetched, $language, (fetched, language) => Object.keys(fetched[language] ?? {}));

const merge = (...parts: (Groups | undefined)[]): Dictionary =>
  Object.assign({}, ...parts.flatMap((part) => Object.values(part ?? {}))) as Dictionary;

/** Texts of the page's language and of English, each as one table. */
export const $texts = combine($fetched, $inline, $language, (fetched, inline, language) => ({
  texts: merge(inline[language], fetched[language]),
  fallback: language === fallbackLanguage ? {} : merge(inline[fallbackLanguage], fetched[fallbackLanguage]),
}));

type Wanted = { language: string; groups: readonly string[] };

/** GET /bff-api/dictionary. A group without an answer counts as empty. */
const askFx = createApiCall({
  request: ({ language, groups }: Wanted) => ({
    path: '/bff-api/dictionary',
    query: { lng: language, groups: groups.join(',') },
  }),
  contract: DictionaryAnswer,
  mapData: ({ data }, { language, groups }): Received => ({
    language,
    groups: { ...Object.fromEntries(groups.map((group) => [group, {}])), ...data.groups },
  }),
});

/** Loads what is not there yet, in the page's language unless another is named, and waits for it. Rejects with an `ApiFailure`. Spec: shell §7. */
export const loadDictionariesFx = attach({
  source: { current: $language, fetched: $fetched },
  effect: async ({ current, fetched }, wanted: readonly string[] | Wanted) => {
    const { language, groups } = 'language' in wanted ? wanted : { language: current, groups: wanted };
    const languages = COMPLETE_LANGUAGES.includes(language) ? [language] : [language, fallbackLanguage];
    const inScope = scopeBind((run: () => Promise<unknown>) => run(), { safe: true });
    try {
      await Promise.all(
        languages.map(async (code) => {
          const missing = groups.filter((group) => fetched[code]?.[group] === undefined);
          if (missing.length > 0) await askFx({ language: code, groups: missing });
        }),
      );
    } catch (error) {
      // Whoever says that it failed has the words for it.
      await inScope(loadInlineFx).catch(() => undefined);
      throw error;
    }
  },
});

sample({ clock: askFx.doneData, target: received });
sample({
  clock: askFx.doneData,
  filter: ({ groups }) => Object.values(groups).some(isAdvanced),
  fn: () => undefined,
  target: loadLibraryFx,
});
