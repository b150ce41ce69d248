import { createEffect } from 'effector';

import { headerNames, headerValues } from '@contracts/common';

import { fetchFx } from '@/shared/api';

import { manifestBudgetMs } from '../config';

const headers = { [headerNames.requestedWith]: headerValues.requestedWith, [headerNames.appId]: headerValues.appId };

/**
 * GET /plugins/manifest.json, as text, so that one comparison shows whether it changed. It is a file, not a call: no
 * token, no recovery. Rejects when the time is over and for anything but success. Spec: api §2.
 */
export const fetchManifestFx = createEffect(async (): Promise<string> => {
  const url = new URL('/plugins/manifest.json', location.origin);
  const response = await fetchFx(new Request(url, { headers, signal: AbortSignal.timeout(manifestBudgetMs) }));
  if (!response.ok) throw new Error(`HTTP ${String(response.status)}`);
  return response.text();
});
