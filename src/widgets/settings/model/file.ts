import { createEffect, createEvent, createStore, sample } from 'effector';

import type { DisplayChoices } from '@contracts/display';
import { z } from '@contracts/zod';

import { choicesChosen, readChoices, understood } from '@/entities/preferences';
import { saveSheetFx } from '@/shared/sheet';

import { settingsClosed } from './dialog';

const File = z.object({ display: z.record(z.string(), z.unknown()) });
/** A file of ours has a few hundred bytes. */
const longest = 10_000;

export const saveAsked = createEvent();
export const fileChosen = createEvent<Blob>();
export const usualAsked = createEvent();
export const undoAsked = createEvent();

const readFx = createEffect(readChoices);
const forgetFx = createEffect(readChoices);
/** Fails where the file is not one of ours. */
const loadFx = createEffect(async (file: Blob) => {
  if (file.size > longest) throw new Error(`The file has ${String(file.size)} bytes`);
  const { display } = File.parse(JSON.parse(await file.text()));
  return { ...understood(display), before: readChoices() };
});

type Told = { kind: 'loaded'; unknown: readonly string[] } | { kind: 'usual' | 'failed' };
/** What has just happened to all settings at once. */
export const $told = createStore<Told | null>(null)
  .on(loadFx.doneData, (_, { unknown }) => ({ kind: 'loaded', unknown }))
  .on(loadFx.fail, () => ({ kind: 'failed' }))
  .on(forgetFx.done, () => ({ kind: 'usual' }))
  .reset(undoAsked, settingsClosed);
/** What the settings were before that: the way back. */
const $before = createStore<DisplayChoices>({})
  .on(loadFx.doneData, (_, { before }) => before)
  .on(forgetFx.doneData, (_, before) => before);

sample({ clock: saveAsked, target: readFx });
sample({
  clock: readFx.doneData,
  fn: (display) => ({
    name: 'openbook-settings.json',
    text: JSON.stringify({ display }, null, 2),
    type: 'application/json' as const,
  }),
  target: saveSheetFx,
});
sample({ clock: fileChosen, target: loadFx });
sample({ clock: usualAsked, target: forgetFx });
sample({
  clock: [
    loadFx.doneData.map(({ choices }) => choices),
    forgetFx.done.map((): DisplayChoices => ({})),
    sample({ clock: undoAsked, source: $before }),
  ],
  target: choicesChosen,
});
