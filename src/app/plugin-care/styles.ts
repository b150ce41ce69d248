import { createEffect, createStore, sample } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

import { $apps, holdWithin } from '@/entities/plugin';

import { changeBegan } from './change';

const $hasBegun = createStore(false).on(changeBegan, () => true);

const holdFx = createEffect((entries: readonly PluginEntry[]) => entries.forEach(holdWithin));

sample({
  clock: [$hasBegun, $apps],
  source: { hasBegun: $hasBegun, apps: $apps },
  filter: ({ hasBegun }) => hasBegun,
  fn: ({ apps }) =>
    Object.values(apps)
      .filter(({ state }) => state === 'ready')
      .map(({ entry }) => entry),
  target: holdFx,
});
