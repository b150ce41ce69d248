import { createEffect, createStore, sample } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

import { $apps, measured, pluginFailures } from '@/entities/plugin';
import { $now } from '@/shared/lib/clock';
import type { PluginSight } from '@/widgets/plugin-overview';
import { mountedPlaces } from '@/widgets/plugin-slot';

import { costOf } from '../plugin-care/costs';
import { isWide } from '../plugin-host/open-host';
import { usesOf } from '../plugin-host/uses';

/** What an app of SDK 1.0 reads from a store is counted outside production only: header and footer would wait for that code. */
const isCounted = (entry: PluginEntry, permission: string) =>
  import.meta.env.MODE !== 'production' || isWide(entry) || !['session:read', 'balance:read'].includes(permission);

/** The measurable part of an app's memory: browsers tell only the memory of the whole page. */
const elementsOf = ({ id }: PluginEntry): number =>
  [...mountedPlaces]
    .filter(({ mount }) => mount.entry.id === id)
    .reduce((sum, { element }) => sum + element.querySelectorAll('*').length, 0);

const readFx = createEffect((apps: ReturnType<typeof $apps.getState>): readonly PluginSight[] =>
  Object.values(apps).map(({ entry }) => {
    const { longMs, errors } = costOf(entry);
    const failures = pluginFailures.filter((failure) => failure.entry.id === entry.id);
    return {
      id: entry.id,
      loadMs: measured('load', entry)?.ms ?? null,
      mountMs: measured('mount', entry)?.ms ?? null,
      longMs,
      elements: elementsOf(entry),
      errors: [...failures.map(({ phase, text }) => `${phase}: ${text}`), ...errors.map((text) => `run: ${text}`)],
      uses: Object.fromEntries(
        (entry.permissions ?? []).map((name) => [name, isCounted(entry, name) ? usesOf(entry.id, name) : null]),
      ),
    };
  }),
);

/** The cost of the apps on this page, read again each second. */
export const $pluginSights = createStore<readonly PluginSight[]>([]).on(readFx.doneData, (_, sights) => sights);
sample({ clock: [$now, $apps], source: $apps, target: readFx });
