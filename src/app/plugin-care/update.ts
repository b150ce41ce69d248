import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import {
  $brought,
  type Brought,
  moduleOf,
  pluginLine,
  pluginRefused,
  pluginReplaced,
  pluginRestarted,
  updatesWanted,
} from '@/entities/plugin';
import { $t } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { readBusyFx } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';
import { $notice, noticeActed, noticeClosed, noticeShown } from '@/shared/lib/notices';
import { mountedPlaces, prepareReplacement } from '@/widgets/plugin-slot';

import { changeBegan } from './change';
import { isInUse } from './in-use';

sample({ clock: changeBegan, target: updatesWanted });

const placesOf = (id: string) => [...mountedPlaces].filter(({ mount }) => mount.entry.id === id);

/** The new version first draws behind the old one in each place, and replaces it when all have drawn. */
const showFx = createEffect(async ({ entry, enforce }: Brought) => {
  const module = moduleOf(entry);
  if (module === undefined) throw new Error('it has no script');
  const prepared = await Promise.allSettled(
    placesOf(entry.id).map((place) => prepareReplacement(place, entry, module)),
  );
  const replacements = prepared.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const failure = prepared.find((one) => one.status === 'rejected');
  if (failure !== undefined) {
    for (const { drop } of replacements) drop();
    throw failure.reason;
  }
  enforce();
  for (const { swap } of replacements) swap();
});

const $showing = createStore<readonly Brought[]>([])
  .on(showFx, (showing, brought) => [...showing, brought])
  .on(showFx.finally, (showing, { params }) => showing.filter((brought) => brought !== params));

/** Nobody is disturbed. */
const freeFound = createEvent<Brought>();
const busyFound = createEvent<Brought>();

/** A dialog, a form or a field anywhere, the focus in the app itself, or what was typed there. An app that shows nothing disturbs nobody. */
const lookFx = createEffect(async (waiting: readonly Brought[]) => {
  const restart = scopeBind(pluginRestarted, { safe: true });
  const free = scopeBind(freeFound, { safe: true });
  const busy = scopeBind(busyFound, { safe: true });
  const isBusy = await readBusyFx();
  for (const brought of waiting) {
    const places = placesOf(brought.entry.id);
    if (places.length === 0) restart(brought.entry);
    else if (isBusy || places.some(({ element }) => isInUse(element))) busy(brought);
    else free(brought);
  }
});

// When it comes, and each second until it is shown.
sample({
  clock: [$brought, $now],
  source: { brought: $brought, showing: $showing },
  filter: ({ brought, showing }) => brought.some((one) => !showing.includes(one)),
  fn: ({ brought, showing }) => brought.filter((one) => !showing.includes(one)),
  target: lookFx,
});

const action = 'show-plugin:';
const keyOf = ({ entry }: Brought) => `${action}${entry.id}`;

const $offered = createStore<readonly Brought[]>([]);
const offered = sample({
  clock: busyFound,
  source: $offered,
  filter: (before, brought) => !before.includes(brought),
  fn: (_, brought) => brought,
});
$offered.on(offered, (before, brought) => [...before, brought]);
sample({
  clock: offered,
  source: $t,
  fn: (t, brought) => ({
    kind: 'info' as const,
    text: t('popups.plugin.newVersion', { name: brought.entry.title ?? brought.entry.id }),
    action: { id: keyOf(brought), label: t('popups.plugin.show') },
    key: keyOf(brought),
  }),
  target: noticeShown,
});
const pressed = sample({
  clock: noticeActed,
  source: $brought,
  fn: (all, acted) => all.find((brought) => keyOf(brought) === acted.action),
});

const letIn = sample({ clock: pressed, filter: (brought): brought is Brought => brought !== undefined });
sample({
  clock: [freeFound, letIn],
  source: $showing,
  filter: (showing, brought) => !showing.includes(brought),
  fn: (_, brought) => brought,
  target: showFx,
});

// The offer has no newer version.
sample({
  clock: showFx.done,
  source: $notice,
  filter: (notice, { params }: { params: Brought }) => notice?.key === keyOf(params),
  fn: (notice) => notice?.id ?? 0,
  target: noticeClosed,
});
sample({ clock: showFx.done, fn: ({ params }) => params.entry, target: pluginReplaced });
sample({ clock: showFx.fail, fn: ({ params }) => params.entry, target: pluginRefused });
sample({
  clock: showFx.fail,
  fn: ({ params, error }) => ({
    level: 'error' as const,
    text: pluginLine(params.entry, 'update', 'it drew nothing and the version before stays'),
    details: error,
  }),
  target: logFx,
});
