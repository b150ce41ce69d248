import { createEffect } from 'effector';

import { HEADER, HEADER_VALUE } from '@contracts/common';

import { manifestBudgetMs } from '../config';

const url = '/plugins/manifest.json';

const headers = { [HEADER.requestedWith]: HEADER_VALUE.requestedWith, [HEADER.appId]: HEADER_VALUE.appId };

/** The answer that the early script has asked for; given out once. */
function takeEarly(): Promise<Response> | undefined {
  const { __early: early } = window;
  const answer = early?.[url];
  delete early?.[url];
  return answer;
}

const deadline = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No manifest within ${String(manifestBudgetMs)} ms`)), manifestBudgetMs);
  });

/**
 * GET /plugins/manifest.json, as text, so that an unchanged one is known without a comparison of trees. Rejects after the budget and for anything
 * but 200. Spec: api §2.
 */
export const fetchManifestFx = createEffect(async (): Promise<string> => {
  const response = await Promise.race([takeEarly() ?? fetch(url, { headers }), deadline()]);
  if (!response.ok) throw new Error(`HTTP ${String(response.status)}`);
  return response.text();
});
