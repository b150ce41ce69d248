import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import { fingerprintFailureCap, fingerprintWaitMs } from '@contracts/constants';
import { FingerprintAnswer } from '@contracts/session';
import { FINGERPRINT_SCRIPT } from '@contracts/fingerprint';

import { $serverOffset } from '@/shared/lib/clock';
import { logFx } from '@/shared/lib/logger';
import { createSingleFlight } from './single-flight';
import { createScriptUrl } from '@/shared/lib/trusted-url';

/** `expiresAt`: epoch ms. `data`: the components data that auth calls carry. */
export type Fingerprint = { token: string; expiresAt: number; data: string };

declare global {
  interface Window {
    __hd?: { exec: () => Promise<unknown> };
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const loadScript = () =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.integrity = FINGERPRINT_SCRIPT.integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('The fingerprint script did not load'));
    };
    script.src = createScriptUrl('fingerprint-url', FINGERPRINT_SCRIPT.path);
    document.head.append(script);
  });

/** Runs the script's `exec`; a script that is there before its function is given one more moment. */
export const execFingerprintFx = createEffect(async (): Promise<unknown> => {
  if (window.__hd === undefined) await loadScript();
  if (window.__hd === undefined) await wait(fingerprintWaitMs);
  if (window.__hd === undefined) throw new Error('The fingerprint script has no exec');
  return window.__hd.exec();
});

const readFx = attach({
  effect: createEffect(async (): Promise<Fingerprint> => {
    const { token, expiresAt, data } = FingerprintAnswer.parse(await execFingerprintFx());
    if (token === '' || data === '') throw new Error('The fingerprint lacks its token or data');
    return { token, expiresAt: expiresAt * 1000, data };
  }),
});
const sharedFx = createSingleFlight(readFx);

/** Wanted by whoever opens a form, and once when the page has come to rest. */
export const fingerprintWanted = createEvent();

const $failures = createStore(0).on(readFx.fail, (count) => count + 1);
export const $fingerprint = createStore<Fingerprint | null>(null, { serialize: 'ignore' }).on(
  readFx.doneData,
  (_, held) => held,
);

/** The token of a valid fingerprint, else null: calls then go without. */
export const heldFingerprintFx = attach({
  source: { held: $fingerprint, offset: $serverOffset },
  effect: ({ held, offset }) => (held !== null && held.expiresAt > Date.now() + offset ? held.token : null),
});

/** A new one after the backend refused the old one; null once the script has failed twice in this page. */
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
  fn: () => undefined,
  target: renewFingerprintFx,
});
sample({
  clock: readFx.failData,
  fn: (details) => ({ level: 'error' as const, text: 'Fingerprint failed', details }),
  target: logFx,
});
