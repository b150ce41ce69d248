import { createEffect } from 'effector';

import { headerNames, headerValues } from '@contracts/common';
import type { PluginEntry } from '@contracts/plugin';
import { readView, type RemoteView } from '@contracts/remote-view';

import { fetchFx } from '@/shared/api';
import { logWarning } from '@/shared/lib/logger';
import { loadDeadlineMs, LoadFailure, pluginLine } from '@/shared/plugin-files';

/** `path`: of the page, with its language and its query. */
export type ViewQuestion = { entry: PluginEntry; path: string };

const headers = { [headerNames.requestedWith]: headerValues.requestedWith, [headerNames.appId]: headerValues.appId };

const isLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/**
 * GET {view url}{path of the page}. It is sent without a token: the server knows the player by the cookie alone.
 * Rejects with a `LoadFailure`. Spec: shell §7.
 */
export const askViewFx = createEffect<ViewQuestion, RemoteView, LoadFailure>(async ({ entry, path }) => {
  const address = `${entry.entry.replace(/\/$/, '')}${path}`;
  const request = new Request(new URL(address, location.origin), {
    headers,
    signal: AbortSignal.timeout(loadDeadlineMs),
  });
  const fail = (error: unknown): never => {
    throw new LoadFailure(isLate(error) ? 'late' : 'fetch', address);
  };
  const response = await fetchFx(request).catch(fail);
  if (!response.ok) throw new LoadFailure('fetch', address, response.status);
  const read = readView(await response.json().catch(fail));
  if (read === null) throw new LoadFailure('fetch', `${address}: no view came`);
  for (const name of read.faults) logWarning(pluginLine(entry, 'load', `its answer has a wrong "${name}"`));
  return read.view;
});
