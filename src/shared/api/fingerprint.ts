import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import { fingerprintFailureCap } from '@contracts/constants';
import { FingerprintAnswer } from '@contracts/session';

import { createPart, loaded } from '@/shared/late-code';
import { $serverOffset } from '@/shared/lib/clock';
import { logFx } from '@/shared/lib/logger';

import { createSingleFlight } from './single-flight';

/** `expiresAt`: epoch ms. `data`: the components that auth calls send. */
export type Fingerprint = { token: string; expiresAt: number; data: string };

const scriptPart = createPart({ name: 'fingerprint', load: () => import('./fingerprint-script') });

/** The code loads when the page is at rest, or with a form. */
export const execFingerprintFx = createEffect(async (): Promise<unknown> =>
  (await loaded(scriptPart)).execFingerprint(),
);

const readFx = attach({
  effect: createEffect(async (): Promise<Fingerprint> => {
    const { token, expiresAt, data } = FingerprintAnswer.parse(await execFingerprintFx());
    if (token === '' || data === '') throw new Error('The fingerprint lacks its token or data');
    return { token, expiresAt: expiresAt * 1000, data };
  }),
});
const sharedFx = createSingleFlight(readFx);

/** A form was opened, or the page is idle for the first time. */
export const fingerprintWanted = createEvent();

const $failures = createStore(0).on(readFx.fail, (count) => count + 1);
export const $fingerprint = createStore<Fingerprint | null>(null).on(readFx.doneData, (_, held) => held);

/** The token of a valid fingerprint. Null when there is none; calls are then sent without it. */
export const heldFingerprintFx = attach({
  source: { held: $fingerprint, offset: $serverOffset },
  effect: ({ held, offset }) => (held !== null && held.expiresAt > Date.now() + offset ? held.token : null),
});

/**
 * Makes a new fingerprint after the backend refused the old one. Null once the script has failed twice on this page.
 */
export const renewFingerprintFx = attach({
  source: $failures,
  effect: async (failures): Promise<string | null> => {
    if (failures >= fingerprintFailureCap) return null;
    try {
      return (await sharedFx()).token;
    } catch {
      return null;
    }
  },
});

sample({
  clock: fingerprintWanted,
  source: { held: $fingerprint, failures: $failures },
  filter: ({ held, failures }) => held === null && failures < fingerprintFailureCap,
  target: renewFingerprintFx,
});
sample({
  clock: readFx.failData,
  fn: (details) => ({ level: 'error' as const, text: 'Fingerprint failed', details }),
  target: logFx,
});
