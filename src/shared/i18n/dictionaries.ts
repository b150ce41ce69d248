import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { COMPLETE_LANGUAGES } from '@contracts/languages';
import { DictionaryAnswer } from '@contracts/site';

import { createApiCall } from '@/shared/api';
import { fallbackLanguage } from '@/shared/config';
import { createTimer } from '@/shared/lib/clock';
import { $isOnline } from '@/shared/lib/device';
import { $language } from '@/shared/lib/language';

import { isAdvanced, type Dictionary } from './engine';
import { loadLibraryFx } from './library';

type Groups = Readonly<Record<string, Dictionary>>;
type ByLanguage = Readonly<Record<string, Groups>>;
type Received = { language: string; groups: Groups };
type Wanted = { language: string; groups: readonly string[] };

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

const merge = (...parts: (Groups | undefined)[]): Dictionary =>
  Object.assign({}, ...parts.flatMap((part) => Object.values(part ?? {}))) as Dictionary;

/** Texts of the page's language and of English, each as one table. */
export const $texts = combine($fetched, $inline, $language, (fetched, inline, language) => ({
  texts: merge(inline[language], fetched[language]),
  fallback: language === fallbackLanguage ? {} : merge(inline[fallbackLanguage], fetched[fallbackLanguage]),
}));

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

/** What did not come, by language; it is asked for again. */
const $missed = createStore<Readonly<Record<string, readonly string[]>>>({})
  .on(askFx.fail, (missed, { params: { language, groups } }) => ({
    ...missed,
    [language]: [...new Set([...(missed[language] ?? []), ...groups])],
  }))
  .on(received, (missed, { language, groups }) => ({
    ...missed,
    [language]: (missed[language] ?? []).filter((group) => groups[group] === undefined),
  }));

/** Groups that the page can speak: in its language, or in English while its own did not come. */
export const $loadedGroups = combine($fetched, $missed, $language, (fetched, missed, language) => {
  const english = fetched[fallbackLanguage] ?? {};
  const stoodIn = (missed[language] ?? []).filter((group) => english[group] !== undefined);
  return [...new Set([...Object.keys(fetched[language] ?? {}), ...stoodIn])];
});

/** Loads what is not there yet, in the page's language unless another is named, and waits for it: English will do. Rejects with an `ApiFailure`. Spec: shell §7. */
export const loadDictionariesFx = attach({
  source: { current: $language, fetched: $fetched },
  effect: async ({ current, fetched }, wanted: readonly string[] | Wanted) => {
    const { language, groups } = 'language' in wanted ? wanted : { language: current, groups: wanted };
    const ask = scopeBind(askFx, { safe: true });
    const loadInline = scopeBind(loadInlineFx, { safe: true });
    const askMissing = async (code: string) => {
      const missing = groups.filter((group) => fetched[code]?.[group] === undefined);
      if (missing.length > 0) await ask({ language: code, groups: missing });
    };
    const english = COMPLETE_LANGUAGES.includes(language) ? null : askMissing(fallbackLanguage);
    // Heard of only where the language itself did not come.
    english?.catch(() => undefined);
    try {
      await askMissing(language);
      await english?.catch(() => undefined);
    } catch (error) {
      try {
        // Who chooses another language wants that one.
        if (language === fallbackLanguage || language !== current) throw error;
        await (english ?? askMissing(fallbackLanguage));
      } catch {
        // Whoever says that it failed has the words for it.
        await loadInline().catch(() => undefined);
        throw error;
      }
    }
  },
});

/** Between a failure and the next try, by the number of tries in a row; then only the network's return or a new wish asks again. */
const pausesMs = [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 60_000];
const pause = createTimer();
const networkCame = sample({ clock: $isOnline, filter: Boolean });
const askAgainFx = attach({
  source: { missed: $missed, current: $language },
  effect: async ({ missed, current }) => {
    const ask = scopeBind(askFx, { safe: true });
    const languages = [...new Set([current, fallbackLanguage])].filter((code) => (missed[code] ?? []).length > 0);
    await Promise.allSettled(languages.map((code) => ask({ language: code, groups: missed[code] ?? [] })));
  },
});
const $rounds = createStore(0)
  .on(askAgainFx, (rounds) => rounds + 1)
  .reset(askFx.done, networkCame);
sample({
  clock: askFx.fail,
  source: $rounds,
  filter: (rounds) => pausesMs[rounds] !== undefined,
  fn: (rounds) => pausesMs[rounds] ?? 0,
  target: pause.started,
});
sample({ clock: [pause.fired, networkCame], fn: () => undefined, target: askAgainFx });

sample({ clock: askFx.doneData, target: received });
sample({
  clock: askFx.doneData,
  filter: ({ groups }) => Object.values(groups).some(isAdvanced),
  fn: () => undefined,
  target: loadLibraryFx,
});
