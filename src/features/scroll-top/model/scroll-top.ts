import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { createTimer } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';
import { navigated } from '@/shared/routing';

/** Looked at this often while the page scrolls. */
const throttleMs = 100;

/** The button was pressed. */
export const topWanted = createEvent();
const scrolled = createEvent();

/** Above 1024 px the middle column scrolls, under it the document. */
const content = () => document.getElementById('content');

const listenFx = createEffect(() => {
  const tell = scopeBind(scrolled, { safe: true });
  // Scrolling does not bubble: it is caught on its way down.
  document.addEventListener('scroll', () => tell(), { capture: true, passive: true });
});
/** More than one screen away from the top. Spec: shell §9. */
const readFx = createEffect((): boolean => Math.max(window.scrollY, content()?.scrollTop ?? 0) > window.innerHeight);
const goFx = createEffect(() => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const to: ScrollToOptions = { top: 0, behavior: isCalm ? 'instant' : 'smooth' };
  content()?.scrollTo(to);
  window.scrollTo(to);
  // The button goes away: who came by keyboard goes on at the top.
  content()?.focus({ preventScroll: true });
});

export const $isFar = createStore(false)
  .on(readFx.doneData, (_, isFar) => isFar)
  .reset(navigated);

const pause = createTimer();
const $isPausing = createStore(false)
  .on(pause.started, () => true)
  .reset(pause.fired);

sample({ clock: appReady, target: [listenFx, readFx] });
sample({
  clock: scrolled,
  source: $isPausing,
  filter: (isPausing) => !isPausing,
  fn: () => throttleMs,
  target: pause.started,
});
sample({ clock: pause.fired, target: readFx });
sample({ clock: topWanted, target: goFx });
