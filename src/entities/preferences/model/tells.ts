import { createEffect, createEvent, createStore, sample } from 'effector';

import { type Tell, tells } from '@contracts/looks';

import { readCookie, writeCookie } from '@/shared/lib/cookie';
import { appReady } from '@/shared/lib/lifecycle';

import { choiceKept, keptForMs, preferencesOpened } from './preferences';

/** Turns one kind of message on or off. */
export const tellSwitched = createEvent<Tell>();

const readFx = createEffect((): readonly Tell[] => {
  const names = readCookie('tells')?.split('-') ?? [];
  return tells.filter((name) => names.includes(name));
});
const writeFx = createEffect((chosen: readonly Tell[]) => writeCookie('tells', chosen.join('-'), keptForMs));

/** The messages that the player wants to receive, in the order of the settings. Nothing at first. Row PREF-10. */
export const $tells = createStore<readonly Tell[]>([])
  .on(readFx.doneData, (_, chosen) => chosen)
  .on(tellSwitched, (chosen, name) => tells.filter((one) => chosen.includes(one) !== (one === name)));

sample({ clock: [appReady, preferencesOpened], target: readFx });
sample({ clock: tellSwitched, source: $tells, target: writeFx });
sample({ clock: writeFx.done, target: choiceKept });
