import type { PluginModule } from '@sdk';
import { attach, combine, createEffect, createStore, sample } from 'effector';

import type { PluginEntry } from '@contracts/plugin';
import type { RemoteView } from '@contracts/remote-view';

import { logWarning } from '@/shared/lib/logger';
import { LoadFailure, pluginLine } from '@/shared/plugin-files';
import { hasLeft, pinsOf, sheetOf } from '@/shared/plugin-view';
import { $location, joinPath, navigateTo, safeRedirect, splitPath, withoutLanguage } from '@/shared/routing';

import { askViewFx, type ViewQuestion } from '../api/ask-view';
import { fetchStyleFx } from '../api/fetch-style';
import { runCode } from '../lib/run-code';
import { $apps, moved } from './apps';
import { pluginRestarted } from './update';

/** An answer that is ready to be drawn. `path`: the page that it is about. */
export type ShownView = {
  path: string;
  view: RemoteView;
  sheets: readonly CSSStyleSheet[];
  component: PluginModule | null;
};

/** More redirects than this without a page between them never end. */
const redirectLimit = 5;

const $fullPath = $location.map(
  ({ path, language, search }) => `${language === null ? path : joinPath(language, path)}${search}`,
);

/** Where the answer of a view leads instead: pages of this site only. Row PLUG-12. */
function targetOf(entry: PluginEntry, redirect: string | undefined): string | null {
  const target = safeRedirect(redirect);
  if (redirect !== undefined && target === null)
    logWarning(pluginLine(entry, 'run', `it redirects to ${redirect}, which is not of this site: it stays`));
  return target;
}

/** Before anything of it is asked for. Row PLUG-17. */
function refuseUnpinned(entry: PluginEntry, { cssToLoad, scriptsToLoad }: RemoteView): void {
  const pins = pinsOf(entry);
  const file = [...cssToLoad, ...scriptsToLoad].find((address) => !pins.has(address));
  if (file !== undefined) throw new LoadFailure('refused', `${file} is not pinned`);
}

type Given = { entry: PluginEntry; view: RemoteView };

const bringStylesFx = createEffect(async ({ entry, view: { cssToLoad, style } }: Given) => {
  const pins = pinsOf(entry);
  const texts = await Promise.all(cssToLoad.map((file) => fetchStyleFx({ file, integrity: pins.get(file) ?? '' })));
  const sheets = texts.map((text, index) => sheetOf(text, entry.id, cssToLoad[index] ?? ''));
  return style === '' ? sheets : [...sheets, sheetOf(style, entry.id, entry.entry)];
});
const runCodeFx = createEffect(({ entry, view }: Given) => runCode(entry, view));

type Loaded = ShownView & { target: string | null };

/** The answer, its styles, its code, its scripts, in this order. Rejects with a `LoadFailure`. Spec: shell §4. */
const loadViewFx = createEffect<ViewQuestion, Loaded, LoadFailure>(async ({ entry, path }) => {
  const view = await askViewFx({ entry, path });
  refuseUnpinned(entry, view);
  const sheets = await bringStylesFx({ entry, view });
  const component = await runCodeFx({ entry, view });
  return { path, view, sheets, component, target: targetOf(entry, view.redirect) };
});

const redirected = sample({ clock: loadViewFx.doneData, filter: ({ target }) => target !== null });
/** Redirects since the last page of a view. */
const $redirects = createStore(0).on(loadViewFx.doneData, (count, { target }) => (target === null ? 0 : count + 1));
sample({
  clock: redirected,
  source: $redirects,
  filter: (count) => count <= redirectLimit,
  fn: (_, { target }) => {
    const { language } = splitPath(target ?? '/');
    return { path: withoutLanguage(target ?? '/'), replace: true, ...(language === null ? {} : { language }) };
  },
  target: navigateTo,
});

const answered = sample({
  clock: loadViewFx.done,
  source: $fullPath,
  filter: (path, { params }) => params.path === path,
  fn: (_, { params, result }) => ({ id: params.entry.id, shown: result }),
});

/** What each view shows, by its id. The answer about a page that was left is dropped. */
export const $views = createStore<Readonly<Record<string, ShownView>>>({})
  .on(answered, (views, { id, shown }) => ({ ...views, [id]: shown }))
  .on(moved, (views, { id, to }) =>
    to === 'not_exist' ? Object.fromEntries(Object.entries(views).filter(([name]) => name !== id)) : views,
  );

const readPathFx = attach({ source: $fullPath, effect: (path) => path });

/** Loads a view for the page on the screen; loads it again when the player has moved to another page in between. */
const bring = async (entry: PluginEntry) => {
  for (let path = await readPathFx(); ;) {
    await loadViewFx({ entry, path });
    const now = await readPathFx();
    if (now === path || hasLeft(entry, path, now)) return;
    path = now;
  }
};
export const bringViewFx = createEffect<typeof bring, LoadFailure>(bring);

/** Requests under way, by id: one at a time for a page. */
const $asking = createStore<Readonly<Record<string, string>>>({});
/** Views on the screen that tell of another page than the one that is open. */
const $outdated = combine($apps, $views, $fullPath, (apps, views, path): ViewQuestion[] =>
  Object.values(apps).flatMap(({ entry, state }) => {
    const shown = views[entry.id];
    const isOld = state === 'ready' && shown !== undefined && shown.path !== path && !hasLeft(entry, shown.path, path);
    return isOld ? [{ entry, path }] : [];
  }),
);

const askAgainFx = createEffect<ViewQuestion, Loaded, LoadFailure>((question) => loadViewFx(question));
$asking.on(askAgainFx, (asking, { entry, path }) => ({ ...asking, [entry.id]: path }));
const askAllFx = createEffect((questions: readonly ViewQuestion[]) => {
  for (const question of questions) void askAgainFx(question).catch(() => undefined);
});
sample({
  clock: $outdated,
  source: $asking,
  fn: (asking, outdated) => outdated.filter(({ entry, path }) => asking[entry.id] !== path),
  target: askAllFx,
});
// It loads as if it were new: with its retries, and with a message about its failure.
sample({
  clock: askAgainFx.fail,
  source: $outdated,
  filter: (outdated, { params }) =>
    outdated.some(({ entry, path }) => entry.id === params.entry.id && path === params.path),
  fn: (_, { params }) => params.entry,
  target: pluginRestarted,
});
