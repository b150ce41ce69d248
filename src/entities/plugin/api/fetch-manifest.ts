import { createEffect } from 'effector';

import { HEADER, HEADER_VALUE } from '@contracts/common';

import { fetchFx } from '@/shared/api';

import { manifestBudgetMs } from '../config';

const headers = { [HEADER.requestedWith]: HEADER_VALUE.requestedWith, [HEADER.appId]: HEADER_VALUE.appId };

/**
 * GET /plugins/manifest.json, as text, so that an unchanged one is known without a comparison of trees. A file, not a call: no token, no recovery.
 * Rejects after the budget and for anything but success. Spec: api §2.
 */
export const fetchManifestFx = createEffect(async (): Promise<string> => {
  const url = new URL('/plugins/manifest.json', location.origin);
  const response = await fetchFx(new Request(url, { headers, signal: AbortSignal.timeout(manifestBudgetMs) }));
  if (!response.ok) throw new Error(`HTTP ${String(response.status)}`);
  return response.text();
});
