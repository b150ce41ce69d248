import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { $floating } from '@/entities/watch/media';

import { firstPlace, moved, type Place, type Room } from '../lib/place';

export const windowMoved = createEvent<{ by: Place; own: Room; page: Room }>();
/** It stays where it was put, over every page. */
export const $windowPlace = createStore(firstPlace).on(windowMoved, (place, { by, own, page }) =>
  moved(place, by, own, page),
);

type PipApi = { requestWindow: (size: { width: number; height: number }) => Promise<Window> };
const pipOf = (): PipApi | null =>
  typeof window === 'undefined'
    ? null
    : ((window as { documentPictureInPicture?: PipApi }).documentPictureInPicture ?? null);
/** The browser can keep a page of ours over other windows. */
export const hasPip = (): boolean => pipOf() !== null;

export const overAsked = createEvent();
const overClosed = createEvent();

/** Gives the window over the others the look of this page: its styles, theme and direction. */
function dress(target: Document) {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const copy = Object.assign(target.createElement('link'), { rel: 'stylesheet', href: link.href });
    target.head.append(copy);
  }
  const { documentElement: from } = document;
  Object.assign(target.documentElement.dataset, from.dataset);
  target.documentElement.dir = from.dir;
  target.documentElement.lang = from.lang;
  target.title = document.title;
}

const openOverFx = createEffect(async (): Promise<Window | null> => {
  const opened = await pipOf()?.requestWindow({ width: 300, height: 280 });
  if (!opened) return null;
  dress(opened.document);
  const closed = scopeBind(overClosed, { safe: true });
  opened.addEventListener('pagehide', () => closed());
  return opened;
});
const closeOverFx = createEffect((opened: Window) => opened.close());

/** The window over other windows; null: the pictures stand on the page. */
export const $over = createStore<{ window: Window } | null>(null)
  .on(openOverFx.doneData, (_, opened) => (opened ? { window: opened } : null))
  .on(overClosed, () => null);

sample({ clock: overAsked, target: openOverFx });
// Nothing is left to show.
sample({
  clock: $floating,
  source: $over,
  filter: (over: { window: Window } | null, list): over is { window: Window } => over !== null && list.length === 0,
  fn: (over: { window: Window }) => over.window,
  target: closeOverFx,
});
