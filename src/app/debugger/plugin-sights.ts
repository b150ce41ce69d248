import { createEffect, createStore, sample } from 'effector';

import { $apps, measured, pluginFailures } from '@/entities/plugin';
import type { PluginSight } from '@/pages/debugger';
import { $now } from '@/shared/lib/clock';

import { costOf } from '../plugin-care/costs';
import { usesOf } from '../plugin-host/try-out';

const readFx = createEffect((apps: ReturnType<typeof $apps.getState>): readonly PluginSight[] =>
  Object.values(apps).map(({ entry }) => {
    const { longMs, errors } = costOf(entry);
    const failures = pluginFailures.filter((failure) => failure.entry.id === entry.id);
    return {
      id: entry.id,
      loadMs: measured('load', entry)?.ms ?? null,
      mountMs: measured('mount', entry)?.ms ?? null,
      longMs,
      errors: [...failures.map(({ phase, text }) => `${phase}: ${text}`), ...errors.map((text) => `run: ${text}`)],
      uses: Object.fromEntries((entry.permissions ?? []).map((name) => [name, usesOf(entry.id, name)])),
    };
  }),
);

/** What the apps of this page cost, read anew each second. */
export const $pluginSights = createStore<readonly PluginSight[]>([]).on(readFx.doneData, (_, sights) => sights);
sample({ clock: [$now, $apps], source: $apps, target: readFx });
