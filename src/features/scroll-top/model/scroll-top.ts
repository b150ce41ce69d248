import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { throttle } from 'patronum';

import { isCalm } from '@/shared/lib/device';
import { appReady } from '@/shared/lib/lifecycle';
import { navigated } from '@/shared/routing';

/** How often the position is read while the page scrolls. */
const throttleMs = 100;

export const topWanted = createEvent();
const scrolled = createEvent();

/** Above 1024 px the middle column scrolls, below it the document. */
const content = () => document.getElementById('content');

const listenFx = createEffect(() => {
  const tell = scopeBind(scrolled, { safe: true });
  // Scroll events do not bubble, so this listens in the capture phase.
  document.addEventListener('scroll', () => tell(), { capture: true, passive: true });
});
/** The page is more than one screen away from its top. Spec: shell §9. */
const readFx = createEffect((): boolean => Math.max(window.scrollY, content()?.scrollTop ?? 0) > window.innerHeight);
const goFx = createEffect(() => {
  const to: ScrollToOptions = { top: 0, behavior: isCalm() ? 'instant' : 'smooth' };
  content()?.scrollTo(to);
  window.scrollTo(to);
  // The button that had the focus disappears, so the focus moves to the page's content.
  content()?.focus({ preventScroll: true });
});

export const $isFar = createStore(false)
  .on(readFx.doneData, (_, isFar) => isFar)
  .reset(navigated);

sample({ clock: appReady, target: [listenFx, readFx] });
sample({ clock: throttle({ source: scrolled, timeout: throttleMs }), target: readFx });
sample({ clock: topWanted, target: goFx });
