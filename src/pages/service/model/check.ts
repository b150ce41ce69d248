import { createEffect, createEvent, createStore, sample } from 'effector';

import { $isAuth } from '@/entities/session';
import { $blockPath, blockingReceived } from '@/entities/site';
import { $path, navigateTo, navigated } from '@/shared/routing';

import { recheckMutation } from '../api/recheck';

/** "Check again" on a page of a closed region. */
export const checkPressed = createEvent();
/** "Check again" while the whole site is closed: what closed it is decided at the start. */
export const reloadPressed = createEvent();

const reloadFx = createEffect(() => {
  location.reload();
});
const readAddressFx = createEffect(() => location.href);

/** What the last check said, where it changed nothing: without an answer on the screen a button looks broken. */
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
// Open, or closed for another reason: the page that belongs to it. Spec: BLOCK-14.
sample({
  clock: recheckMutation.finished.success,
  source: { blockPath: $blockPath, path: $path },
  filter: ({ blockPath, path }) => blockPath !== path,
  fn: ({ blockPath }) => ({ path: blockPath ?? '/', replace: true }),
  target: navigateTo,
});
