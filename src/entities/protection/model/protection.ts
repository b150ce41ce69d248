import { createEvent, createStore, sample } from 'effector';

import { offeredLimits, protectionOf } from '@contracts/protection';

import { $siteConfig } from '@/entities/site/@x/protection';
import { logFx } from '@/shared/lib/logger';

/** Somebody looks at what protects players. What of it could not be read is then named in the log, once. */
export const protectionShown = createEvent();

/** Profile, values and the source of each. Only late parts read it: nothing of it is in the first load. Row LIM-40. */
export const $readProtection = $siteConfig.map((config) => protectionOf(config ?? {}));
export const $protection = $readProtection.map(({ values }) => values);

/** Types of the limits that the site offers. Rows LIM-09, LIM-24. */
export const $offeredLimits = $siteConfig.map(
  (config) => config?.availableResponsibleGamingLimitsIds ?? offeredLimits(protectionOf({}).values),
);

const $told = createStore('');
const faultsNamed = sample({
  clock: [protectionShown, $readProtection.updates],
  source: { read: $readProtection, told: $told },
  filter: ({ read, told }) => read.faults.length > 0 && read.faults.join('\n') !== told,
  fn: ({ read }) => read.faults.join('\n'),
});
$told.on(faultsNamed, (_, told) => told);
sample({
  clock: faultsNamed,
  fn: (text) => ({ level: 'warning' as const, text: `What protects players, in the site configuration: ${text}` }),
  target: logFx,
});
