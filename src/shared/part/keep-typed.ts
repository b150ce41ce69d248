import { createEffect, type Event, type EventCallable, sample, type Store } from 'effector';

import type { z } from '@contracts/zod';

import { reloadBegun } from './parts';

type Typed<Fields> = {
  /** The name of the form in session storage, after `openbook.typed.`. */
  name: string;
  /** What the player typed. Never a password or a code, because scripts of the page can read it. */
  $fields: Store<Fields>;
  /** The form is on the screen and empty. */
  opened: Event<void>;
  /** Fills in what the player typed before the reload. */
  restored: EventCallable<Fields>;
  schema: z.ZodMiniType<Fields>;
};

/**
 * Keeps a form over the reload that a newer release needs, whether the page or the player begins it. The form restores
 * the kept text once, when it next opens. Where session storage is missing, the form opens empty. Row ERR-21.
 */
export function keepTyped<Fields>({ name, $fields, opened, restored, schema }: Typed<Fields>): void {
  const key = `openbook.typed.${name}`;
  const keepFx = createEffect((fields: Fields) => sessionStorage.setItem(key, JSON.stringify(fields)));
  const takeFx = createEffect((): Fields => {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return schema.parse(JSON.parse(text ?? ''));
  });
  sample({ clock: reloadBegun, source: $fields, target: keepFx });
  sample({ clock: opened, target: takeFx });
  sample({ clock: takeFx.doneData, target: restored });
}
