import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector';

import { completeLanguages } from '@contracts/languages';
import { DictionaryAnswer } from '@contracts/site';

import { answerOf, createApiQuery } from '@/shared/api';
import { fallbackLanguage, startGroups } from '@/shared/config';
import { known } from '@/shared/known';
import { createPart } from '@/shared/late-code';
import { createTimer } from '@/shared/lib/clock';
import { networkCame } from '@/shared/lib/device';
import { $language } from '@/shared/lib/language';

import { addGroups, createTexts, type Groups, type GroupsByLanguage, replaceOwnTexts } from './instance';

type Received = { language: string; groups: Groups };
type Wanted = { language: string; groups: readonly string[] };

const $seed = createStore(null, { skipVoid: false });
/** All loaded texts. It is derived so that each scope makes its own. */
export const $i18n = $seed.map(createTexts, { skipVoid: false });

const addReceivedFx = attach({
  source: $i18n,
  effect: (texts, { language, groups }: Received) => addGroups(texts, language, groups),
});

/**
 * The loaded groups, by language. A dictionary that the server does not know counts as loaded: the page does
 * not ask for it again.
 */
const $come = createStore<Readonly<Record<string, readonly string[]>>>({}).on(
  addReceivedFx.done,
  (come, { params: { language, groups } }) => ({
    ...come,
    [language]: [...new Set([...(come[language] ?? []), ...Object.keys(groups)])],
  }),
);

const inlinePart = createPart({ name: 'words for a failure', load: () => import('@/shared/inline-texts') });
/** Loads the bundled texts of a failure. The server's texts override them. */
export const loadInlineFx = attach({
  source: $i18n,
  effect: async (texts) => {
    const { inlineGroups } = await inlinePart.load();
    return Object.entries(inlineGroups)
      .map(([language, groups]) => addGroups(texts, language, groups, true))
      .includes(true);
  },
});
/** The bundled texts of a failure have loaded, or failed to load. */
export const $isInlineSettled = createStore(false).on(loadInlineFx.finally, () => true);

/** Texts that remote apps have themselves, each app as a group. Their keys begin with the name of the app. */
export const ownTextsChanged = createEvent<GroupsByLanguage>();
/** Each mount of an app says them again; what is the same changes nothing on the page. */
const $own = createStore<GroupsByLanguage>({}).on(ownTextsChanged, (_, own) => own);
const replaceOwnFx = attach({ source: $i18n, effect: replaceOwnTexts });
sample({ clock: $own, target: replaceOwnFx });

/** Counts the changes of texts that have been read: texts of a part that was never shown draw no page again. */
export const $revision = createStore(0).on(
  [addReceivedFx.doneData, loadInlineFx.doneData, replaceOwnFx.doneData],
  (revision, isSeen) => (isSeen ? revision + 1 : revision),
);

/** GET /bff-api/dictionary. A group without an answer counts as empty. */
const dictionaryQuery = createApiQuery({
  // The page's language and English are asked for at once.
  strategy: 'TAKE_EVERY',
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

const askFx = answerOf(dictionaryQuery);

/** The groups that failed to load, by language. The page asks for them again. */
const $missed = createStore<Readonly<Record<string, readonly string[]>>>({})
  .on(dictionaryQuery.finished.failure, (missed, { params: { language, groups } }) => ({
    ...missed,
    [language]: [...new Set([...(missed[language] ?? []), ...groups])],
  }))
  .on(addReceivedFx.done, (missed, { params: { language, groups } }) => ({
    ...missed,
    [language]: (missed[language] ?? []).filter((group) => groups[group] === undefined),
  }));

/** Some texts of the page's language failed to load, and are asked for again. */
export const $hasMissedTexts = combine($missed, $language, (missed, language) => (missed[language] ?? []).length > 0);

/** Groups whose texts the page can show, in its language or, until that arrives, in English. */
export const $loadedGroups = known(
  combine($come, $missed, $language, (come, missed, language) => {
    const stoodIn = (missed[language] ?? []).filter((group) => come[fallbackLanguage]?.includes(group) === true);
    return [...new Set([...(come[language] ?? []), ...stoodIn])];
  }),
);

/** The texts of the frame have loaded. Until then the page has only the texts of the bundle. */
export const $hasFrameTexts = $loadedGroups.map((loaded) => loaded.includes('main'));

/**
 * Loads the missing groups and waits for them; English will do. Takes the page's language unless the caller names
 * another. Rejects with an `ApiFailure`. Spec: shell §7.
 */
export const loadDictionariesFx = attach({
  source: { current: $language, come: $come },
  effect: async ({ current, come }, wanted: readonly string[] | Wanted) => {
    const { language, groups } = 'language' in wanted ? wanted : { language: current, groups: wanted };
    const ask = scopeBind(askFx, { safe: true });
    const loadInline = scopeBind(loadInlineFx, { safe: true });
    const askMissing = async (code: string) => {
      const missing = groups.filter((group) => come[code]?.includes(group) !== true);
      // The early script has asked for the first of them: its answer serves where the same are asked for.
      const first = startGroups.every((group) => missing.includes(group)) ? startGroups : [];
      const others = missing.filter((group) => !first.includes(group));
      await Promise.all(
        [first, others].flatMap((asked) => (asked.length > 0 ? [ask({ language: code, groups: asked })] : [])),
      );
    };
    const english = completeLanguages.includes(language) ? null : askMissing(fallbackLanguage);
    // A failure of English alone stops nothing: the call fails only where the page's own language failed to load.
    english?.catch(() => undefined);
    try {
      await askMissing(language);
      await english?.catch(() => undefined);
    } catch (error) {
      try {
        // A player who chose another language waits for that language, not for English.
        if (language === fallbackLanguage || language !== current) throw error;
        await (english ?? askMissing(fallbackLanguage));
      } catch {
        // The code that shows the failure needs the texts for it.
        await loadInline().catch(() => undefined);
        throw error;
      }
    }
  },
});

/**
 * After a failure the page waits a second, then twice as long each time, a minute at most. After the last try, only the
 * network's return or a new wish asks again.
 */
const tries = 8;
const longestMs = 60_000;
const pause = createTimer();
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
  .reset(dictionaryQuery.finished.success, networkCame);
sample({
  clock: dictionaryQuery.finished.failure,
  source: $rounds,
  filter: (rounds) => rounds < tries,
  fn: (rounds) => Math.min(1000 * 2 ** rounds, longestMs),
  target: pause.started,
});
sample({ clock: [pause.fired, networkCame], target: askAgainFx });

sample({ clock: dictionaryQuery.finished.success, fn: ({ result }) => result, target: addReceivedFx });
