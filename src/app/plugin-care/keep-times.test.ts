import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import { appReady } from '@/shared/lib/lifecycle';

import './keep-times';

test('[PLUG-75] a page that is ready keeps the times of thousands of files: what the last app weighs is among them', async () => {
  const keep = vi.fn();
  vi.stubGlobal('performance', { setResourceTimingBufferSize: keep });
  await allSettled(appReady, { scope: fork() });
  expect(keep.mock.calls).toEqual([[expect.any(Number)]]);
  expect(keep.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(2000);
  vi.unstubAllGlobals();
});
