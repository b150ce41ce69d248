import { createEvent, createStore, sample } from 'effector';

import { logFx } from '@/shared/lib/logger';

import { providerOf, type Provider } from '../lib/providers';

/** Names that the configuration lists. */
export const providersConfigured = createEvent<readonly string[]>();

/** The known ones, in the order of the configuration. */
export const $providers = createStore<readonly Provider[]>([]).on(providersConfigured, (_, ids) =>
  ids.map(providerOf).filter((provider) => provider !== null),
);

// Spec: shell §1: an unknown one is logged and not shown.
sample({
  clock: providersConfigured,
  filter: (ids) => ids.some((id) => providerOf(id) === null),
  fn: (ids) => ({
    level: 'error' as const,
    text: 'Unknown social network',
    details: ids.filter((id) => providerOf(id) === null),
  }),
  target: logFx,
});
