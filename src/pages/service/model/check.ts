import { createEffect, createEvent, createStore, sample } from 'effector';

import { $isAuth } from '@/entities/session';
import { $blockPath, blockingReceived } from '@/entities/site';
import { $path, navigated, navigateTo } from '@/shared/routing';

import { recheckMutation } from '../api/recheck';

/** The visitor pressed "Check again" on a page of a closed region. */
export const checkPressed = createEvent();
/** They pressed "Check again" while the whole site is closed. The start decides that, so the page starts again. */
export const reloadPressed = createEvent();

const reloadFx = createEffect(() => {
  location.reload();
});
const readAddressFx = createEffect(() => location.href);

/** The answer of a check that changed nothing. Without it on the screen the button would look broken. */
export const $outcome = createStore<'still' | 'failed' | null>(null)
  .on(recheckMutation.finished.success, () => 'still')
  .on(recheckMutation.finished.failure, () => 'failed')
  .reset(checkPressed, navigated);
export const $isChecking = recheckMutation.$pending;

sample({ clock: reloadPressed, target: reloadFx });
sample({ clock: checkPressed, target: readAddressFx });
sample({
  clock: readAddressFx.doneData,
  source: $isAuth,
  fn: (auth, url) => ({ auth, url }),
  target: recheckMutation.start,
});
sample({ clock: recheckMutation.finished.success, fn: ({ result }) => result, target: blockingReceived });
// The site is open, or closed for another reason: go to the page for it. Spec: BLOCK-14.
sample({
  clock: recheckMutation.finished.success,
  source: { blockPath: $blockPath, path: $path },
  filter: ({ blockPath, path }) => blockPath !== path,
  fn: ({ blockPath }) => ({ path: blockPath ?? '/', replace: true }),
  target: navigateTo,
});
