import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { resizeThrottleMs } from '@contracts/constants';

import { createTimer } from '@/shared/lib/clock';
import { dayMs, readCookie, writeCookie } from '@/shared/lib/cookie';
import { appReady } from '@/shared/lib/lifecycle';

import { layoutOf } from './layout';

const cookieName = 'window_width';
const keptForMs = 365 * dayMs;
/** The specification needs a default and shows none. Spec: coupon §9. */
const usualWidth = 1366;

type Size = { width: number; height: number };

const windowResized = createEvent();

/** Width to count on where no window can be measured: that of the last visit. */
export function defaultWidth(): number {
  const kept = Number(readCookie(cookieName) ?? Number.NaN);
  return Number.isInteger(kept) && kept > 0 ? kept : usualWidth;
}

const measureFx = createEffect((): Size => ({ width: window.innerWidth, height: window.innerHeight }));
const listenFx = createEffect(() => {
  const resized = scopeBind(windowResized, { safe: true });
  window.addEventListener('resize', () => resized(), { passive: true });
});
/** For style sheets, remote apps' too: `data-layout` of the document and `--viewport-height`. */
const publishFx = createEffect(({ width, height }: Size) => {
  const { dataset, style } = document.documentElement;
  dataset['layout'] = layoutOf(width);
  style.setProperty('--viewport-height', `${String(height)}px`);
  writeCookie(cookieName, String(width), keptForMs);
});

/** Before it is measured: the default width, and no height. */
export const $windowSize = createStore<Size>({ width: defaultWidth(), height: 0 }).on(
  measureFx.doneData,
  (_, size) => size,
);

/** Kept by the layout, so that it changes only with it. */
export const $layout = $windowSize.map(({ width }) => layoutOf(width));

const pause = createTimer();
const $isPausing = createStore(false)
  .on(pause.started, () => true)
  .reset(pause.fired);

sample({ clock: appReady, target: [listenFx, measureFx] });
sample({
  clock: windowResized,
  source: $isPausing,
  filter: (isPausing) => !isPausing,
  fn: () => resizeThrottleMs,
  target: pause.started,
});
sample({ clock: pause.fired, target: measureFx });
sample({ clock: measureFx.doneData, target: publishFx });
