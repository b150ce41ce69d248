import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { throttle } from 'patronum';

import { resizeThrottleMs } from '@contracts/constants';

import { dayMs, readCookie, writeCookie } from '@/shared/lib/cookie';
import { appReady, pageViewed } from '@/shared/lib/lifecycle';

import { layoutOf } from './layout';

const cookieName = 'window_width';
const keptForMs = 365 * dayMs;
/** The specification needs a default and shows none. Spec: coupon §9. */
const usualWidth = 1366;

type Size = { width: number; height: number };

const windowResized = createEvent();

/** The width of the last visit, for code that runs before a window can be measured. */
export function defaultWidth(): number {
  const kept = Number(readCookie(cookieName) ?? Number.NaN);
  return Number.isInteger(kept) && kept > 0 ? kept : usualWidth;
}

const measureFx = createEffect((): Size => ({ width: window.innerWidth, height: window.innerHeight }));
const listenFx = createEffect(() => {
  const resized = scopeBind(windowResized, { safe: true });
  window.addEventListener('resize', () => resized(), { passive: true });
});
/** Style sheets, remote apps' too, read `data-layout` of the document and `--viewport-height`. */
const publishFx = createEffect(({ width, height }: Size) => {
  const { dataset, style } = document.documentElement;
  dataset['layout'] = layoutOf(width);
  style.setProperty('--viewport-height', `${String(height)}px`);
  writeCookie(cookieName, String(width), keptForMs);
});

/** Before the measuring: the default width, and no height. */
export const $windowSize = createStore<Size>({ width: defaultWidth(), height: 0 }).on(
  measureFx.doneData,
  (_, size) => size,
);

/** Changes only when the layout does, not with every width. */
export const $layout = $windowSize.map(({ width }) => layoutOf(width));

// The files of the first page ask for the width, and on a slow line they arrive long before all else.
sample({ clock: pageViewed, source: $windowSize, filter: ({ height }) => height === 0, target: measureFx });
sample({ clock: appReady, target: [listenFx, measureFx] });
sample({ clock: throttle({ source: windowResized, timeout: resizeThrottleMs }), target: measureFx });
sample({ clock: measureFx.doneData, target: publishFx });
