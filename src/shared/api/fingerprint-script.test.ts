// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fingerprintScript } from '@contracts/fingerprint';

import { execFingerprint } from './fingerprint-script';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  delete window.__hd;
});

const script = () => document.head.querySelector('script')!;
const tell = () => {
  window.__hd = { exec: () => Promise.resolve('told') };
};

test('[BOOT-26] the script comes from its path with its pin; a function that is late is waited for 110 ms', async () => {
  const told = execFingerprint();
  expect(new URL(script().src).pathname).toBe(fingerprintScript.path);
  expect(script().integrity).toBe(fingerprintScript.integrity);
  script().dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(109);
  tell();
  await vi.advanceTimersByTimeAsync(1);
  expect(await told).toBe('told');
});

test('[BOOT-26] a script without a function fails after 110 ms; what comes later waits for the next call', async () => {
  const failed = expect(execFingerprint()).rejects.toThrow('no exec');
  script().dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(110);
  await failed;
  tell();
  expect(await execFingerprint()).toBe('told');
});

test('[BOOT-26] [DEVICE-10] a script that did not load leaves no element, and the next call asks for it anew', async () => {
  const failed = expect(execFingerprint()).rejects.toThrow('did not load');
  script().dispatchEvent(new Event('error'));
  await failed;
  expect(script()).toBeNull();
  const told = execFingerprint();
  tell();
  script().dispatchEvent(new Event('load'));
  expect(await told).toBe('told');
});
