import { attach, createEffect, createEvent, createStore, sample, type Unit } from 'effector';

import { newUuid } from '@/shared/lib/device';

import { partsOf } from './file';
import { sendPartFx } from './parts';

/** A photo being sent. `done`: so many of its `of` parts are there. */
export type Upload = { id: string; file: File; done: number; of: number };

type Ways = {
  /** The server no longer has the parts: all of them go again. */
  partsLost: Unit<unknown>;
  /** It was handed in, or another photo is sent. */
  forgotten: Unit<unknown>[];
};

/** Sends a photo in parts, one after the other, and resumes where the last try ended. Row VERIF-09. */
export function createUpload({ partsLost, forgotten }: Ways) {
  /** Send this photo, or what is missing of it. */
  const wanted = createEvent<File>();
  const beginFx = createEffect((file: File): Upload => ({ id: newUuid(), file, done: 0, of: partsOf(file) }));
  const partFx = attach({ effect: sendPartFx });

  const $upload = createStore<Upload | null>(null)
    .on(beginFx.doneData, (_, upload) => upload)
    .on(partFx.done, (upload, { params }) =>
      upload?.id === params.id ? { ...upload, done: Math.max(upload.done, params.place + 1) } : upload,
    )
    .on(partsLost, (upload) => upload && { ...upload, done: 0 })
    .reset(forgotten);

  const asked = sample({ clock: wanted, source: $upload, fn: (upload, file) => ({ upload, file }) });
  sample({ clock: asked, filter: ({ upload }) => upload === null, fn: ({ file }) => file, target: beginFx });
  const next = sample({
    clock: [beginFx.done, asked.filter({ fn: ({ upload }) => upload !== null }), partFx.done],
    source: $upload,
    filter: (upload): upload is Upload => upload !== null,
  });
  sample({
    clock: next,
    filter: ({ done, of }) => done < of,
    fn: ({ id, file, done, of }) => ({ id, file, place: done, of }),
    target: partFx,
  });
  /** All parts are there. */
  const arrived = next.filter({ fn: ({ done, of }) => done >= of });
  return { wanted, arrived, failed: partFx.failData, $upload, $isSending: partFx.pending };
}
