import { attach, combine, createEvent, createStore, sample } from 'effector';

import { $loadedGroups, loadDictionariesFx } from '@/shared/i18n';

import { $canInstall } from './prompt';

const group = 'install';
const loadTextsFx = attach({ effect: loadDictionariesFx, mapParams: () => [group] });

/** A page about the app is on the screen. */
export const appPageOpened = createEvent();
const $isWanted = createStore(false)
  .on(appPageOpened, () => true)
  .on($canInstall, (isWanted, canInstall) => isWanted || canInstall);

export const $areTextsHere = $loadedGroups.map((groups) => groups.includes(group));

// With the first thing that shows them, and again in another language.
sample({
  clock: combine($isWanted, $areTextsHere, (isWanted, areHere) => isWanted && !areHere),
  filter: Boolean,
  fn: () => undefined,
  target: loadTextsFx,
});
