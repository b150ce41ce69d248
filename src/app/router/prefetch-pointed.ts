import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { appReady } from '@/shared/lib/lifecycle';
import { splitPath } from '@/shared/routing';

import { findRoute } from './find-route';
import { isSparing } from './prefetch';
import { preloadAtFx } from './remote-app-guard';
import type { RouteRow } from './route-row';

/** A mouse that only passes over a link asks for nothing. */
export const dwellMs = 65;

const linkOf = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== location.origin) return null;
  const { language, path } = splitPath(link.pathname);
  return language === null ? null : path;
};

/** Somebody is about to open this path of ours: the mouse rests on a link, the focus is on it, or a finger touches it. */
const linkPointed = createEvent<string>();

const watchFx = createEffect(() => {
  const point = scopeBind(linkPointed, { safe: true });
  let resting: ReturnType<typeof setTimeout> | undefined;
  const at = (target: EventTarget | null) => {
    const path = linkOf(target);
    if (path !== null) point(path);
  };
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      clearTimeout(resting);
      if (pointerType === 'mouse') resting = setTimeout(at, dwellMs, target);
    },
    { passive: true },
  );
  document.addEventListener('focusin', ({ target }) => at(target));
  document.addEventListener('pointerdown', ({ target }) => at(target), { passive: true });
});
sample({ clock: appReady, target: watchFx });

/** Null where nothing may come before it is asked for. */
export const findPageFx = createEffect(async (path: string) => {
  if (isSparing()) return null;
  const { page, meta } = await findRoute(path);
  return { path, page, meta };
});
/** A file that fails to load is asked for when the page opens. */
export const loadPageFx = createEffect(({ page }: { page: RouteRow['page'] }) => page());
sample({ clock: findPageFx.doneData, filter: (found) => found !== null, target: [loadPageFx, preloadAtFx] });

/** Each path once. */
const $asked = createStore<ReadonlySet<string>>(new Set());
const firstPointed = sample({
  clock: linkPointed,
  source: $asked,
  filter: (asked, path) => !asked.has(path),
  fn: (_, path) => path,
});
sample({ clock: firstPointed, source: $asked, fn: (asked, path) => new Set(asked).add(path), target: $asked });
sample({ clock: firstPointed, target: findPageFx });
