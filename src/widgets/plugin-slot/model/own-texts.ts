import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { remoteViewRetry } from '@contracts/constants';
import type { PluginEntry } from '@contracts/plugin';
import type { PluginTextFile } from '@contracts/plugin-texts';

import { pluginLine } from '@/entities/plugin';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { fallbackLanguage } from '@/shared/config';
import { $language, type Dictionary, loadDictionariesFx, ownTextsChanged } from '@/shared/i18n';
import { pause } from '@/shared/lib/clock';
import { logFx, logWarning } from '@/shared/lib/logger';

import { prefixed } from '../lib/prefixed';
import { readFile, readOverrides, readTable } from '../lib/read-texts';

/** A file that is wanted. `attempt`: how often it failed before. */
type Wish = { entry: PluginEntry; language: string; file: PluginTextFile; attempt: number };
type Table = { id: string; language: string; file: string; texts: Dictionary };

/** Answers slower than this count as failed. */
const patienceMs = 10_000;

const tableCame = createEvent<Table>();
const isSame = (one: Table, other: Pick<Table, 'id' | 'language'>) =>
  one.id === other.id && one.language === other.language;
/** The texts of each app in each language. Keys of an older version stay, for as long as it may be on the screen. */
const $tables = createStore<readonly Table[]>([]).on(tableCame, (tables, table) => [
  ...tables.filter((other) => !isSame(other, table)),
  { ...table, texts: { ...tables.find((other) => isSame(other, table))?.texts, ...table.texts } },
]);

/** A file that failed once is asked for past the browser's cache, which may hold the broken answer. */
const askFx = createEffect(
  async ({ entry, language, file: { file, integrity }, attempt }: Wish): Promise<Dictionary> => {
    const request = new Request(new URL(file, location.origin), {
      signal: AbortSignal.timeout(patienceMs),
      cache: attempt === 0 ? 'default' : 'reload',
      ...(integrity === undefined ? {} : { integrity }),
    });
    const response = await fetchFx(request);
    if (!response.ok) throw new Error(`HTTP ${String(response.status)}`);
    const tell = (problem: string) => logWarning(pluginLine(entry, 'load', problem));
    return response.json().then((raw: unknown) => readTable(raw, `its texts in "${language}"`, tell));
  },
);
sample({
  clock: askFx.done,
  fn: ({ params: { entry, language, file }, result }) => ({ id: entry.id, language, file: file.file, texts: result }),
  target: tableCame,
});
const firstFailed = sample({ clock: askFx.fail, filter: ({ params: { attempt } }) => attempt === 0 });

sample({
  clock: firstFailed,
  fn: ({ params: { entry, language }, error }) => ({
    level: 'warning' as const,
    text: pluginLine(entry, 'load', `its texts in "${language}" did not come: ${error.message}`),
  }),
  target: logFx,
});

export const waitFx = createEffect((ms: number) => pause(ms));
/** Asks once more after 1, 2 and 4 seconds. Nobody waits for it. */
const askAgainFx = createEffect(async (wish: Wish) => {
  const [ask, wait] = [scopeBind(askFx, { safe: true }), scopeBind(waitFx, { safe: true })];
  for (let attempt = 1; attempt <= remoteViewRetry.times; attempt += 1) {
    await wait(remoteViewRetry.delayMs * 2 ** (attempt - 1));
    const failure = await ask({ ...wish, attempt }).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) return;
  }
});
sample({ clock: firstFailed, fn: ({ params }) => params, target: askAgainFx });

const nothing = () => undefined;
/** Files on their way. Two places of an app, or a change of the language, ask for the same one. */
const onTheirWay = new Map<string, Promise<void>>();

/** Brings the texts of an app in one language. Resolves when they have come or failed. */
const bringLanguageFx = attach({
  source: $tables,
  effect: async (tables, { entry, language }: { entry: PluginEntry; language: string }) => {
    const ask = scopeBind(askFx, { safe: true });
    const tell = (problem: string) => logWarning(pluginLine(entry, 'load', problem));
    const file = readFile(entry.texts, language, !import.meta.env.DEV, tell);
    if (file === null || tables.some((table) => isSame(table, { id: entry.id, language }) && table.file === file.file))
      return;
    const asked = onTheirWay.get(file.file) ?? ask({ entry, language, file, attempt: 0 }).then(nothing, nothing);
    onTheirWay.set(file.file, asked);
    await asked.finally(() => onTheirWay.delete(file.file));
  },
});

/** Brings the texts of an app in the page's language, and in English for what that lacks. */
export const bringTextsFx = attach({
  source: $language,
  effect: async (language, entry: PluginEntry) => {
    const bring = scopeBind(bringLanguageFx, { safe: true });
    await Promise.all([...new Set([language, fallbackLanguage])].map((code) => bring({ entry, language: code })));
  },
});

/** The apps that spoke in this page. */
const $entries = createStore<readonly PluginEntry[]>([]).on(bringTextsFx, (entries, entry) => [
  ...entries.filter(({ id }) => id !== entry.id),
  entry,
]);
const bringAllFx = createEffect(({ entries, language }: { entries: readonly PluginEntry[]; language: string }) => {
  const bring = scopeBind(bringLanguageFx, { safe: true });
  for (const entry of entries) void bring({ entry, language });
});
// A page that is about to change its language asks for the words first. The apps' own come at the same time.
sample({
  clock: loadDictionariesFx,
  source: { entries: $entries, current: $language },
  filter: ({ current }, wanted) => 'language' in wanted && wanted.language !== current,
  fn: ({ entries, current }, wanted) => ({ entries, language: 'language' in wanted ? wanted.language : current }),
  target: bringAllFx,
});

/** As text, so that a configuration that came again unchanged changes nothing. */
const $edited = $siteConfig.map((config) => JSON.stringify(config?.pluginTexts ?? {}));
const $read = $edited.map((text) => readOverrides(JSON.parse(text) as unknown));

const problemsFound = sample({
  clock: [bringTextsFx, $read],
  source: $read,
  fn: ({ problems }) => problems.join('; '),
});
const $told = createStore('').on(problemsFound, (_, problems) => problems);
sample({
  clock: $told,
  filter: (problems) => problems !== '',
  fn: (problems) => ({ level: 'warning' as const, text: `The site configuration: ${problems}` }),
  target: logFx,
});

/** Every text by language and app: what the files say, and over it what the editors say. */
const $own = combine($tables, $read, (tables, { overrides }) => {
  const all: Record<string, Record<string, Dictionary>> = {};
  for (const { id, language, texts } of tables) (all[language] ??= {})[id] = prefixed(id, texts);
  for (const [id, languages] of Object.entries(overrides))
    for (const [language, texts] of Object.entries(languages))
      (all[language] ??= {})[id] = { ...all[language][id], ...prefixed(id, texts) };
  return all;
});
sample({ clock: [$own, bringTextsFx], source: $own, target: ownTextsChanged });
